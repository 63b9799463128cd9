import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { minimalSubmission, submissionsOfEachKind } from '../fixtures/submissions.ts'
import { missingElements } from './missing-elements.ts'

const pack = submissionsOfEachKind.find(({ device }) => device.kind === 'PR')?.document

describe('what is missing', () => {
  it.each(submissionsOfEachKind)('is nothing for $name', ({ document }) => {
    expect(missingElements(document)).toEqual([])
  })

  it('is told of each kind', () => {
    const fieldsOf = (document: SubmissionDocument) => missingElements(document).map(({ field }) => field)
    const always = ['basicUdiDi', 'udiDi', 'riskClass', 'emdnCode', 'deviceStatus', 'catalogueNumber']
    expect(fieldsOf({})).toEqual([...always, 'manufacturerSrn', 'deviceName'])
    expect(fieldsOf({ legislation: 'SPP' })).toEqual([
      ...always,
      'packProducerActorId',
      'medicalPurpose',
      'multiComponentType',
      'deviceName',
    ])
    expect(fieldsOf({ ...minimalSubmission, riskClass: 'class-ii' })).toEqual(['riskClass'])
    expect(fieldsOf({ ...minimalSubmission, legislation: 'OTHER' })).toEqual(['legislation'])
    const device = { ...pack, multiComponentType: 'DEVICE' }
    expect(fieldsOf(device)).toEqual(['multiComponentType'])
  })
})
