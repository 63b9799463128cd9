import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, root } from './install.mjs'

/**
 * What takes longer than anybody waits for before a push: a load with everything that can go wrong (bench/soak.ts), and
 * the same tests with many more cases (tests/amount.ts). It stops by itself, and talks to nobody but this machine.
 */
installPackages()

const thorough = [
  'tests/eudamed',
  'tests/submission-message',
  'server/durability',
  'server/fuzz',
  'server/features/master-di/gudid-large-import',
  'server/features/master-di/master-di-model',
  'server/features/approval/controlled-model',
  'server/features/submissions/standing-model',
  'server/features/submissions/submission-model',
  'tests/required',
]
const node = (words, environment = {}) =>
  spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0

build()
const tool = (path) => join(root, 'node_modules', path)
const suites = ['--project', 'core', '--project', 'server']
const passed = [
  node([tool('tsx/dist/cli.mjs'), 'bench/soak.ts']),
  node([tool('vitest/vitest.mjs'), 'run', ...suites, ...thorough], { HUB_SOAK: '1' }),
  node([tool('vitest/vitest.mjs'), 'run', '--project', 'journeys', 'tests/journeys/sheet-keyboard'], {
    HUB_SOAK: '1',
    HUB_CHROMIUM: findChromium() ?? '',
  }),
]
process.exitCode = passed.every(Boolean) ? 0 : 1
