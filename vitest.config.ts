import { defineConfig } from 'vitest/config'

/**
 * The files that `npm test` runs again on the PostgreSQL server at TEST_DATABASE_URL. A file stands here when the two
 * databases could answer it differently: it has statements that no file here has, or is about migrations, locks,
 * crowds, lists, searches, batches or the chain of the audit trail. What a form refuses and a file holds is the same
 * on both. When in doubt, add it.
 */
const onBothDatabases = [
  'server/{backup,cli,lost-connection,two-servers}.test.ts',
  'server/fuzz.test.ts',
  'server/{database,lists,platform,requests}/*.test.ts',
  'server/features/{actors,audit-trail,auth,emdn,jobs,requests,security-events}/*.test.ts',
  'server/features/master-di/gudid-large-{import,interruption}.test.ts',
  'server/features/master-di/master-di-{crowd,export,list}.test.ts',
  'server/features/master-di/role-matrix.test.ts',
  'server/features/submissions/{exchange,register}/*.test.ts',
  'server/features/submissions/{basic-udi-dis,device-families,entries,operator-defaults,oversight,submission{s,-facts,-files,-stats,-upload}}.test.ts',
  'server/features/submissions/{country-upload,readiness,submission-removal,working-copies,sheet-gaps,sheet-joining,submission-{copies,crowd,model,sheets}}.test.ts',
  'server/features/portfolio/portfolio.test.ts',
]

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
        test: {
          ...shared,
          name: 'core',
          include: ['core/**/*.test.ts', 'web/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      { test: { ...server, name: 'server', include: ['server/**/*.test.ts'] } },
      { test: { ...server, name: 'postgres', include: onBothDatabases } },
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
