def log = new File(basedir, 'build.log').text
assert log.contains("Run 'mvn crd:update -pl topics -am' and commit the result.") || log.contains("Run 'mvn crd:update -pl users -am' and commit the result.")
assert log.contains('Skipped: a project of packaging pom has no classes')
assert log.contains('No CRDs: no class of this project is a custom resource')
['topics', 'users'].each {
  assert new File(basedir, it + '/src/main/crds/' + it + '.example.com.yaml').text.contains('minimum: 1')
  assert new File(basedir, it + '/target/classes/META-INF/crds/' + it + '.example.com.yaml').exists()
}
assert !new File(basedir, 'common/src/main/crds').exists()
