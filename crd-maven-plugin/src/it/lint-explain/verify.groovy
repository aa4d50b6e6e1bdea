def log = new File(basedir, 'build.log').text
assert log.contains('Skipped: crd.lint.skip is set')
assert log.contains('# UnknownListMapKey')
assert log =~ /widgets\.yaml:\[16,15\] \[UnknownType\] /
assert log.contains("1 error and 0 warnings in 1 CRD, shown above; 'mvn crd:explain -Drule=ID' says more")
