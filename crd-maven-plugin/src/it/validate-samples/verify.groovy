def log = new File(basedir, 'build.log').text
assert log.contains('2 samples in src/test/crd-samples: 1 accepted, 1 refused, as they must be')
assert log =~ /topic\.yaml:\[5,\d+\] spec\.replicas: Invalid value: 0: /
assert log =~ /topic\.yaml:\[6,\d+\] spec\.replica: unknown field, which would not be stored/
assert log.contains('Kubernetes 1.2 is older than 1.29, the oldest supported')
