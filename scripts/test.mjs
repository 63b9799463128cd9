import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from './build.mjs'
import { runChecks } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, root } from './install.mjs'

/**
 * Everything in one command: types, lint, dead code, then the suites. The last line of standard output is
 * `N passed, N failed, N skipped` (decision D1).
 */
installPackages()
build()
const totals = { passed: 0, failed: 0, skipped: 0 }
/** What failed, told again before the last line: whoever reads only the end of a long output sees why. */
const failures = []
/** What failed among all others and passed alone; a failure of the second run is among `failures` too. */
const unsteady = []
/** Journeys that are tried again; where more fail, it was not the machine. */
const mostTriedAgain = 5
for (const check of await runChecks()) {
  totals[check.passed ? 'passed' : 'failed'] += 1
  if (!check.passed) failures.push(check.name)
}

const results = join(root, 'node_modules', '.hub-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'commit'), testedCommit())

const suites = ['core', 'server', 'journeys']
if (process.env.TEST_DATABASE_URL) suites.push('other-server')
else
  process.stdout.write(
    'TEST_DATABASE_URL is not set: nothing runs on a PostgreSQL server of another version.\n',
  )
runTests(suites)
checkTraceability()

for (const failure of unsteady) process.stdout.write(`⚠ In the first run: ${failure}\n`)
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`)
process.exitCode = totals.failed > 0 ? 1 : 0

/** All suites together, as some wait while others compute; journeys that failed are tried once more, alone. */
function runTests(suites) {
  const output = join(results, 'tests.json')
  process.stdout.write(`\n— ${suites.join(', ')}\n`)
  const first = runVitest(suites, output)
  if (!first.report) {
    totals.failed += 1
    failures.push(`The tests broke off (exit code ${first.status})`)
    return
  }
  const { report, status } = tryAgain(first, output)
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed').length
  const passed = tests.filter(({ status }) => status === 'passed').length
  totals.passed += passed
  totals.failed += failed
  totals.skipped += tests.length - passed - failed
  // A file that cannot even be loaded has no failed test, but the run has failed.
  if (status !== 0 && failed === 0) totals.failed += 1
  for (const file of report.testResults) failures.push(...failuresOf(file))
}

/** With files named, those alone, one after another: a number of workers given as a word is not heard over the project's. */
function runVitest(suites, output, ...files) {
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...suites.flatMap((suite) => ['--project', suite]),
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', output],
      ...files,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        HUB_CHROMIUM: findChromium() ?? '',
        ...(files.length > 0 && { VITEST_MAX_WORKERS: '1' }),
      },
    },
  )
  return {
    status: run.status,
    report: existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : undefined,
  }
}

/**
 * A machine that is too busy makes a browser late, and a journey fail that has found nothing. So the journeys that
 * failed run once more, whole and alone. What fails then has failed; what passes is told as unsteady with its
 * first message, for it wants mending. Where many failed, the code is broken, and the first run stands.
 */
function tryAgain(first, output) {
  const failed = first.report.testResults.filter(
    ({ name, status }) => status === 'failed' && relative(root, name).startsWith('tests/journeys/'),
  )
  if (failed.length === 0 || failed.length > mostTriedAgain) return first
  const paths = failed.map(({ name }) => relative(root, name))
  process.stdout.write(`\n— once more, alone: ${paths.join(', ')}\n`)
  const secondOutput = `${output}.second`
  const second = runVitest(['journeys'], secondOutput, ...paths)
  rmSync(secondOutput, { force: true })
  if (!second.report) return first
  const names = new Set(failed.map(({ name }) => name))
  for (const file of failed) for (const failure of failuresOf(file)) unsteady.push(failure)
  const report = {
    testResults: [
      ...first.report.testResults.filter(({ name }) => !names.has(name)),
      ...second.report.testResults.filter(({ name }) => names.has(name)),
    ],
  }
  writeFileSync(output, JSON.stringify(report))
  return { status: second.status, report }
}

/** Of what state of the sources the results are: scripts/evidence/machine.ts says the same words of its own. */
function testedCommit() {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = git('rev-parse', 'HEAD')
  if (commit === '') return 'unknown'
  return git('status', '--porcelain') === '' ? commit : `${commit} with changes`
}

/** The failed tests of one file, or the file itself when it could not be loaded, with the first lines of why. */
function failuresOf(file) {
  const path = relative(root, file.name)
  const failed = file.assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return file.status === 'failed' ? [`${path}\n${file.message}`] : []
  return failed.map((test) => `${path} › ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 1500)}`)
}

/** Every line of the specification has its passing test; all that lack one count as one failed test. */
function checkTraceability() {
  process.stdout.write('\n— traceability\n')
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const script = join(root, 'scripts/check-traceability.ts')
  const run = spawnSync(process.execPath, [tsx, script], { cwd: root, stdio: 'inherit' })
  totals[run.status === 0 ? 'passed' : 'failed'] += 1
  if (run.status !== 0) failures.push('traceability: lines without a passing test, see above')
}
