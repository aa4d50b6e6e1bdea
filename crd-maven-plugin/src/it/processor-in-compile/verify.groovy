def log = new File(basedir, 'build.log').text
assert log.contains('1 CRD in target/classes/META-INF/crds, made by the compiler')
assert log.contains('Wrote 1 of 1 CRD to src/main/crds')
assert log.contains('1 CRD in src/main/crds as the sources say')
assert !log.contains('to target/classes/META-INF/crds')
