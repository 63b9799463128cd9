import { describe, expect, it } from 'vitest'
import type { Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { withCodes } from './market-fields.ts'

const codesOf = (field: Field | undefined) =>
  field?.type === 'code' ? field.codes.map(({ code }) => code) : undefined

describe('the codes of a field', () => {
  it('are those offered, in the order they are offered', () => {
    const offered = { riskClass: ['class-iii', 'class-i'] }
    expect(codesOf(withCodes('riskClass', submissionFields.riskClass, offered))).toEqual([
      'class-iii',
      'class-i',
    ])
  })

  it('are all where nothing is said', () => {
    expect(withCodes('riskClass', submissionFields.riskClass, {})).toBe(submissionFields.riskClass)
  })

  it('are those offered for a column of a table', () => {
    const offered = { 'certificates.certificateType': ['MDD_V'] }
    const narrowed = withCodes('certificates', submissionFields.certificates, offered)
    const columns = narrowed.type === 'group' ? narrowed.columns : {}
    expect(codesOf(columns.certificateType)).toEqual(['MDD_V'])
    expect(columns.expiryDate).toBe(submissionFields.certificates.columns.expiryDate)
  })
})
