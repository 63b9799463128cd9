import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const checks = [
  { name: 'types of core', entry: 'typescript/bin/tsc', args: ['-p', 'core'] },
  { name: 'types of the server', entry: 'typescript/bin/tsc', args: ['-p', 'server'] },
  { name: 'types of the web', entry: 'typescript/bin/tsc', args: ['-p', 'web'] },
  { name: 'types of the tests', entry: 'typescript/bin/tsc', args: ['-p', 'tests'] },
  {
    name: 'format and lint',
    entry: '@biomejs/biome/bin/biome',
    args: ['ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'dead code', entry: 'knip/bin/knip.js', args: [] },
]

/** Types, lint and dead code; each result with its name, what is wrong printed on the way. */
export function runChecks() {
  return checks.map(({ name, entry, args }) => {
    const run = spawnSync(process.execPath, [join(root, 'node_modules', entry), ...args], {
      cwd: root,
      encoding: 'utf8',
    })
    const passed = run.status === 0
    process.stdout.write(`${passed ? '✓' : '✗'} ${name}\n`)
    if (!passed) process.stdout.write(`${run.stdout}${run.stderr}\n`)
    return { name, passed }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = runChecks().every((check) => check.passed) ? 0 : 1
}
