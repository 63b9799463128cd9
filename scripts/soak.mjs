import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, root } from './install.mjs'

/**
 * What takes longer than anybody waits for before a push: a load with everything that can go wrong (bench/soak.ts),
 * requests of every odd kind (bench/fuzz.ts), whether the tests notice a wrong edit (scripts/mutation.mjs), the same tests with many more cases
 * (tests/amount.ts), and whether axe finds anything in a dialog. It stops by itself, and talks to nobody but this machine.
 */
installPackages()

/** The test files of a room that try more in a soak: those that ask for an amount. */
const thorough = (room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(room, name))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes("/amount.ts'"))
const journeys = thorough('tests/journeys')
const others = ['core', 'server', 'tests'].flatMap(thorough).filter((path) => !journeys.includes(path))
const node = (words, environment = {}) =>
  spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0

/** All journeys once more in a scheme of colours, with axe at every dialog that opens (tests/journeys/dialog-watch.ts). */
function dialogsPass(scheme) {
  const report = join(mkdtempSync(join(tmpdir(), 'dialogs-')), 'seen')
  const journeysPass = node([tool('vitest/vitest.mjs'), 'run', '--project', 'journeys'], {
    HUB_CHROMIUM: findChromium() ?? '',
    HUB_DIALOG_REPORT: report,
    HUB_DIALOG_SCHEME: scheme,
  })
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
  const seen = lines.map((line) => JSON.parse(line))
  const wrong = seen.filter(({ problems }) => problems.length > 0)
  for (const { name, path, problems } of wrong) console.log(`✗ ${name} (${path}): ${problems.join('; ')}`)
  console.log(
    `${new Set(seen.map(({ name }) => name)).size} dialogs seen in ${scheme}, ${wrong.length} with problems`,
  )
  return journeysPass && seen.length > 0 && wrong.length === 0
}

build()
const tool = (path) => join(root, 'node_modules', path)
const suites = ['--project', 'core', '--project', 'server']
const passed = [
  node([tool('tsx/dist/cli.mjs'), 'bench/soak.ts']),
  node([tool('tsx/dist/cli.mjs'), 'bench/fuzz.ts']),
  node([join(root, 'scripts/mutation.mjs')]),
  node([tool('vitest/vitest.mjs'), 'run', ...suites, ...others], { HUB_SOAK: '1' }),
  node([tool('vitest/vitest.mjs'), 'run', '--project', 'journeys', ...journeys], {
    HUB_SOAK: '1',
    HUB_CHROMIUM: findChromium() ?? '',
  }),
  dialogsPass('light'),
  dialogsPass('dark'),
]
process.exitCode = passed.every(Boolean) ? 0 : 1
