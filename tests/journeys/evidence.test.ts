import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { amount } from '#tests/amount.ts'

/** `npm run evidence` as somebody runs it: real protocols, with the results of two tests that are made up. */

const isSoak = amount(0, 1) === 1
const directory = mkdtempSync(join(tmpdir(), 'hub-evidence-test-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** In parts: tests/traceability.test.ts reads this file too, and this proves nothing. */
const [shown, failing] = ['01', '02'].map((number) => `S1-1-${number}`)

const results = join(directory, 'results')
const test = (title: string, status: string) => ({ fullName: title, status })
mkdirSync(results)
writeFileSync(
  join(results, 'tests.json'),
  JSON.stringify({
    startTime: 0,
    testResults: [
      {
        name: join(projectRoot, 'a.test.ts'),
        assertionResults: [test(`shows [${shown}]`, 'passed'), test(`fails [${failing}]`, 'failed')],
      },
    ],
  }),
)

function evidence(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const script = join(projectRoot, 'scripts/evidence.mjs')
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment }
  return spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' })
}

const check = (folder: string) => {
  const commands = readFileSync(join(folder, 'VERIFY.txt'), 'utf8').trim().split('\n').slice(2)
  return commands.map((command) => spawnSync('sh', ['-c', command], { cwd: folder }).status)
}

interface Steps {
  readonly protocol: { readonly steps: readonly { readonly what: string; readonly passed: boolean }[] }
}

const failedSteps = (folder: string, name: string) => {
  const { protocol } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Steps
  expect(protocol.steps.length).toBeGreaterThan(6)
  return protocol.steps.filter(({ passed }) => !passed).map(({ what }) => what)
}

it.runIf(isSoak)('writes a folder whose signature and hashes openssl and sha256sum confirm', () => {
  const folder = join(directory, 'whole')
  const { status, stdout } = evidence([folder, '--results', results])
  expect([status, stdout.match(/✗.*/g)]).toEqual([0, null])
  expect(check(folder)).toEqual([0, 0])
  expect(readFileSync(join(folder, 'evidence.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-')
  expect([failedSteps(folder, 'installation.json'), failedSteps(folder, 'operation.json')]).toEqual([[], []])
  const lines = readFileSync(join(folder, 'requirements.csv'), 'utf8').split('\n')
  expect(lines.find((line) => line.startsWith(`${shown},`))).toMatch(
    /,low,presentation,passed,a\.test\.ts,.*,passed$/,
  )
  expect(lines.find((line) => line.startsWith(`${failing},`))).toMatch(/,failed,a\.test\.ts,.*,failed$/)
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  writeFileSync(join(folder, 'requirements.csv'), 'id\n')
  expect(check(folder)).toEqual([0, 1])
})

it.runIf(isSoak)('fails where a step fails, and signs with the key it is given', () => {
  const folder = join(directory, 'open')
  const key = join(directory, 'key.pem')
  spawnSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', key])
  const data = join(directory, 'data')
  mkdirSync(data)
  chmodSync(data, 0o755)
  const { status } = evidence([folder, '--results', results, '--key', key], { HUB_DATA_DIR: data })
  expect(status).toBe(1)
  expect(failedSteps(folder, 'installation.json')).toEqual(['Data directory'])
  const own = spawnSync('openssl', ['pkey', '-in', key, '-pubout'], { encoding: 'utf8' }).stdout
  expect(readFileSync(join(folder, 'manifest.pub'), 'utf8')).toBe(own)
  expect(check(folder)).toEqual([0, 0])
})

it.runIf(isSoak)('without results of the tests says how to get them, and writes nothing', () => {
  const folder = join(directory, 'none')
  const { status, stderr } = evidence([folder, '--results', join(directory, 'nowhere')])
  expect([status, existsSync(folder)]).toEqual([2, false])
  expect(stderr).toContain('run npm test first')
})
