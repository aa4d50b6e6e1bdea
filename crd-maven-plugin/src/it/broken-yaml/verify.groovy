def log = new File(basedir, 'build.log').text
assert log.contains('  by-hand.yaml is not YAML')
assert log =~ /by-hand\.yaml:\[\d+,\d+\] \[MalformedYaml\]/
assert log =~ /topics\.example\.com\.yaml:\[\d+,\d+\] \[MalformedYaml\]/
assert log.contains("Correct by hand what crd4j did not write, then run 'mvn crd:update' and commit the result.")
assert new File(basedir, 'src/main/crds/topics.example.com.yaml').text.endsWith('spec: [1\n')
assert new File(basedir, 'src/main/crds/by-hand.yaml').text == 'kind: X\nspec: {a: 1\n'
