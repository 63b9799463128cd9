import type { KnipConfig } from 'knip'

/** What waits for a screen: written and tested, and reached by no user yet. When the screen comes, its line goes. */
const waiting = [
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
    // What the build reads.
    'core/knowledge/topics/topics-to-pack.ts!',
    'scripts/*.{mjs,ts}',
    'scripts/pictures/take-all.ts',
    'scripts/evidence/collect.ts',
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
  ignoreBinaries: [
    ...['apt-get', 'mount', 'openssl', 'pdfinfo', 'pdftotext', 'sha256sum', 'strace', 'umount', 'xmllint'],
  ],
  // Drawings are named by a pattern (web/ui/flag.tsx), the fonts' files by a style sheet (web/ui/font.css) and by their ranges of
  // letters (server/pdf/font-shelf.ts).
  ignoreDependencies: [
    'flag-icons',
    '@fontsource-variable/inter',
    '@fontsource-variable/noto-sans',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-hebrew',
    '@fontsource-variable/noto-sans-jp',
    '@fontsource-variable/noto-sans-kr',
    '@fontsource-variable/noto-sans-mono',
    '@fontsource-variable/noto-sans-sc',
    '@fontsource-variable/noto-sans-tc',
    '@fontsource-variable/noto-sans-thai',
  ],
  ignoreExportsUsedInFile: true,
}

export default config
