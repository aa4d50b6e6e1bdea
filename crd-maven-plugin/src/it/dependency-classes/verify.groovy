def log = new File(basedir, 'build.log').text
assert log.contains('Wrote 1 of 1 CRD to target/classes/META-INF/crds')
assert log.contains("'io.github.crd4j.it:ape' in dependencies of crd-maven-plugin is not on the compile class path of the project; did you mean 'io.github.crd4j.it:api'?")
assert new File(basedir, 'chart/target/classes/META-INF/crds/topics.example.com.yaml').text.contains('minimum: 1')
assert !new File(basedir, 'api/target/classes/META-INF').exists()
