import { writeFileSync } from 'node:fs'
import { coveragePage } from '#core/markets/eu/coverage-page.ts'
import { lastResults, requirements } from './last-results.ts'
import { traceabilityPage } from './traceability.ts'

/** Writes the pages that are made from data, which are not kept in git: `npm run docs`. */
const write = (name: string, page: string) => {
  writeFileSync(new URL(`../docs/${name}`, import.meta.url), page)
  process.stdout.write(`docs/${name}\n`)
}

write('eudamed-coverage.md', coveragePage())
const results = lastResults()
if (results.length > 0) write('traceability.md', traceabilityPage(requirements, results))
else process.stdout.write('docs/traceability.md needs the results of a test run: run npm test first.\n')
