import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import type { EmdnChange, EmdnImported } from '#core/contract/emdn.ts'
import { emdnApi } from '#core/contract/emdn.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { workbook } from '#tests/workbook.ts'

let hub: TestApp
let admin: Person
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  user = await person(hub)
})
afterAll(() => hub.close())

/** A nomenclature of all categories, with a branch to try things on. */
const file = (...branch: string[]) =>
  [
    'code,term',
    ...[...emdnCategories].map((letter) => `${letter},CATEGORY ${letter}`),
    'A01,NEEDLES',
    'A0101,NEEDLES FOR INFUSION',
    ...branch,
  ].join('\n')
const first = file('A010101,STRAIGHT NEEDLES', 'A010102,CURVED NEEDLES')
const second = file('A010101,STRAIGHT INFUSION NEEDLES', 'A01010101,STRAIGHT NEEDLES - STEEL', 'A0102,NEW')

const search = async (text: string) =>
  (await user.api.call(emdnApi.search, { query: { search: text } })).body.map(({ code }) => code)
const preview = async (content: string | Buffer, name = 'emdn.csv') =>
  user && (await admin.api.upload<EmdnChange>('/api/emdn/preview', content, name))
const load = async (content: string | Buffer, name = 'emdn.csv') =>
  admin.api.upload<EmdnImported>('/api/emdn/import', content, name)

describe('before anything is loaded', () => {
  it('finds categories, groups and common codes [S2-2.9-02, S2-2.9-05, S2-7-16, S1-1-12]', async () => {
    expect((await search('A0101'))[0]).toBe('A0101')
    expect((await search('hypodermic')).length).toBeGreaterThan(0)
    const { body } = await user.api.call(emdnApi.list, { query: { level: 1 } })
    expect(body).toHaveLength(23)
    expect(body[0]).toMatchObject({ code: 'A', category: 'A', level: 1, terminal: false, definition: null })
    expect(Object.keys(body[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'code', 'term', 'definition', 'category']),
    )
  })

  it('asks for two characters [S2-2.9-04, S2-5-09, S2-9-07, S2-OPEN-18, S2-OPEN-19]', async () => {
    for (const query of ['', '?search=', '?search=a', '?search=%20a%20']) {
      const { status, problem } = await user.api.get(`/api/emdn/search${query}`)
      expect([status, problem.issues?.[0]?.path]).toEqual([400, 'search'])
    }
    const { problem } = await user.api.get('/api/emdn/search?q=needle')
    expect(problem.issues?.map(({ path }) => path)).toEqual(expect.arrayContaining(['search', 'q']))
  })

  it('shows a code within its tree [S2-2.9-07, S2-3-38, S2-7-17]', async () => {
    const top = (await user.api.call(emdnApi.lookup)).body
    expect(top.children.map(({ code }) => code).join('')).toBe(emdnCategories)
    const { body } = await user.api.call(emdnApi.lookup, { query: { code: 'A0101' } })
    expect(body.path.map(({ code }) => code)).toEqual(['A', 'A01'])
    expect([body.standing, body.entry?.terminal]).toEqual(['not-terminal', false])
    expect((await user.api.call(emdnApi.lookup, { query: { code: 'nothing' } })).body.entry).toBeNull()
    const { total } = await user.api.call(emdnApi.list, { query: { category: ['A'], terminal: 'true' } })
    expect(total).toBeGreaterThan(0)
  })
})

