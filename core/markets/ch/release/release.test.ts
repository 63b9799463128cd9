import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { swissdamedDetail, swissdamedPage } from '#tests/swissdamed-answers.ts'
import { complete } from '../fixtures/complete.ts'
import { ch } from '../index.ts'

const release = ch.release
if (!release?.begin) throw new Error('Switzerland reads releases')

const read = (...answers: readonly unknown[]) => {
  const reader = release.begin(() => true)
  for (const [at, answer] of answers.entries()) reader.json?.(`${at + 1}.json`, answer)
  return reader.result()
}
const differences = (here: AnyDocument, answer: unknown) => {
  const [device] = read(answer).devices
  if (!device) throw new Error('no device')
  return release.compare(here, device.document, device.told).map(({ field, kind }) => `${field} ${kind}`)
}
const full: AnyDocument = {
  ...complete,
  legislation: 'MDR',
  sterile: true,
  tradeNames: [{ language: 'DE', text: 'Pumpe' }],
  additionalEmdnCodes: [{ code: 'Z12030201' }],
  packages: [
    { packageDi: '19521234000010', quantity: 10 },
    { packageDi: '29521234000017', quantity: 5, containedDi: '19521234000010' },
  ],
  storageHandlingConditions: [{ condition: 'SHC099', text: 'Trocken' }],
  criticalWarnings: [{ warning: 'CW001' }],
  unitOfUseDi: '09521234000020',
  maximumReuses: 3,
  singleUse: false,
}

describe('an answer of swissdamed', () => {
  it('that says the same is the same, as a page and as a detail', () => {
    expect(differences(full, swissdamedDetail(full))).toEqual([])
    expect(differences(full, swissdamedPage([full]))).toEqual([])
    expect(differences(complete, [swissdamedDetail(complete), { data: swissdamedPage([complete]) }])).toEqual(
      [],
    )
  })

  it('that says otherwise differs in exactly that', () => {
    const changed = {
      ...full,
      modelNumber: 'X-9',
      sterile: false,
      packages: [{ packageDi: '19521234000010', quantity: 12 }],
      storageHandlingConditions: [],
      website: 'https://example.com/ifu',
    }
    expect(differences(full, swissdamedDetail(changed)).toSorted()).toEqual([
      'modelNumber different',
      'packages different',
      'sterile different',
      'storageHandlingConditions not-stated-there',
      'website not-stated-here',
    ])
    expect(differences(full, swissdamedPage([changed]))).toEqual(['modelNumber different'])
  })

  it('keeps what it does not know, and guesses nothing', () => {
    const detail = swissdamedDetail(full)
    const strange = { ...detail, basicUdi: { ...detail.basicUdi, riskClass: 'CLASS_X' } }
    const [device] = read(strange).devices
    expect(device?.document).not.toHaveProperty('riskClass')
    expect(device?.lost).toEqual([{ element: 'riskClass', why: 'The hub does not know "CLASS_X"' }])
  })

  it('of a stranger is counted and not kept; a page and a detail of an own device are read together', () => {
    const asked: unknown[] = []
    const reader = release.begin(({ udiDi, manufacturerName }) => {
      asked.push(udiDi)
      return manufacturerName === full.manufacturerName
    })
    const stranger = { ...full, udiDi: '09521234000037', manufacturerName: 'Somebody Else' }
    const { companyName: _, ...nameless } = swissdamedDetail(full).basicUdi
    reader.json?.('page.json', swissdamedPage([stranger, full]))
    reader.json?.('detail.json', { ...swissdamedDetail(full), basicUdi: nameless })
    asked.splice(0)
    const { records, devices } = reader.result()
    // Whose a device is was decided when its answer was read.
    expect(asked).toEqual([])
    expect(records).toBe(2)
    expect(devices.map(({ document }) => document)).toMatchObject([
      { udiDi: full.udiDi, manufacturerName: full.manufacturerName, sterile: true },
    ])
  })

  it('is refused when it has too many records, or lists inside each other', () => {
    const many = { basicUdi: {}, udiDis: new Array(1_000_001).fill(null) }
    expect(() => read(many)).toThrow('more than 1000000 records')
    let deep: unknown = swissdamedPage([full])
    for (let n = 0; n < 100_000; n++) deep = [deep]
    expect(() => read(deep)).toThrow('more than 10 lists and wrappings inside each other')
  })

  it('that is none is refused', () => {
    for (const answer of [{}, [], 'x', null, { values: [] }])
      expect(() => read(answer)).toThrow('This is no answer of swissdamed')
    expect(read([swissdamedDetail(full), { basicUdi: {}, udiDi: {} }]).problems).toEqual([
      { file: '1.json', message: 'Record 2 has no UDI-DI.' },
    ])
  })
})
