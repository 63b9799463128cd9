import { spawn } from 'node:child_process'
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
  {
    name: 'code only tests reach',
    entry: 'knip/bin/knip.js',
    args: ['--production', '--include', 'files'],
  },
]

/** Types, lint and dead code, all at once; each result with its name, what is wrong printed on the way. */
export function runChecks() {
  return Promise.all(
    checks.map(async ({ name, entry, args }) => {
      const { passed, output } = await run([join(root, 'node_modules', entry), ...args])
      process.stdout.write(`${passed ? '✓' : '✗'} ${name}\n${passed ? '' : `${output}\n`}`)
      return { name, passed }
    }),
  )
}

function run(words) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ passed: code === 0, output }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const checked = await runChecks()
  process.exitCode = checked.every((check) => check.passed) ? 0 : 1
}