describe('loading', () => {
  it('is for system administrators, of files that are the nomenclature [S2-6-10]', async () => {
    for (const path of ['/api/emdn/preview', '/api/emdn/import']) {
      expect((await user.api.upload(path, first)).status).toBe(403)
      for (const content of ['', 'deviceNumber,deviceName\nA,B', 'code,term\nA,X\nA0102,Y', '\0\0']) {
        const { status, problem } = await admin.api.upload(path, content)
        expect([status, problem.issues?.[0]?.path]).toEqual([400, 'file'])
      }
      expect((await admin.api.upload(path, first, 'emdn.pdf')).status).toBe(415)
    }
    expect((await user.api.call(emdnApi.versions)).body).toHaveLength(1)
  })

  it('tells before what changes and whom it hits, and keeps what it does [S2-2.9-05]', async () => {
    const told = (await preview(first)).body
    expect(told).toMatchObject({ same: false, complete: true, recognised: 'comma-separated, UTF-8' })
    expect((await load(first, 'EMDN one.csv')).body.version).toMatchObject({
      name: 'EMDN one',
      isCurrent: true,
      entries: 27,
      loadedByName: admin.name,
    })
    const master = await createMaster(user.api, { emdnCode: 'A010102' })
    await createSubmission(user.api, {
      emdnCode: 'A010101',
      additionalEmdnCodes: [{ code: 'A010102' }, { code: 'A010102' }],
    })
    const { body } = await preview(second)
    expect(body.counts).toEqual({
      added: 2,
      removed: 1,
      renamed: 1,
      noLongerTerminal: 1,
      nowTerminal: 0,
      devicesHit: 1,
      submissionsHit: 2,
    })
    expect(body.hits).toMatchObject([
      { code: 'A010101', standing: 'not-terminal', term: 'STRAIGHT NEEDLES', submissions: 1 },
      { code: 'A010102', standing: 'unknown', devices: 1, submissions: 1 },
    ])
    expect(body.hits[1]?.examples[0]).toEqual({
      kind: 'master-di',
      id: master.id,
      name: master.deviceName,
      masterDiId: master.id,
      market: null,
    })
    expect(await search('curved')).toEqual(['A010102'])
    await load(second, 'EMDN two.csv')
    expect([await search('curved'), await search('steel')]).toEqual([[], ['A01010101']])
    const trail = (await admin.api.call(auditApi.trail, { query: { entityType: ['emdn'] } })).body
    expect(trail[0]?.changesData?.actionNotes).toContain('EMDN two in force instead of EMDN one')
  })

  it('changes nothing when the same comes again, in another format too, and goes back to an earlier one', async () => {
    const before = (await user.api.call(emdnApi.versions)).body
    const sheet = await workbook(second.split('\n').map((line) => line.split(',')))
    for (const [content, name] of [
      [second, 'again.csv'],
      [sheet, 'again.xlsx'],
    ] as const) {
      const { body } = await load(content, name)
      expect([body.same, body.version.name]).toEqual([true, 'EMDN two'])
    }
    expect((await user.api.call(emdnApi.versions)).body).toEqual(before)
    expect((await load(first)).body.version).toMatchObject({ name: 'EMDN one', isCurrent: true })
    expect((await user.api.call(emdnApi.versions)).body.map(({ name }) => name)).toEqual([
      'EMDN two',
      'EMDN one',
      'EMDN V2 (built-in extract)',
    ])
  })
})

it('a code the loaded version does not have is doubted, and no error [S2-2.9-06]', async () => {
  const rules = async (fields: Record<string, unknown>) => {
    const { id } = await createSubmission(user.api, fields)
    const { issues = [] } =
      (await user.api.call(submissionsApi.validate, { id })).body.validationResults ?? {}
    return issues
      .filter(({ ruleId }) => ruleId?.startsWith('BR-UDID-636'))
      .map(({ ruleId, severity }) => [ruleId, severity])
  }
  await load(first)
  expect(await rules({ emdnCode: 'A010101', additionalEmdnCodes: [{ code: 'A010102' }] })).toEqual([])
  expect(await rules({ emdnCode: 'A010109' })).toEqual([['BR-UDID-636.3', 'warning']])
  expect(await rules({ emdnCode: 'A0101' })).toEqual([['BR-UDID-636.2', 'warning']])
  const further = { additionalEmdnCodes: [{ code: 'A0101' }, { code: 'B0199' }] }
  expect(await rules({ emdnCode: 'A010101', ...further })).toEqual([
    ['BR-UDID-636.6', 'warning'],
    ['BR-UDID-636.7', 'warning'],
  ])
})

const official = join(process.env.HUB_REFERENCE_DIR ?? '', 'emdn/emdn-v2-en.csv')
describe.skipIf(!existsSync(official))("the Commission's EMDN V2", () => {
  it('is loaded whole, and searched by code and by word', async () => {
    const { body } = await load(readFileSync(official), 'emdn-v2-en.csv')
    expect([body.entries, body.complete, body.version.isCurrent]).toEqual([8454, true, true])
    expect((await search('A0101'))[0]).toBe('A0101')
    for (const [text, word] of [
      ['catheter', / ?\bCATHETER/],
      ['dialy', /\bDIALY/],
    ] as const) {
      const found = (await user.api.call(emdnApi.search, { query: { search: text, limit: 20 } })).body
      for (const { term } of found) expect(term).toMatch(word)
      const lengths = found.map(({ code }) => code.length)
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    }
  })
})
