import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { within } from './amount.ts'

/** One file and one line make a market: tried in a copy of the sources, where nothing else is touched. */

const file = `import { lookedUp } from '../requirements/requirement.ts'
import type { CountryMarket } from '../country-kit/market.ts'

/**
 * New Zealand: Medsafe
 *
 * - Duty: none. The facts of this file are made up for a test.
 * - Ways in: notification in WAND.
 * - Classes: I to III.
 * - Confidence: low.
 */
export const market: CountryMarket = {
  code: 'NZ',
  country: 'New Zealand',
  regulator: 'Medsafe',
  region: 'apac',
  selectable: true,
  place: 22,
  otherNames: ['zealand', 'medsafe'],

  system: 'WAND',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii'],
  classWords: 'I, IIa, IIb and III',
  needsUdiDi: false,
  fields: {
    nzWandNumber: { type: 'text', label: 'WAND Number', maxLength: 20, help: 'Number of the notification.' },
  },
  regulatorFields: { nzWandNumber: { advised: true } },
  form: { title: 'New Zealand – Medsafe', purpose: 'The notification of the device.', hints: ['No UDI duty'] },

  rules: {
    asOf: '2026-11-23',
    classSource: 'Medicines Regulations 2003',
    numbers: [
      {
        id: 'WAND-FORM',
        field: 'nzWandNumber',
        pattern: '[0-9]{6}-WAND-[0-9A-Z]{6}',
        message: 'A WAND number has the form 123456-WAND-1A2B3C. Compare it with the notification.',
        source: 'Medsafe, WAND',
        bad: '123',
      },
    ],
    reminders: [
      {
        id: 'WAND',
        field: 'nzWandNumber',
        message: 'A device is notified before it is supplied. Enter the number of its notification.',
        source: 'Medsafe, WAND',
      },
    ],
  },
  example: { riskClass: 'class-iia', nzWandNumber: '123456-WAND-1A2B3C' },

  udiRequirements: {
    state: 'none',
    summary: 'No UDI duty.',
    database: null,
    route: 'Notification in WAND',
    issuingEntities: [],
    legalBasis: ['Medicines Regulations 2003'],
    milestones: [{ date: '2030-01-01', duty: 'label', scope: 'Class III', classes: ['class-iii'] }],
    source: 'Made up for a test',
    confidence: 'low',
    asOf: lookedUp,
  },
}
`
const line = "export { market as NZ } from './country/nz.ts'\n"

/** Tests that look at every market, or once counted them. */
const testsOfMarkets = [
  'core/markets/every-market.test.ts',
  'core/markets/requirements',
  'core/code-lists/markets.test.ts',
  'web/messages',
  'web/ui/flag.test.ts',
  'tests/architecture.test.ts',
  'tests/rules.test.ts',
]

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-market-'))
  const left = ['node_modules', 'dist', 'docs']
  for (const name of readdirSync(projectRoot).filter((one) => !one.startsWith('.') && !left.includes(one))) {
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, 'core/markets/country/nz.ts'), file)
  appendFileSync(join(copy, 'core/markets/countries.ts'), line)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

interface VitestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Runs a tool in the copy: what it says unless it is satisfied. */
async function complaintsOf(entry: string, ...args: readonly string[]): Promise<string> {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const child = spawn(process.execPath, [join('node_modules', entry), ...args], {
    cwd: copy,
    env: Object.fromEntries(environment),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const code = await new Promise((done) => child.once('close', done))
  return code === 0 ? '' : said || `exit code ${code}`
}

describe('a market of one file and one line', { timeout: within(900_000) }, () => {
  it.concurrent('passes the tests of all markets', async () => {
    const args = ['run', '--project', 'core', '--reporter', 'json', '--outputFile', 'results.json']
    await complaintsOf('vitest/vitest.mjs', ...args, ...testsOfMarkets)
    const { testResults } = JSON.parse(readFileSync(join(copy, 'results.json'), 'utf8')) as VitestResults
    const all = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = all.filter(({ status }) => status !== 'passed' && status !== 'skipped')
    expect(failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages])).toEqual([])
    expect(all.filter(({ fullName }) => fullName.includes("'NZ': ")).length).toBeGreaterThan(20)
  })

  it.concurrent('has the types of one, and leaves no dead code', async () => {
    expect(await complaintsOf('typescript/bin/tsc', '-p', 'core')).toBe('')
    expect(await complaintsOf('knip/bin/knip.js')).toBe('')
  })

  it.concurrent('has its form, its place in the lists and its flag in the browser, and no more', async () => {
    const { output } = (await build({
      configFile: join(copy, 'vite.config.ts'),
      root: join(copy, 'web'),
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: ['submission-form/market-forms.ts', 'ui/flags.ts'].map((name) => join(copy, 'web', name)),
        },
      },
    })) as Rolldown.RolldownOutput
    const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []))
    const [form, ...others] = chunks.filter(({ code }) => code.includes('nzWandNumber'))
    expect(others).toEqual([])
    expect(form?.isDynamicEntry).toBe(true)
    expect(form?.code).toContain('New Zealand – Medsafe')
    expect(form?.code).not.toMatch(/Compare it with the notification|udiRequirements|WAND-1A2B3C/)
    const [list] = chunks.filter(({ code }) => code.includes('"New Zealand"'))
    expect(list?.code).not.toMatch(/Made up for a test/)
    expect(output.filter(({ fileName }) => /\/nz-[^/]+\.svg$/.test(fileName))).toHaveLength(1)
  })
})
