def beside = new File(basedir, 'beside/target/classes/META-INF/crds/topics.example.com.yaml').text
def inside = new File(basedir, 'inside/target/classes/META-INF/crds/topics.example.com.yaml').text
assert beside == inside
assert inside.contains('maximum: 9')
def log = new File(basedir, 'build.log').text
assert log.contains('Wrote 1 of 1 CRD to target/classes/META-INF/crds')
assert log.contains('1 CRD in target/classes/META-INF/crds, made by the compiler')
