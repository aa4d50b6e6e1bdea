def log = new File(basedir, 'build.log').text
['crd:generate', 'crd:update', 'crd:check', 'crd:lint', 'crd:explain', 'crd:migrate-plan', 'crd:help', 'crdDirectory', 'crd.failOnWarning', 'crd.check.skip'].each { assert log.contains(it) }
return true
