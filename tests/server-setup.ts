import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project-root.ts'

/**
 * Before the first test of the server: one build for all that need one, the tests of the process and the threads,
 * which cannot read TypeScript.
 */
export default function setup(): void {
  const output = execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs'), 'for-tests'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.HUB_TEST_BUILD = output.trim().split('\n').at(-1) ?? ''
}
