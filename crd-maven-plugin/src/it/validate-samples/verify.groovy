def log = new File(basedir, 'build.log').text
assert log.contains('5 samples in src/test/crd-samples: 2 accepted, 3 refused, as they must be')

def errors = log.readLines().findAll { it =~ /^\[ERROR\] .*bad-samples.*\.yaml:\[/ }
        .collect { it.replaceFirst(/^.*bad-samples./, '') }
assert errors == [
        'accepted.invalid.yaml:[2,1] is accepted, but must be refused',
        'lost.old.yaml:[1,1] no file has what replaces these objects',
        'shrink.yaml:[4,8] spec.replicas: Invalid value: 2: replicas are never taken away',
        'text.invalid.yaml:[2,1] is not refused with "spec.size", but with: spec.replicas: Invalid value: 0:'
                + ' spec.replicas in body should be greater than or equal to 1',
        'topic.yaml:[6,3] spec.replica: unknown field, which would not be stored',
        'topic.yaml:[5,3] spec.replicas: Invalid value: 0: spec.replicas in body should be greater than or equal to 1',
        'twice.yaml:[3,1] duplicate key \'kind\', which line 2 gives too',
]
assert log.contains('Kubernetes 1.2 is older than 1.29, the oldest supported')
