def log = new File(basedir, 'build.log').text
assert log.contains('## 2. Store in v1')
assert log.contains('- objects may be stored in v1alpha1: status.storedVersions names it')
assert log.contains('The new CRDs must not be applied yet: follow the steps in ')

def steps = new File(basedir, 'target/crd-migration/topics.example.com')
assert new File(steps, '3-migrate.yaml').text.contains('kind: StorageVersionMigration')
assert new File(steps, '7-apply.yaml').text.contains('name: v1\n')
