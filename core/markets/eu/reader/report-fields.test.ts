import { describe, expect, it } from 'vitest'
import { outcomesOf } from '#core/markets/eu/reader/acknowledged.ts'
import { fieldsOfReport } from '#core/markets/eu/reader/report-fields.ts'

describe('a report of EUDAMED', () => {
  it.each([
    [{ operationErrorCode: 'marketInfoLink' }, ['marketAvailability']],
    [
      { operationErrorDetail: 'The MFActorCode is not the sender; riskClass differs' },
      ['manufacturerSrn', 'riskClass'],
    ],
    [{ operationErrorCode: 'E-I-40000', operationErrorDetail: 'The type of this identifier is wrong' }, []],
    [{ operationErrorCode: 'sterile' }, ['sterile']],
    [{ operationErrorDetail: 'The device is sterile, its package not' }, []],
    [{ operationErrorCode: 'numberOfItems' }, ['packages']],
    [{ operationErrorDetail: 'CASCode 7440-48-4' }, ['cmrSubstances', 'endocrineSubstances']],
    [{ operationErrorDetail: 'Not as BR-UDID-632 asks' }, ['packages']],
    [{ operationDetail: 'FLD-UDID-260 is empty' }, ['medicalPurpose']],
    [{ operationErrorCode: 'versionNumber', operationErrorDetail: 'The current version is 3' }, []],
    [{}, []],
  ])('%j is about %j', (report, fields) => {
    expect(fieldsOfReport(report)).toEqual(fields)
  })

  it('finds the thing that was sent', () => {
    const sent = [
      { reference: 'one', codes: ['BASIC', 'UDI-1'] },
      { reference: 'two', codes: ['BASIC', 'UDI-2'] },
    ]
    const entries = [
      { entityCode: 'UDI-2', responseCode: 'SUCCESS' as const },
      {
        entityCode: 'BASIC',
        responseCode: 'CONFLICT' as const,
        report: [{ operationErrorCode: 'versionNumber', operationErrorDetail: 'riskClass' }],
      },
      { entityCode: 'UDI-3', responseCode: 'SUCCESS' as const },
      { responseCode: 'BAD_REQUEST' as const },
    ]
    expect(outcomesOf(entries, sent)).toEqual([
      { reference: 'two', entityCode: 'UDI-2', responseCode: 'SUCCESS', remarks: [] },
      {
        reference: 'one',
        entityCode: 'BASIC',
        responseCode: 'CONFLICT',
        remarks: [
          { operationErrorCode: 'versionNumber', operationErrorDetail: 'riskClass', fields: ['riskClass'] },
        ],
      },
      { reference: undefined, entityCode: 'UDI-3', responseCode: 'SUCCESS', remarks: [] },
      { reference: undefined, entityCode: undefined, responseCode: 'BAD_REQUEST', remarks: [] },
    ])
  })

  it('is about the one thing that was sent, where it names none', () => {
    const sent = [{ reference: 'one', codes: ['BASIC'] }]
    expect(outcomesOf([{ responseCode: 'BAD_REQUEST' }], sent)).toMatchObject([{ reference: 'one' }])
    expect(outcomesOf([{ entityCode: 'OTHER', responseCode: 'SUCCESS' }], sent)).toMatchObject([
      { reference: undefined },
    ])
  })
})
