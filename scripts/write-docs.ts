import { writeFileSync } from 'node:fs'
import { coveragePage } from '#core/markets/eu/coverage-page.ts'

/** Writes the pages that are made from data: `npm run docs`. */
writeFileSync(new URL('../docs/eudamed-coverage.md', import.meta.url), coveragePage())
