def log = new File(basedir, 'build.log').text
assert log.count('No CRDs: no class of this project is a custom resource') >= 3
assert !log.contains('[WARN')
assert !new File(basedir, 'src/main/crds').exists()
assert !new File(basedir, 'target/classes/META-INF').exists()
