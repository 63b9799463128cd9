import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type SubmissionDocument, submissionFields } from '#core/dictionary/submission/index.ts'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { type EffectOfChange, effectOfChange } from '#core/markets/change-effects.ts'
import { missingElements } from '#core/markets/eu/device/missing-elements.ts'
import { eu } from '#core/markets/eu/index.ts'
import type { ItemToSend, UploadPlanned } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { complete } from '#core/markets/us/fixtures/complete.ts'
import { us } from '#core/markets/us/index.ts'
import { amount, within } from './amount.ts'
import { goodSubmission } from './arbitraries/submission-document.ts'

/** The effect that is told agrees with what judges the change, and with the plan of files (decision D136). */

const timeout = within(120_000)
const today = '2026-11-26'

function planOf({ exchange }: MarketModule, item: Omit<ItemToSend, 'reference'>): UploadPlanned {
  if (!exchange) throw new Error('The market has no register')
  return exchange.plan([{ reference: '1', ...item }], {
    environment: 'production',
    settings: settingsOutOfTheBox,
    createdAt: `${today}T09:00:00.000Z`,
    newId: () => '0f1e2d3c-0000-4000-8000-000000000001',
    knownGroups: new Set(),
  })
}

/** What holds of every change, whatever the market. */
function expectAgreement(
  market: MarketModule,
  registered: AnyDocument,
  now: AnyDocument,
  { files, unsent }: UploadPlanned,
): EffectOfChange {
  const found = effectOfChange(market, registered, now, today)
  const { effect, fields, rules } = found
  const errors = (market.exchange?.judgeChange?.(registered, now, today) ?? []).filter(
    ({ severity }) => severity === 'error',
  )
  const isRefused = errors.length > 0
  expect(['new-di', 'refused'].includes(effect)).toBe(isRefused)
  for (const { message } of errors) expect(rules.map(({ rule }) => rule)).toContain(message)
  // What the plan refuses is never told as an update, what it sends never as nothing.
  expect(unsent.some((one) => one.isRefusedChange === true)).toBe(isRefused)
  if (files.length > 0) expect(['update', 'add-only']).toContain(effect)
  if (effect === 'nothing') expect([files, fields, rules]).toEqual([[], [], []])
  else expect(rules.length).toBeGreaterThan(0)
  return found
}

const ids = Object.keys(submissionFields) as (keyof SubmissionDocument)[]
/** A registered device and what became of it: some fields taken from another one; of a single one, most say the same. */
const euChange = fc
  .tuple(goodSubmission, goodSubmission, fc.subarray(ids, { minLength: 1, maxLength: 5 }))
  .map(([registered, other, taken]) => {
    const values = Object.fromEntries(taken.map((id) => [id, other[id]]))
    return { registered, now: { ...registered, ...values } as SubmissionDocument }
  })
  .filter(({ now }) => missingElements(now).length === 0)

const usValues: AnyDocument = {
  brandName: 'Another',
  modelNumber: 'DE-300',
  catalogueNumber: 'REF-300',
  udiDi: '09521234000020',
  deviceDescription: 'A pump',
  kit: true,
  sterile: true,
  mriSafety: 'MR Safe',
  usGmdnCodes: '54321',
  usFdaProductCode: 'LZG',
  usDeviceSizes: [],
  usPremarketSubmissions: [
    { number: 'K261234', type: 'PMN' },
    { number: 'K261235', type: 'PMN' },
  ],
  usSupportContacts: [],
  intendedUse: 'Another',
  usPackages: [],
}
/** What no random change may miss: submissions that are gone, and added, after the days of grace. */
const onPremarket = [
  { usFdaPremarketSubmissionNumber: 'K999999' },
  { usPremarketSubmissions: [{ number: 'K261234', type: 'PMN' }] },
].map((change): [{ registered: AnyDocument; now: AnyDocument }] => {
  const registered = { ...complete, usPublishDate: '2026-11-01' }
  return [{ registered, now: { ...registered, ...change } }]
})
const usFields = fc.subarray(Object.keys(usValues), { maxLength: 3 })
const usChange = fc
  .tuple(fc.constantFrom('2026-11-25', '2026-11-01', '2026-12-24'), usFields, usFields)
  .map(([usPublishDate, before, changed]) => {
    const some = (names: readonly string[]) => Object.fromEntries(names.map((id) => [id, usValues[id]]))
    const registered: AnyDocument = {
      ...complete,
      usPublishDate,
      ...some(before.filter((id) => id !== 'udiDi')),
    }
    return { registered, now: { ...registered, ...some(changed) } as AnyDocument }
  })

describe('the effect agrees with the rules for changes and the plan of files', () => {
  it('of EUDAMED, and with the messages due', { timeout }, () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(euChange, ({ registered, now }) => {
        const plan = planOf(eu, { document: now, registered: { document: registered, versions: {} } })
        const { effect } = expectAgreement(eu, registered, now, plan)
        seen.add(effect)
        if (effect === 'nothing') expect(plan.unsent[0]?.why).toContain('There is nothing to send')
      }),
      { numRuns: amount(200, 20_000) },
    )
    for (const each of ['new-di', 'update', 'nothing']) expect(seen).toContain(each)
  })

  it('of GUDID', { timeout }, () => {
    const seen = new Set<string>()
    const lastDocument = { setId: '0f1e2d3c-0000-4000-8000-00000000000a', version: 1 }
    fc.assert(
      fc.property(usChange, ({ registered, now }) => {
        const state = { document: registered, versions: {} }
        const plan = planOf(us, { document: now, registered: state, lastDocument })
        const { effect } = expectAgreement(us, registered, now, plan)
        seen.add(effect)
        if (effect === 'nothing') expect(plan.unsent[0]?.why).toContain('There is nothing to send')
      }),
      { numRuns: amount(400, 20_000), examples: onPremarket },
    )
    for (const each of ['new-di', 'refused', 'add-only', 'update', 'nothing']) expect(seen).toContain(each)
  })
})
