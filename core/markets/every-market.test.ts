import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  findMarket,
  isFullyKnown,
  markets as listedMarkets,
  marketsWithRelease,
  modelledOf,
} from '#core/code-lists/markets.ts'
import type { AnyDocument, Field, Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { readValue } from '#core/imports/sheet-cell.ts'
import type { Condition } from '#core/rules/condition.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import { expectKnownFields } from '#tests/known-fields.ts'
import { completeSubmission, formOf } from '#tests/market-content.ts'
import { countryMarkets } from './country-kit/listed.ts'
import { marketModules } from './index.ts'
import { type MarketForm, type MarketModule, type RegulatorField, usedField } from './market.ts'

/** What every market has to hold, in its folder or its file; a new country passes by being listed. */

const today = '2026-11-22'
const none: ReadonlySet<string> = new Set()
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const namesIn = (path: string) => readdirSync(here(path)).filter((name) => /^[a-z]{2}(\.ts)?$/.test(name))
const sources = [...namesIn('.'), ...namesIn('./country')].map((name) => name.slice(0, 2).toUpperCase())

const markets = await Promise.all(
  marketModules.map(async (market) => ({
    code: market.code,
    market,
    form: await formOf(market.code),
    complete: await completeSubmission(market.code),
  })),
)

it('every folder and file is listed, under its own code, and has a market of the hub', () => {
  expect(marketModules.map(({ code }) => code).toSorted()).toEqual(sources.toSorted())
  for (const { code } of marketModules) expect(findMarket(code)?.code).toBe(code)
  expect(markets.map(({ code }) => code)).toEqual(listedMarkets.map(({ code }) => code))
})

it('no two countries have the same place', () => {
  const places = Object.values(countryMarkets).map(({ place }) => place)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

it.each(Object.entries(countryMarkets))(
  '%s is data alone, which the browser is given as JSON',
  (_, market) => {
    expect(JSON.parse(JSON.stringify(market))).toEqual(market)
  },
)

it('screens offer what a folder reads of published files', () => {
  const readers = marketModules.flatMap(({ code, release }) => (release ? [code] : []))
  expect(readers).toEqual(marketsWithRelease)
})

it('no two markets call different fields by one name', () => {
  const owners = new Map<string, string>()
  for (const { code, fields } of marketModules) {
    for (const id of ownFields(fields)) {
      expect([id, owners.get(id)]).toEqual([id, undefined])
      owners.set(id, code)
    }
  }
})

const ownFields = (fields: Fields) => Object.keys(fields).filter((id) => !(id in submissionFields))
const shown = (form: MarketForm) =>
  form.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
const codesOf = (field: Field | undefined, column?: string): string[] => {
  if (field?.type === 'group') return codesOf(field.columns[column ?? ''])
  return field?.type === 'code' || field?.type === 'codes' ? field.codes.map(({ code }) => code) : []
}
const errorsOf = (market: MarketModule, document: AnyDocument) =>
  market.judge(document, none, today).filter(({ severity }) => severity === 'error')

describe.each(markets)('$code: the fields', ({ code, market, form }) => {
  it('are the shared ones and its own', () => {
    for (const [id, field] of Object.entries(submissionFields)) expect(market.fields[id]).toBe(field)
    expect(form.fields).toEqual(market.fields)
    expect(form.regulatorFields).toEqual(market.regulatorFields)
    expect(form.code).toBe(market.code)
  })

  it('are used as they are: each has its field, and offers codes of its list', () => {
    for (const [id, regulatorField] of Object.entries<RegulatorField>(market.regulatorFields)) {
      const field = market.fields[id]
      expect(field, id).toBeDefined()
      for (const code of regulatorField.codes ?? []) expect(codesOf(field)).toContain(code)
      for (const { column, codes } of regulatorField.offered ?? []) {
        expect(codes.length, id).toBeGreaterThan(0)
        for (const code of codes) expect(codesOf(field, column), id).toContain(code)
      }
      if (regulatorField.maxLength !== undefined) expect(field).toHaveProperty('maxLength')
      for (const column of Object.keys(regulatorField.columnIds ?? {}))
        expect(field).toHaveProperty(`columns.${column}`)
    }
  })

  it('of its own are all used', () => {
    expect(ownFields(market.fields).filter((id) => !(id in market.regulatorFields))).toEqual([])
  })

  it('are asked on conditions about fields it has', () => {
    for (const regulatorField of Object.values<RegulatorField>(market.regulatorFields)) {
      const conditions = [
        regulatorField.asked,
        regulatorField.needed,
        regulatorField.widget?.when,
        ...(regulatorField.offered ?? []).map(({ when }) => when),
      ]
      for (const condition of conditions) {
        if (typeof condition === 'object') expectKnownFields(condition as Condition, market.fields)
      }
    }
  })

  it('stand in the form once each, with help a person can read, and every needed one is there', () => {
    const ids = shown(form)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const asked = Object.keys(market.regulatorFields).filter((id) => !market.fields[id]?.assigned)
    for (const id of asked) expect(usedField(form, id)?.help, id).toMatch(/^[A-Z][^\n]{10,238}[.?)]$/)
    const needed = Object.entries<RegulatorField>(market.regulatorFields).filter(
      ([, regulatorField]) => regulatorField.needed !== undefined,
    )
    expect(needed.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id) => !(id in market.regulatorFields))).toEqual([])
  })

  it('have notes beside them', () => {
    const cc = code.toLowerCase()
    const isOneFile = code in countryMarkets
    const notes = readFileSync(here(isOneFile ? `./country/${cc}.ts` : `./${cc}/NOTES.md`), 'utf8')
    if (isOneFile)
      for (const about of ['Duty', 'Classes', 'Confidence']) expect(notes).toContain(` * - ${about}: `)
  })
})

