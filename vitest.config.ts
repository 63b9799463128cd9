import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ruleContent } from './scripts/rule-content.ts'
import { topicsReadOnce } from './scripts/topics-read.ts'

/**
 * The files that `npm test` runs on the PostgreSQL server at TEST_DATABASE_URL too. A file stands here when another
 * version of PostgreSQL, with settings of its own, could answer it differently: it is about migrations, plans of lists
 * and searches, many at once, backups, or connections that end. What a form refuses and a file holds is the same.
 */
const onOtherServer = [
  'server/{backup,lost-connection,two-servers}.test.ts',
  'server/database/*-migration.test.ts',
  'server/lists/*.test.ts',
  'server/features/audit-trail/*.test.ts',
  'server/features/emdn/emdn.test.ts',
  'server/features/master-di/master-di-{crowd,list}.test.ts',
  'server/features/{readiness/readiness,submissions/submission-crowd}.test.ts',
]

/** Neither of these files says all that it is translated to. */
const notKept: Plugin = {
  name: 'not-kept',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
    keyOf(({ id }) => (/\/(rule-content|packed-by-build)\.ts$/.test(id) ? false : undefined)),
}

/** As the build does. */
const asBuilt = {
  define: { RULE_CONTENT: JSON.stringify(ruleContent()) },
  plugins: [topicsReadOnce, notKept],
}

/**
 * A worker keeps its modules from file to file: loading them took longer than most files' tests. Tests wait half of the
 * time, for a database or a page: two workers for each of the two cores of the usual machine.
 */
const shared = { environment: 'node', isolate: false, maxWorkers: 4 } as const

const server = {
  ...shared,
  globalSetup: 'tests/server-setup.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Pure tables (core, web), the server on a real database, a real browser. */
export default defineConfig({
  test: {
    // What was translated once is kept: each project, and each run, would do it anew.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/hub-translated' },
    projects: [
      {
        ...asBuilt,
        test: {
          ...shared,
          name: 'core',
          // Tables of thousands of lines are read, on a machine that does three other things.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['core/**/*.test.ts', 'web/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      { ...asBuilt, test: { ...server, name: 'server', include: ['server/**/*.test.ts'] } },
      {
        ...asBuilt,
        test: {
          ...server,
          name: 'other-server',
          include: onOtherServer,
          globalSetup: 'tests/other-server-setup.ts',
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          // The built hub is loaded as it is.
          server: { deps: { external: [/\/dist\//] } },
          globalSetup: 'tests/server-setup.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
