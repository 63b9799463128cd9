import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, root } from './install.mjs'

/**
 * What takes longer than anybody waits for before a push: the same tests with many more cases (tests/amount.ts).
 * It stops by itself, and talks to nobody but this machine.
 */
installPackages()

const thorough = [
  'tests/eudamed',
  'tests/submission-message',
  'server/durability',
  'server/fuzz',
  'server/features/master-di/gudid-large-import',
  'server/features/master-di/master-di-model',
]
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const run = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'core', '--project', 'server', ...thorough],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HUB_SOAK: '1' } },
)
process.exitCode = run.status ?? 1