const everyRule = markets.flatMap(({ code, market, form }) =>
  market.ruleSets.flatMap((set) => set.rules.map((rule) => ({ code, id: rule.id, rule, set, market, form }))),
)

describe.each(everyRule)('$code: $id', ({ id, rule, set, market, form }) => {
  const judged = ({ document, facts }: typeof rule.accepts) =>
    ruleSet('test', '1', [rule], set.words).judge(document, new Set(facts), today)

  it('accepts its good example and rejects its bad one, at its field', () => {
    expect(judged(rule.accepts)).toEqual([])
    const [issue, ...others] = judged(rule.rejects)
    expect(others).toEqual([])
    expect(issue).toMatchObject({ ruleId: id, severity: rule.severity })
    const path = issue?.field?.replace(/\.\d+\./, '.*.') ?? null
    expect(path).toBe(rule.each ? `${rule.each}.*.${rule.field}` : rule.field)
    expect(issue?.message).not.toContain('{detail}')
    // The whole set finds it too.
    const found = set.judge(rule.rejects.document, new Set(rule.rejects.facts), today)
    expect(found.map((one) => one.ruleId)).toContain(id)
  })

  it('names fields of its market, a source, and what to do', () => {
    const { fields } = market
    expect(rule.source.length).toBeGreaterThan(4)
    expect(rule.message.length).toBeGreaterThan(20)
    expect(rule.message.includes('{detail}')).toBe(rule.explain !== undefined)
    const table = rule.each === undefined ? undefined : fields[rule.each]
    const row = table?.type === 'group' ? table.columns : undefined
    expect(rule.each === undefined || row !== undefined).toBe(true)
    if (rule.field !== null) expect(row ?? fields).toHaveProperty(rule.field)
    for (const condition of [rule.when, row ? undefined : rule.must]) {
      if (condition) expectKnownFields(condition, fields)
    }
    if (row) for (const one of [rule.where, rule.must]) if (one) expectKnownFields(one, row, fields)
    for (const { document } of [rule.accepts, rule.rejects]) {
      for (const key of Object.keys(document)) expect(fields).toHaveProperty(key)
    }
  })

  // Set when the submission is made, or taken from the economic operator: the form of a country asks for neither.
  const givenByTheHub = ['registrationType', 'manufacturerCountry']

  it('stands beside a field of the form, so that a finding leads somewhere', () => {
    const field = rule.each ?? rule.field
    if (field !== null && !givenByTheHub.includes(field)) expect(shown(form)).toContain(field)
  })
})

const context = { correlationId: 'c', messageId: 'm', createdAt: '2026-11-22T09:00:00.000Z' }

