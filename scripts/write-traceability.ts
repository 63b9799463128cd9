import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judge, readReport, readRequirements, traceabilityPage } from './traceability.ts'

/**
 * `npm run traceability` writes docs/traceability.md from the results of the last `npm test`; with `--check`
 * it only judges. Another folder of reports may be named.
 */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const [folder = join(root, 'node_modules', '.hub-results')] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))

const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
if (reports.length === 0) {
  process.stderr.write(`There are no test results in ${folder}: run npm test first.\n`)
  process.exit(1)
}
const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.csv'), 'utf8'))
const results = reports.flatMap((name) => readReport(readFileSync(join(folder, name), 'utf8'), root))

if (!process.argv.includes('--check')) {
  writeFileSync(join(root, 'docs/traceability.md'), traceabilityPage(requirements, results))
}
const { problems, unproven } = judge(requirements, results)
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`)
if (unproven.length > 0) {
  process.stdout.write(`Not proved here, because their tests were skipped: ${unproven.join(', ')}\n`)
}
process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} traceability: ${requirements.length} lines\n`)
process.exitCode = problems.length === 0 ? 0 : 1
