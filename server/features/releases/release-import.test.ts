import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseFiles } from '#core/code-lists/markets.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import type { ReleaseComparison } from '#core/contract/release-comparison.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import { complete } from '#core/markets/ch/fixtures/complete.ts'
import { full as china } from '#core/markets/cn/fixtures/full.ts'
import { cn } from '#core/markets/cn/index.ts'
import { marketModules } from '#core/markets/index.ts'
import { complete as american } from '#core/markets/us/fixtures/complete.ts'
import { us } from '#core/markets/us/index.ts'
import { type Person, person } from '#tests/factories.ts'
import { swissdamedDetail, swissdamedPage } from '#tests/swissdamed-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Devices only a regulator has: compared, taken in with a batch, undone. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const context = {
  correlationId: 'c',
  messageId: 'm',
  createdAt: '2026-11-22T09:00:00.000Z',
  facts: new Set<string>(),
}
const file = (market: typeof us, id: string, documents: readonly AnyDocument[], inner: RegExp) => {
  const texts = documents.map((one) =>
    String(market.files.find((each) => each.id === id)?.write(one, context).content),
  )
  const parts = texts.map((text) => inner.exec(text)?.[0] ?? '')
  return (texts[0] ?? '').replace(inner, () => parts.join('\n'))
}

interface Case {
  readonly country: string
  readonly base: AnyDocument
  readonly codes: readonly [string, string, string]
  readonly name: string
  write(documents: readonly AnyDocument[]): string
  /** What the file says of the third that the hub does not. */
  readonly changed: AnyDocument
  readonly differing: string
}

const code = (n: number) => `0952123400${n}${gs1CheckDigit(`0952123400${n}`)}`
const codesOf = (from: number) => [code(from), code(from + 1), code(from + 2)] as const
const cases: readonly Case[] = [
  {
    country: 'US',
    base: { ...american, packages: undefined, usPackages: undefined } as unknown as AnyDocument,
    codes: codesOf(200),
    name: 'release.xml',
    write: (documents) => file(us, 'xml', documents, /<device>[\s\S]*<\/device>/),
    changed: { brandName: 'Another' },
    differing: 'brandName',
  },
  {
    country: 'CN',
    base: { ...china, directMarkingDi: undefined, cnPackages: undefined } as unknown as AnyDocument,
    codes: codesOf(300),
    name: 'UDID_DAY.xml',
    write: (documents) => file(cn, 'xml', documents, /<device>[\s\S]*<\/device>/),
    changed: { modelNumber: 'Z-9' },
    differing: 'modelNumber',
  },
  {
    country: 'CH',
    base: complete,
    codes: codesOf(400),
    name: 'answers.json',
    write: (documents) =>
      JSON.stringify([...documents.slice(0, 2).map(swissdamedDetail), swissdamedPage(documents.slice(2))]),
    changed: { modelNumber: 'Z-9' },
    differing: 'modelNumber',
  },
]

const take = (country: string, text: string, name: string, udiDis: string) =>
  user.api.uploadParts<ImportResult>(path('release-import', country), [
    { name: 'udiDis', content: udiDis },
    { name: 'file', fileName: name, content: text },
  ])
const path = (what: string, country: string) => `/api/country-specific/${what}/${country}`

describe.each(cases)(
  'devices of $country',
  ({ country, base, codes: [one, other, third], name, write, changed, differing }) => {
    it('only there are told, become records with a draft, and go again', async () => {
      const known = { ...base, udiDi: third, targetCountries: [country] }
      await user.api.call(submissionsApi.create, { body: known })
      const text = write([
        { ...base, udiDi: one },
        { ...base, udiDi: other },
        { ...base, ...changed, udiDi: third },
      ])
      const compare = async () =>
        (await user.api.upload<ReleaseComparison>(path('release-comparison', country), text, name)).body
      const before = await compare()
      expect(before.counts).toEqual({ different: 1, 'only-there': 2, same: 0, 'only-here': 0 })
      expect(before.rows[0]?.differences.map(({ field }) => field)).toEqual([differing])

      const taken = await take(country, text, name, `${one}\n${third}`)
      expect(taken.body).toMatchObject({ processed: 1, successful: 1, failed: 0, errors: [] })
      const { jobId } = taken.body
      const made = (await user.api.call(masterDiApi.list, { query: { importId: jobId } })).body
      expect(made).toMatchObject([{ deviceNumber: one, udiDi: one, targetCountries: [country] }])
      const after = await compare()
      expect(after.counts).toEqual({ different: 1, 'only-there': 1, same: 1, 'only-here': 0 })
      expect(after.rows.find(({ udiDi }) => udiDi === one)).toMatchObject({
        outcome: 'same',
        masterDiId: made[0]?.id,
      })
      expect(after.rows.find(({ udiDi }) => udiDi === one)?.submissionId).not.toBeNull()

      const undone = await user.api.call(jobsApi.undo, { id: jobId, body: { reason: 'Taken by mistake' } })
      await hub.hub.jobs.idle()
      expect((await user.api.call(jobsApi.get, { id: undone.body.jobId })).body).toMatchObject({
        successful: 1,
        failed: 0,
      })
      expect((await compare()).counts).toEqual(before.counts)
      const admin = await person(hub, ['admin'])
      expect((await admin.api.get('/api/audit-trail/verify')).body).toMatchObject({ ok: true })
    })
  },
)

it('undone, leaves the draft of a record that stays, and what somebody else made', async () => {
  const { country, base, name, write } = cases[0] as (typeof cases)[number]
  const codes = ['09521234000198', '09521234000204']
  const text = write(codes.map((udiDi) => ({ ...base, udiDi })))
  const { jobId } = (await take(country, text, name, codes.join('\n'))).body
  const made = (await user.api.call(masterDiApi.list, { query: { importId: jobId } })).body
  const kept = made[0]?.id as number
  const byHand = { ...base, udiDi: codes[1], masterDiId: kept, targetCountries: [country] }
  const own = (await user.api.call(submissionsApi.create, { body: byHand })).body
  await user.api.call(jobsApi.undo, { id: jobId, body: { reason: 'Taken by mistake' } })
  await hub.hub.jobs.idle()
  const left = await hub.hub.db.selectFrom('submissions').select(['id', 'master_di_id']).execute()
  const of = (id?: number) => left.filter(({ master_di_id }) => master_di_id === id)
  expect(of(kept)).toHaveLength(2)
  expect(of(kept).map(({ id }) => id)).toContain(own.id)
  expect(of(made[1]?.id)).toEqual([])
})

it('takes nothing that is known already, and is for whoever may create', async () => {
  const text =
    cases[2]?.write([complete, { ...complete, udiDi: code(500) }, { ...complete, udiDi: code(501) }]) ?? ''
  const refused = await take('CH', text, 'a.json', '1')
  expect([refused.status, refused.problem?.issues?.[0]?.path]).toEqual([400, 'file'])
  const reader = await person(hub, ['technical-reviewer'])
  expect((await reader.api.upload(path('release-import', 'CH'), text, 'a.json')).status).toBe(403)
  expect((await user.api.upload(path('release-import', 'JP'), text, 'a.json')).status).toBe(404)
})

it('is offered for exactly the markets and files that are read', () => {
  const read = marketModules.flatMap(({ code, release }) =>
    release ? [[code, release.endings] as const] : [],
  )
  expect(Object.fromEntries(read)).toEqual(releaseFiles)
})
