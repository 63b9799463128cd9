import { lastResults, requirements, resultsFolder } from './last-results.ts'
import { judge } from './traceability.ts'

/** Whether every line of docs/requirements.csv has a test that passed in the last `npm test`. Another folder of reports may be named. */
const [folder = resultsFolder] = process.argv.slice(2)
const results = lastResults(folder)
if (results.length === 0) {
  process.stderr.write(`There are no test results in ${folder}: run npm test first.\n`)
  process.exit(1)
}
const { problems, unproven } = judge(requirements, results)
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`)
if (unproven.length > 0) {
  process.stdout.write(`Not proved here, because their tests were skipped: ${unproven.join(', ')}\n`)
}
process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} traceability: ${requirements.length} lines\n`)
process.exitCode = problems.length === 0 ? 0 : 1