describe.each(markets)('$code: a submission', ({ market, form, complete }) => {
  it('with everything has no error, and every file is made of it', () => {
    expect(errorsOf(market, complete)).toEqual([])
    expect(market.files.length).toBeGreaterThan(0)
    for (const file of market.files) {
      expect(file.missing(complete, today)).toEqual([])
      const { service, content } = file.write(complete, { ...context, facts: none })
      expect(service).not.toBe('')
      if (typeof content === 'string') expect(content.length).toBeGreaterThan(0)
      else for (const row of content.rows) expect(row).toHaveLength(content.columns.length)
    }
  })

  it('is known as well as the list of markets says, and only an accepted upload has no word beside its name', () => {
    expect([market.modelled, form.modelled]).toEqual([modelledOf(market.code), modelledOf(market.code)])
    const kinds = market.files.map(({ nature }) => nature.kind)
    if (market.code in countryMarkets) expect(['worksheet', 'draft']).toEqual(expect.arrayContaining(kinds))
    for (const { label, nature } of market.files) {
      if (nature.kind === 'worksheet') expect(label).toMatch(/^Worksheet \((CSV|Excel)\)$/)
      if (nature.kind === 'release-layout') expect(label).toContain('release layout')
      if (nature.kind === 'draft') expect(label).toContain('draft')
      if (nature.kind === 'worksheet') continue
      expect(nature).toMatchObject({ format: expect.any(String), source: expect.any(String) })
      expect(nature.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
      if (nature.kind === 'accepted-upload') expect(nature.version).not.toBeUndefined()
    }
  })

  it('can be complete for its regulator exactly where nothing that this asks for is untold', () => {
    expect(isFullyKnown(market.code)).toBe((form.untold ?? []).length === 0 && form.modelled === 'regulator')
  })

  it('in a worksheet is words, which the hub reads as what they were written from', () => {
    for (const file of market.files) {
      if (!(market.code in countryMarkets) || file.nature.kind !== 'worksheet') continue
      const { content } = file.write(complete, { ...context, facts: none })
      if (typeof content === 'string') throw new Error('A worksheet is a table')
      const cells = content.columns.map((name, at) => [name, content.rows[0]?.[at] ?? ''] as const)
      expect(Object.fromEntries(cells).riskClass).toMatch(/^(IVD )?Class /)
      for (const [name, cell] of cells) {
        const id = market.template.find((column) => column.name === name)?.field ?? ''
        const field = market.fields[id]
        if (!field) throw new Error(`${name} is no column of the template`)
        const read = cell === '' ? { value: null } : readValue(field, cell)
        expect(read, name).toEqual({ value: complete[id] ?? null })
      }
    }
  })

  it('that is empty hears only of fields of its form and the rules of its own sets', () => {
    const versions = Object.keys(market.ruleSetVersions)
    const ids = shown(form)
    const issues = errorsOf(market, {})
    expect(issues.length).toBeGreaterThan(0)
    for (const { field, ruleSet: set } of issues) {
      expect(versions).toContain(set)
      if (field !== 'registrationType') expect(ids).toContain(field)
    }
  })

  it('hears of each needed field that is taken away, once', () => {
    for (const [id, regulatorField] of Object.entries<RegulatorField>(market.regulatorFields)) {
      if (regulatorField.needed !== true) continue
      const { [id]: _, ...without } = complete
      expect(
        errorsOf(market, without).filter(({ field }) => field === id),
        id,
      ).toHaveLength(1)
    }
  })

  it('asks nothing of its neighbours that it does not use, and finds nothing without any', () => {
    expect(market.factsAbout(complete, {})).toEqual([])
    for (const { field, column, in: other = field, inColumn, alike = [] } of market.questions) {
      for (const id of [field, other, ...alike]) expect(market.fields).toHaveProperty(id)
      if (column) expect(market.fields[field]).toHaveProperty(`columns.${column}`)
      if (inColumn) expect(market.fields[other]).toHaveProperty(`columns.${inColumn}`)
    }
  })

  it('is asked for declarations it can make', () => {
    for (const id of market.declarationsAsked(complete)) expect(market.fields[id]?.type).toBe('boolean')
  })
})

describe.each(markets)('validating for $code', ({ market }) => {
  const rules = market.ruleSets.flatMap((set) => set.rules)

  it('names every place that is wrong in the first round, whatever else is wrong', () => {
    for (const [at, rule] of rules.entries()) {
      // Beside the example of each rule, what two others reject.
      const others = [rules[(at * 7 + 3) % rules.length], rules[(at * 13 + 5) % rules.length]]
      const rejected = [...others.flatMap((one) => one?.rejects ?? []), rule.rejects]
      const document = Object.assign({}, ...rejected.map((example) => example.document)) as AnyDocument
      const facts = new Set(rejected.flatMap((example) => example.facts ?? []))
      const isError = ({ severity }: { severity: string }) => severity === 'error'
      const found = market.ruleSets.flatMap((set) => set.findings(document, facts, today))
      const wrong = found.map(({ issue }) => issue).filter(isError)
      const named = market.judge(document, facts, today).filter(isError)
      const unnamed = wrong.filter((one) => named.every(({ field }) => field !== one.field))
      expect(unnamed, rule.id).toEqual([])
    }
  })
})
