import { defineConfig } from 'vitest/config'
import { ruleContent } from './scripts/rule-content.ts'

/**
 * The files that `npm test` runs on the embedded database too when all have run on the PostgreSQL server at
 * TEST_DATABASE_URL, which is far quicker; without one everything runs on the embedded database. A file stands here
 * when the two databases could answer it differently: it is about migrations, locks, crowds, lists, searches, batches or
 * the chain of the audit trail, or starts the hub as `npm start` does. Both are PostgreSQL: what a form refuses, a file
 * holds and a statement means is the same on both.
 */
const onBothDatabases = [
  'server/{backup,cli,cli-user,concurrency,durability,full-disk,main}.test.ts',
  'server/{database,lists,platform}/*.test.ts',
  'server/features/{audit-trail,emdn,jobs,portfolio}/*.test.ts',
  'server/features/master-di/gudid-large-interruption.test.ts',
  'server/features/master-di/master-di-{crowd,export,list}.test.ts',
  'server/features/submissions/{carry-over,oversight,readiness,standing-model,submissions,submission-{copies,crowd,sheets}}.test.ts',
]

/** As the build does. */
const define = { RULE_CONTENT: JSON.stringify(ruleContent()) }

/** A worker keeps its modules from file to file: loading them took longer than most files' tests. */
const shared = { environment: 'node', isolate: false, maxWorkers: 2 } as const

const server = {
  ...shared,
  globalSetup: 'tests/server-setup.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** Pure tables (core, web), the server on a real database, a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        define,
        test: {
          ...shared,
          name: 'core',
          include: ['core/**/*.test.ts', 'web/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      { define, test: { ...server, name: 'server', include: ['server/**/*.test.ts'] } },
      { define, test: { ...server, name: 'embedded', include: onBothDatabases } },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          globalSetup: ['tests/server-setup.ts', 'tests/journeys/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
