def log = new File(basedir, 'build.log').text
assert log =~ /src.main.java.com.example.Topic\.java:\[\d+,\d+\] \[\w+\] .*Thread/
assert log.contains('The CRDs have 1 error, shown above')
assert new File(basedir, 'src/main/crds/topics.example.com.yaml').text.endsWith('kind: CustomResourceDefinition\n')
assert !new File(basedir, 'target/classes/META-INF').exists()
