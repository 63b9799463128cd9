import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#server/platform/project-root.ts'
import { readRunCommit, requirements, resultsFolder } from '../last-results.ts'
import { readReport, type TestResult } from '../traceability.ts'
import { csvOf } from './csv.ts'
import { type Installation, installationProtocol } from './installation.ts'
import { thisMachine } from './machine.ts'
import { type SigningKey, signFolder, signingKey, verifyCommands } from './manifest.ts'
import { operationProtocol } from './operation.ts'
import { sha256 } from './operation-work.ts'
import { billOfMaterials, type Licence, licences, readLock } from './packages.ts'
import { type Evidence, pagesOf, type TestRun } from './pages.ts'
import { proofRows, prove } from './proofs.ts'
import { writeReport } from './report.ts'
import { allPassed } from './step.ts'

/** Writes the folder that scripts/evidence.mjs is asked for. Exit code 1: something in it failed; 2: it could not be made. */

const say = (line: string) => process.stdout.write(`${line}\n`)

class Unusable extends Error {}

async function collect(words: readonly string[]): Promise<boolean> {
  const { folder, results, key } = readWords(words)
  const found = readResults(results)
  const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const now = () => new Date()
  const machine = await thisMachine(projectRoot, `${name} ${version}`)
  const lock = readLock(projectRoot)
  say('— installation')
  const place = { root: projectRoot, lock, machine }
  const installation = await installationProtocol(place, process.env, now, say)
  say('— operation')
  const operation = await operationProtocol(now, say)
  const evidence: Evidence = {
    title: `Evidence: ${name} ${version}`,
    madeAt: now().toISOString(),
    machine,
    run: found.run,
    proved: prove(requirements, found.tests),
    installation,
    operation,
    licences: licences(projectRoot, lock),
    decisions: decisions(),
    limits: readFileSync(join(projectRoot, 'docs/known-limits.md'), 'utf8'),
    key,
  }
  mkdirSync(folder, { recursive: true })
  await writeFiles(folder, evidence, found.reports, billOfMaterials(projectRoot, { name, version }))
  signFolder(folder, { product: `${name} ${version}`, commit: machine.commit, madeAt: evidence.madeAt }, key)
  return tell(folder, evidence)
}

function readWords(words: readonly string[]): { folder: string; results: string; key: SigningKey } {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { key: { type: 'string' }, results: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0)
    throw new Unusable('Usage: npm run evidence -- FOLDER [--key FILE] [--results FOLDER]')
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Unusable(`${folder} is not empty: name a folder that is, or one that is not there yet`)
  return {
    folder: resolve(folder),
    results: resolve(values.results ?? resultsFolder),
    key: signingKey(values.key),
  }
}

interface Results {
  readonly run: TestRun
  readonly tests: readonly TestResult[]
  readonly reports: readonly { readonly name: string; readonly content: string }[]
}

function readResults(folder: string): Results {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const reports = names.map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') }))
  const tests = reports.flatMap(({ content }) => readReport(content, projectRoot.replace(/\/$/, '')))
  if (tests.length === 0)
    throw new Unusable(`There are no results of tests in ${folder}: run npm test first, then this again`)
  const count = (outcome: TestResult['outcome']) => tests.filter((test) => test.outcome === outcome).length
  const files = reports.map(({ name, content }) => {
    const { startTime } = JSON.parse(content) as { startTime?: number }
    const startedAt = startTime === undefined ? '' : new Date(startTime).toISOString()
    return { name, sha256: sha256(content), startedAt }
  })
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  return { run: { files, commit: readRunCommit(folder), ...counts }, tests, reports }
}

function decisions(): Evidence['decisions'] {
  const folder = join(projectRoot, 'docs/decisions')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const [title = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
      const number = /^D(\d+a?)/.exec(name)?.[1] ?? ''
      return { name: `D${number}`, title: title.replace(/^# D\d+a?[.:]\s*/, '') }
    })
    .toSorted((a, b) => Number.parseInt(a.name.slice(1), 10) - Number.parseInt(b.name.slice(1), 10))
}

async function writeFiles(
  folder: string,
  evidence: Evidence,
  reports: Results['reports'],
  bill: string,
): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const { installation, operation, machine, run } = evidence
  write('evidence.pdf', await writeReport(evidence.title, pagesOf(evidence)))
  write('requirements.csv', csvOf(proofRows(evidence.proved)))
  write('installation.json', json({ machine, ...installation, files: undefined }))
  write('operation.json', json({ machine, protocol: operation }))
  write('dist-files.csv', distFiles(installation))
  write('sbom.cdx.json', bill)
  write('licences.csv', csvOf(licenceRows(evidence.licences)))
  write('licence-texts.txt', licenceTexts(evidence.licences))
  write(
    'decisions.csv',
    csvOf([['decision', 'title'], ...evidence.decisions.map((one) => [one.name, one.title])]),
  )
  for (const name of ['known-limits.md', 'security.md'])
    write(name, readFileSync(join(projectRoot, 'docs', name)))
  mkdirSync(join(folder, 'test-results'))
  write('test-results/run.json', json(run))
  for (const { name, content } of reports) write(`test-results/${name}`, content)
  write('VERIFY.txt', `In this folder:\n\n${verifyCommands.join('\n')}\n`)
}

const distFiles = ({ files }: Installation) => csvOf([['file', 'bytes', 'sha256'], ...files])

const licenceRows = (all: readonly Licence[]) => [
  ['package', 'version', 'licence', 'runs in', 'installed here'],
  ...all.map((one) => [one.name, one.version, one.licence, one.runsIn, one.isInstalled ? 'yes' : 'no']),
]

const licenceTexts = (all: readonly Licence[]) =>
  all
    .filter(({ text }) => text !== '')
    .map(({ name, version, text }) => `${'='.repeat(80)}\n${name} ${version}\n\n${text}\n`)
    .join('\n')

function tell(folder: string, { installation, operation, proved, run, key, machine }: Evidence): boolean {
  const failed = proved.filter(({ verdict }) => verdict === 'failed').length
  const notRun = proved.filter(({ verdict }) => verdict === 'not run').length
  say(`${folder}: ${proved.length} requirements, ${failed} failed, ${notRun} not run`)
  if (run.commit !== machine.commit) say(`The results are of ${run.commit}, this is ${machine.commit}.`)
  say(
    key.isFresh
      ? `Signed with a new key, ${key.name}: it shows damage, not who signed.`
      : `Signed with ${key.name}.`,
  )
  say(`To check it, in the folder:\n  ${verifyCommands.join('\n  ')}`)
  return allPassed(installation.protocol) && allPassed(operation)
}

try {
  process.exitCode = (await collect(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
