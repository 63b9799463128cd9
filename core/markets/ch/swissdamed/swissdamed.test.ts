import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { complete as euComplete } from '../../eu/fixtures/complete.ts'
import { submissionsOfEachKind } from '../../eu/fixtures/submissions.ts'
import { euRegulatorFields } from '../../eu/regulator-fields.ts'
import type { RegulatorField } from '../../market.ts'
import { complete } from '../fixtures/complete.ts'
import { ch } from '../index.ts'
import { asInTheEu } from '../regulator-fields.ts'
import { faultsOf } from './body.ts'
import { bodyOf } from './device-body.ts'

const json = ch.files.find(({ id }) => id === 'json')
const xml = ch.files.find(({ id }) => id === 'xml')
const context = {
  correlationId: '1f0e',
  messageId: '2a',
  createdAt: '2026-11-22T09:00:00.000Z',
  facts: new Set<string>(),
}
const without = (document: AnyDocument, ...fields: readonly string[]): AnyDocument =>
  Object.fromEntries(Object.entries(document).filter(([id]) => !fields.includes(id)))
/** Tables whose layout no source tells. */
const unwritten = ['clinicalSizes', 'cmrSubstances', 'endocrineSubstances', 'medicinalSubstances']
const fieldsOf = (document: AnyDocument) => json?.missing(document, '2026-11-22').map(({ field }) => field)

describe.each(submissionsOfEachKind)('a Swiss submission of $name', ({ document, device }) => {
  const taken = without(document as AnyDocument, ...unwritten)
  const isLegacy = device.kind === 'MDEU' || device.kind === 'IVDEU'

  it('becomes a body of the layout, or is told to go as XML', () => {
    const written = bodyOf(taken, 'c-1')
    if (isLegacy) {
      expect(written).toBeNull()
      expect(fieldsOf(taken)).toEqual(['legislation'])
    } else {
      expect(fieldsOf(taken)).toEqual([])
      expect(written && faultsOf(written.kind, written.body)).toEqual([])
      expect(written?.body).toMatchObject({ correlationId: 'c-1' })
    }
  })

  it('is the message EUDAMED gets, as XML', () => {
    const message = String(xml?.write(document as AnyDocument, context).content)
    expect(message).toContain('DEVICE')
    expect(message).toContain(String(document.udiDi ?? document.basicUdiDi))
  })
})

describe('the body', () => {
  const written = (document: AnyDocument) =>
    JSON.parse(String(json?.write(document, context).content)) as Record<string, Record<string, unknown>>

  it('says every value of the submission under the name swissdamed has for it', () => {
    const body = written({
      ...complete,
      sterile: true,
      singleUse: true,
      unitOfUseDi: '09521234000020',
      tradeNames: [{ language: 'DE', text: 'Pumpe' }],
      packages: [
        { packageDi: '19521234000010', quantity: 10 },
        { packageDi: '29521234000017', quantity: 5, containedDi: '19521234000010' },
      ],
      storageHandlingConditions: [{ condition: 'SHC099', text: 'Trocken' }],
    })
    const unit = { diCode: '09521234000013', issuingEntityCode: 'GS1' }
    const box = { diCode: '19521234000010', issuingEntityCode: 'GS1' }
    expect(body.basicUdi).toMatchObject({
      identifier: { diCode: '08612345DE2005N', issuingEntityCode: 'GS1' },
      deviceName: 'Infusion pump 200',
      modelName: 'DE-200',
      riskClass: 'CLASS_IIA',
      type: 'DEVICE',
      mfActorCode: 'CHRN-MF-20000001',
    })
    expect(body.udiDi).toMatchObject({
      identifier: unit,
      unitOfUseIdentifier: { diCode: '09521234000020', issuingEntityCode: 'GS1' },
      tradeNames: [{ language: 'DE', textValue: 'Pumpe' }],
      referenceNumber: 'REF-200',
      sterile: true,
      numberOfReuses: 0,
      productionIdentifiers: ['SERIALISATION_NUMBER'],
      storageHandlingConditions: [
        {
          storageHandlingConditionValue: 'SHC099',
          comments: [{ language: 'ANY', textValue: 'Trocken' }],
        },
      ],
      packages: [
        { identifier: box, childOf: unit, numberOfItems: 10 },
        {
          identifier: { diCode: '29521234000017', issuingEntityCode: 'GS1' },
          childOf: box,
          numberOfItems: 5,
        },
      ],
    })
  })

  it('names the manufacturer by the SRN where it has no Swiss number, and is refused without either', () => {
    const abroad = without(complete, 'chManufacturerChrn')
    expect(written(abroad).basicUdi).toMatchObject({ mfActorCode: 'DE-MF-000000001' })
    expect(fieldsOf(without(abroad, 'manufacturerSrn'))).toEqual(['chManufacturerChrn'])
  })

  it.each(unwritten)('is not written without %s that the submission has', (field) => {
    expect(fieldsOf({ ...complete, [field]: [{ name: 'x' }] })).toEqual([field])
    expect(fieldsOf({ ...complete, [field]: [] })).toEqual([])
  })

  it('takes no issuing entity it would have to guess, and no broken value', () => {
    expect(fieldsOf({ ...complete, udiDi: '?' })).toEqual(['udiDiIssuingEntity'])
    expect(fieldsOf(without(complete, 'baseQuantity'))).toEqual(['baseQuantity'])
    expect(fieldsOf({ ...complete, chManufacturerChrn: 'CHRN-1' })).toEqual(['chManufacturerChrn'])
  })
})

describe('what is taken over from the EU submission', () => {
  it('is what the Swiss form asks, and no declaration of another market', () => {
    const taken = ch.takesOver?.values({ ...euComplete, euEudamedId: '4711', notifiedBodyNumber: '0123' })
    expect(taken).toMatchObject({
      basicUdiDi: '9521234MINIMAL13R',
      udiDi: '09521234000013',
      emdnCode: 'A0101010102',
      manufacturerSrn: 'DE-MF-000000001',
    })
    for (const field of ['euEudamedId', 'notifiedBodyNumber', 'declarationsChecked'])
      expect(taken).not.toHaveProperty(field)
  })

  it('is enough for both files once the declarations are made', () => {
    const taken = { ...ch.takesOver?.values(euComplete), declarationsChecked: true }
    const errors = ch.judge(taken, new Set(), '2026-11-22').filter(({ severity }) => severity === 'error')
    // The name of the manufacturer is not part of the EU submission.
    expect(errors.map(({ field }) => field)).toEqual(['manufacturerName'])
    expect(ch.files.flatMap((file) => file.missing(taken, '2026-11-22'))).toEqual([])
  })
})

it.each(Object.keys(asInTheEu) as (keyof typeof asInTheEu)[])('%s is asked as in the EU', (id) => {
  const parts = ({ asked, offered, declaration }: RegulatorField) => ({ asked, offered, declaration })
  expect(parts(asInTheEu[id])).toEqual(parts(euRegulatorFields[id]))
})
