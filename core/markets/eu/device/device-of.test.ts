import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { minimalSubmission as minimal, submissionsOfEachKind } from '../fixtures/submissions.ts'
import { basicUdiOf, deviceOf, senderOf, udiDiOf } from './device-of.ts'

const documentOf = (name: string) =>
  submissionsOfEachKind.find((pair) => pair.name === name)?.document as SubmissionDocument

describe('the device of a submission', () => {
  it.each(submissionsOfEachKind)('is $name', ({ document, device }) => {
    expect(deviceOf(document)).toEqual(device)
  })

  it.each(submissionsOfEachKind)('gives its halves alone: $name', ({ document, device }) => {
    const halves = [basicUdiOf(deviceOf(document)), udiDiOf(deviceOf(document))]
    expect(halves.map(({ kind }) => kind)).toEqual([device.kind, device.kind])
    const contents = new Set<object>(Object.values(device.content))
    expect(new Set<object>(halves.map(({ content }) => content))).toEqual(contents)
  })

  it('takes blanks as not said', () => {
    const blank = { authorizedRepresentativeSrn: ' ', tradeNames: [], packages: [], sterile: false }
    expect(deviceOf({ ...minimal, ...blank })).toEqual(deviceOf(minimal))
  })

  it('leaves out of a legacy device what legacy devices do not have', () => {
    const legacy = documentOf('a legacy medical device')
    const more: SubmissionDocument = {
      productionIdentifiers: ['BATCH_NUMBER'],
      baseQuantity: 2,
      packages: [{ packageDi: '19521234000027', quantity: 10 }],
      directMarkingDi: '09521234000037',
      unitOfUseDi: '09521234000037',
      cmrSubstances: [{ category: 'CMR_1B', name: 'Cobalt' }],
      endocrineSubstances: [{ name: 'Example' }],
      annexXviTypes: ['PRODUCT_IN_BODY'],
      iibImplantableException: true,
      medicalPurpose: [{ language: 'EN', text: 'Purpose' }],
    }
    expect(deviceOf({ ...legacy, ...more })).toEqual(deviceOf(legacy))
  })

  it('leaves out of a diagnostic what is for medical devices, and the other way round', () => {
    const kit = documentOf('a kit under the IVDR')
    const medical: SubmissionDocument = {
      containsLatex: true,
      implantableDevice: true,
      specialDevice: 'MDR_SOFTWARE',
      clinicalSizes: [{ sizeType: 'CST1', precision: 'text', text: 'S' }],
      medicinalSubstances: [{ inn: 'gentamicin' }],
    }
    expect(deviceOf({ ...kit, ...medical })).toEqual(deviceOf(kit))
    const diagnostic: SubmissionDocument = { kit: true, newDevice: true, specialDevice: 'IVDR_SOFTWARE' }
    expect(deviceOf({ ...minimal, ...diagnostic })).toEqual(deviceOf(minimal))
  })
})

describe('the sender', () => {
  it('is the producer of a pack, else the manufacturer', () => {
    expect(senderOf(minimal)).toBe('DE-MF-000000001')
    expect(senderOf(documentOf('a procedure pack'))).toBe('BE-PR-000000003')
  })
})
