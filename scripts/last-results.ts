import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReport, readRequirements, type TestResult } from './traceability.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Where `npm test` leaves its reports. */
export const resultsFolder = join(root, 'node_modules', '.hub-results')

export const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.csv'), 'utf8'))

/** What the last `npm test` found; empty before the first. */
export function lastResults(folder = resultsFolder): TestResult[] {
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return reports.flatMap((name) => readReport(readFileSync(join(folder, name), 'utf8'), root))
}

/** Of what state of the sources the results are, as scripts/test.mjs noted it; `unknown` where nobody did. */
export function readRunCommit(folder = resultsFolder): string {
  const note = join(folder, 'commit')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : 'unknown'
}
