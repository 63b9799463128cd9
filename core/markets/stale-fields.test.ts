import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { copyOfMaster } from './copy-master.ts'
import { marketModules, registryOf } from './index.ts'
import { differingFields, type MasterAt, staleFields } from './stale-fields.ts'

const at = (document: AnyDocument): MasterAt => ({ document, sourceData: null })
const market = {
  fields: submissionFields,
  regulatorFields: {
    deviceName: {},
    modelNumber: {},
    riskClass: { codes: ['I', 'II', 'III'] },
    sterile: {},
    tradeNames: {},
  },
}
const first = { deviceName: 'Pump', modelNumber: 'P-1', riskClass: 'II', sterile: true }

describe('what a change of the record leaves behind in a submission', () => {
  const cases: readonly [
    what: string,
    given: { was?: AnyDocument; between?: AnyDocument[]; now: AnyDocument; has?: AnyDocument },
    found: readonly object[],
  ][] = [
    ['nothing where nothing changed', { now: first }, []],
    [
      'nothing where only what the submission says differs',
      { now: first, has: { ...first, modelNumber: 'X' } },
      [],
    ],
    [
      'nothing where the submission says it already',
      { now: { ...first, modelNumber: 'P-2' }, has: { ...first, modelNumber: 'P-2' } },
      [],
    ],
    [
      'the copied value',
      { now: { ...first, modelNumber: 'P-2' } },
      [{ field: 'modelNumber', state: 'stale', value: 'P-1', was: 'P-1', now: 'P-2' }],
    ],
    [
      'a value somebody wrote otherwise, to be replaced only on demand',
      { now: { ...first, modelNumber: 'P-2' }, has: { ...first, modelNumber: 'X' } },
      [{ field: 'modelNumber', state: 'changed-here', value: 'X', was: 'P-1', now: 'P-2' }],
    ],
    [
      'a value somebody took out',
      { now: { ...first, modelNumber: 'P-2' }, has: { deviceName: 'Pump', riskClass: 'II', sterile: true } },
      [{ field: 'modelNumber', state: 'changed-here', value: null, was: 'P-1', now: 'P-2' }],
    ],
    [
      'what the record says for the first time',
      {
        was: { deviceName: 'Pump' },
        now: { deviceName: 'Pump', sterile: false },
        has: { deviceName: 'Pump' },
      },
      [{ field: 'sterile', state: 'stale', value: null, was: null, now: false }],
    ],
    [
      'what the record says no more',
      { now: { deviceName: 'Pump', riskClass: 'II', sterile: true } },
      [{ field: 'modelNumber', state: 'stale', value: 'P-1', was: 'P-1', now: null }],
    ],
    [
      'a value carried over from a revision in between',
      {
        between: [{ ...first, modelNumber: 'P-2' }],
        now: { ...first, modelNumber: 'P-3' },
        has: { ...first, modelNumber: 'P-2' },
      },
      [{ field: 'modelNumber', state: 'stale', value: 'P-2', was: 'P-1', now: 'P-3' }],
    ],
    [
      'a value from in between, where the record went back',
      { between: [{ ...first, modelNumber: 'P-2' }], now: first, has: { ...first, modelNumber: 'P-2' } },
      [{ field: 'modelNumber', state: 'stale', value: 'P-2', was: 'P-1', now: 'P-1' }],
    ],
    [
      'a code the market does not have becomes nothing',
      { now: { ...first, riskClass: 'D' } },
      [{ field: 'riskClass', state: 'stale', value: 'II', was: 'II', now: null }],
    ],
    ['nothing the market does not ask for', { now: { ...first, shelfLife: 24, catalogueNumber: 'C' } }, []],
    [
      'a list that follows from a value',
      {
        was: { brandName: 'Old' },
        now: { brandName: 'New' },
        has: { tradeNames: [{ language: 'ANY', text: 'Old' }] },
      },
      [{ field: 'tradeNames', state: 'stale' }],
    ],
    [
      'a name in the language of the submission, which it keeps',
      {
        was: { brandName: 'Old' },
        now: { brandName: 'New' },
        has: { tradeNames: [{ language: 'EN', text: 'Old' }] },
      },
      [{ field: 'tradeNames', state: 'stale', now: [{ language: 'EN', text: 'New' }] }],
    ],
    [
      'nothing where a name is the same in another language',
      {
        was: { brandName: 'Old' },
        now: { brandName: 'New' },
        has: { tradeNames: [{ language: 'EN', text: 'New' }] },
      },
      [],
    ],
    [
      'a name among several as changed there',
      {
        was: { brandName: 'Old' },
        now: { brandName: 'New' },
        has: {
          tradeNames: [
            { language: 'EN', text: 'Old' },
            { language: 'DE', text: 'Alt' },
          ],
        },
      },
      [{ field: 'tradeNames', state: 'changed-here', now: [{ language: 'ANY', text: 'New' }] }],
    ],
  ]
  it.each(cases)('%s', (_, { was = first, between = [], now, has = first }, found) => {
    const master = { was: at(was), between: between.map(at), now: at(now) }
    expect(staleFields(market, has, master)).toMatchObject(found)
    expect(staleFields(market, has, master)).toHaveLength(found.length)
  })

  it('in no market is a submission as it was copied stale, and carrying over leaves nothing behind', () => {
    const now = { ...first, deviceName: 'Pump 2', modelNumber: 'P-2', brandName: 'Fixit', sterile: false }
    for (const code of ['EU', 'US', 'CN', 'CH', 'JP', 'BR']) {
      const module = registryOf(marketModules)(code)
      if (!module) throw new Error(`${code} has no folder`)
      const copied: AnyDocument = copyOfMaster(first, null, module)
      expect(staleFields(module, copied, { was: at(first), between: [], now: at(first) })).toEqual([])
      const master = { was: at(first), between: [], now: at(now) }
      const found = staleFields(module, copied, master)
      expect(found.map(({ field }) => field)).toContain('deviceName')
      expect(found.every(({ state }) => state === 'stale')).toBe(true)
      const carried = { ...copied, ...Object.fromEntries(found.map((each) => [each.field, each.now])) }
      expect(staleFields(module, carried as AnyDocument, master)).toEqual([])
    }
  })
})

it('what a submission says otherwise than its record differs, also where nobody changed the record', () => {
  const { sterile: _, ...silent } = first
  const has = { ...first, modelNumber: 'X', sterile: false, shelfLife: 24 }
  expect(differingFields(market, has, at(first))).toEqual([
    { field: 'modelNumber', value: 'X', now: 'P-1' },
    { field: 'sterile', value: false, now: true },
  ])
  // What the record does not say is no difference, and neither is what the market does not ask for.
  expect(differingFields(market, first, at({ ...silent, shelfLife: 12 }))).toEqual([])
  // Nor is the language of the brand, of which the record says nothing.
  const named = { tradeNames: [{ language: 'EN', text: 'Fixit' }] }
  expect(differingFields(market, named, at({ brandName: 'Fixit' }))).toEqual([])
})
