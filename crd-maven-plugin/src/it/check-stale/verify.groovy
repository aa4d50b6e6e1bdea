def log = new File(basedir, 'build.log').readLines().collect { it.replaceAll('\\u001b\\[[0-9;]*m', '') }
def first = log.findIndexOf { it == '[ERROR] 3 of 3 CRDs in src/main/crds are not what the sources say:' }
assert first > 0
def errors = log.drop(first + 1).takeWhile { it.startsWith('[ERROR]') }
assert errors[0] == '[ERROR]   queues.example.com.yaml is of no class any more'
assert errors[1] == '[ERROR]   topics.example.com.yaml'
def at = errors.findIndexOf { it.startsWith('[ERROR]     @@ spec.versions[v1] … ') && it.endsWith('properties.spec.properties.replicas') }
assert errors[at + 1] == '[ERROR]     -  minimum: 0'
assert errors[at + 2] == '[ERROR]     +  minimum: 1'
assert errors[-2] == '[ERROR]   users.example.com.yaml is missing'
assert errors[-1] == "[ERROR] Run 'mvn crd:update' and commit the result."
assert log.any { it.startsWith('[ERROR] Failed to execute goal') && it.contains('3 of 3 CRDs in src/main/crds are not what the sources say') }
