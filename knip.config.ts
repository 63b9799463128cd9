import type { KnipConfig } from 'knip'

/** What waits for a screen: written and tested, and reached by no user yet. When the screen comes, its line goes. */
const waiting = [
  // What differs from the registered device, and whether EUDAMED lets it change: editing what is registered.
  'core/markets/eu/change/judge-change.ts!',
  // Several devices to a zip with its manifest: the export screen (/export).
  'core/markets/eu/message/upload-plan.ts!',
  // EUDAMED's downloads and answers: importing and acknowledging them.
  'core/markets/eu/reader/{acknowledged,answers,read-message,report-fields}.ts!',
  'core/code-lists/eudamed/response-codes.ts!',
  // Printed into docs/.
  'core/markets/eu/coverage-page.ts!',
  'core/markets/eu/rules/catalogue-coverage.ts!',
]

/** A "!" marks what the product itself reaches; the rest is for tests and scripts. */
const config: KnipConfig = {
  entry: [
    ...waiting,
    'core/markets/*/form/index.ts!',
    'core/markets/*/fixtures/complete.ts',
    'scripts/*.{mjs,ts}',
    'bench/*.ts',
    '{core,server,web,tests}/**/*.test.ts',
  ],
  project: [
    '{core,server,web}/**/*.{ts,tsx}!',
    '!{core,server,web}/**/*.test.{ts,tsx}!',
    '!core/markets/*/fixtures/**!',
    '{tests,bench,scripts}/**/*.{ts,tsx,mjs}',
  ],
  vite: { config: ['vite.config.ts', 'vite.server.config.ts'] },
  ignoreBinaries: ['apt-get', 'mount', 'strace', 'umount', 'xmllint'],
  // Its drawings are named by a pattern (web/ui/flag.tsx).
  ignoreDependencies: ['flag-icons'],
  ignoreExportsUsedInFile: true,
}

export default config
