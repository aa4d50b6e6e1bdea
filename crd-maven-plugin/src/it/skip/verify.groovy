def log = new File(basedir, 'build.log').text
assert log.count('Skipped: crd.skip is set') == 2
assert log.count('Skipped: crd.generate.skip is set') == 1
assert log.count('Skipped: crd.check.skip is set') == 1
assert !new File(basedir, 'target/classes/META-INF').exists()
