def crds = new File(basedir, 'src/main/crds')
assert crds.list().sort() as List == ['others.yaml', 'topics.example.com.yaml']
assert new File(crds, 'others.yaml').text.startsWith('# Written by hand.')
assert new File(basedir, 'build.log').text.contains('Removed src/main/crds/queues.example.com.yaml, which is of no class any more')
