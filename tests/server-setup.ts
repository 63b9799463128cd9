import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBundled } from '#server/database/bundled/bundled-server.ts'
import { projectRoot } from '#server/platform/project-root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…` of the server that tests make their databases on. */
    readonly testServer: string
    /** The same where that is the one at TEST_DATABASE_URL; else blank. */
    readonly otherServer: string
  }
}

/** Nothing here outlives its test: nobody waits for the disk. What was acknowledged is tested on hubs of their own. */
const carefree = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** Before the first test of the server: a build, and the bundled PostgreSQL, for all tests together. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildForTests()
  const directory = mkdtempSync(join(tmpdir(), 'hub-tests-'))
  const { connection, close } = await startBundled(directory, new Date(), { settings: carefree })
  const { host, user, database } = connection
  const url = new URL(`postgres://${user}@localhost/${database}`)
  url.searchParams.set('host', host)
  project.provide('testServer', url.href)
  project.provide('otherServer', '')
  return async () => {
    await close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** One build for all that need one, the tests of the process and the threads, which cannot read TypeScript. */
export function buildForTests(): void {
  const output = execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs'), 'for-tests'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.HUB_TEST_BUILD = output.trim().split('\n').at(-1) ?? ''
}
