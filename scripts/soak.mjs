import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, root } from './install.mjs'

/**
 * What takes longer than anybody waits for before a push: a load with everything that can go wrong (bench/soak.ts),
 * whether the tests notice a wrong edit (scripts/mutation.mjs), and the same tests with many more cases
 * (tests/amount.ts). It stops by itself, and talks to nobody but this machine.
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

build()
const tool = (path) => join(root, 'node_modules', path)
const suites = ['--project', 'core', '--project', 'server']
const passed = [
  node([tool('tsx/dist/cli.mjs'), 'bench/soak.ts']),
  node([join(root, 'scripts/mutation.mjs')]),
  node([tool('vitest/vitest.mjs'), 'run', ...suites, ...others], { HUB_SOAK: '1' }),
  node([tool('vitest/vitest.mjs'), 'run', '--project', 'journeys', ...journeys], {
    HUB_SOAK: '1',
    HUB_CHROMIUM: findChromium() ?? '',
  }),
]
process.exitCode = passed.every(Boolean) ? 0 : 1
