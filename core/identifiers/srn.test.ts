import { describe, expect, it } from 'vitest'
import { checkNotifiedBodyNumber, checkSrn, srnRoles } from './srn.ts'

describe('SRN and Actor ID', () => {
  it.each([
    ['BE-MF-000000001', 'srn', 'BE', 'MF'],
    ['DE-AR-000012345', 'srn', 'DE', 'AR'],
    ['IT-IM-000000077', 'srn', 'IT', 'IM'],
    ['DE-PR-000000001', 'actor-id', 'DE', 'PR'],
    ['DE-SP-000000001', 'actor-id', 'DE', 'SP'],
    ['EL-AR-000000001', 'srn', 'EL', 'AR'],
    ['GR-MF-000000001', 'srn', 'GR', 'MF'],
    ['UK-MF-000000001', 'srn', 'UK', 'MF'],
    ['GB-MF-000000001', 'srn', 'GB', 'MF'],
    ['XI-AR-000000001', 'srn', 'XI', 'AR'],
    ['US-MF-000000001', 'srn', 'US', 'MF'],
  ])('%s is a valid %s', (value, kind, country, role) => {
    expect(checkSrn(value)).toMatchObject({ valid: true, value, kind, parts: { country, role } })
  })

  it('may be NA', () => expect(checkSrn('NA')).toMatchObject({ valid: true, kind: 'no-srn', parts: {} }))

  it.each([
    ['', 'empty', undefined],
    ['de-mf-000012345', 'bad_format', 0],
    ['DE-MF-00001234', 'bad_format', 14],
    ['DE-MF-0000123456', 'bad_format', 15],
    ['DE MF 000012345', 'bad_format', 2],
    ['DE-MF-00001234O', 'bad_format', 14],
    [' DE-MF-000012345', 'bad_format', 0],
    ['EU-MF-000012345', 'unknown_country', 0],
    ['DE-CA-000000001', 'unknown_role', 3],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkSrn(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })

  it.each([
    ['DE-MF-000012345 ', 'Position 16 holds a blank.'],
    ['\u200bDE-MF-000012345', 'Position 1 holds an invisible blank.'],
    ['DE-MF-00001234', 'as in DE-MF-000012345.'],
    ['EU-MF-000012345', 'EU is not a country code that EUDAMED uses in an SRN.'],
  ])('the message for %j names the problem', (value, ending) => {
    const result = checkSrn(value)
    expect(result.valid ? '' : result.problem.message).toMatch(new RegExp(`${ending}$`))
  })

  it('knows a name for every role', () => expect(srnRoles.every((role) => role.name.length > 3)).toBe(true))
})

describe('notified body number', () => {
  it.each(['0123', '2797'])('%s is valid', (value) =>
    expect(checkNotifiedBodyNumber(value)).toMatchObject({ valid: true, parts: { number: value } }),
  )

  it.each([
    ['', 'empty'],
    ['123', 'bad_length'],
    ['01234', 'bad_length'],
    ['NB 0123', 'bad_character'],
  ])('%j is refused: %s', (value, code) =>
    expect(checkNotifiedBodyNumber(value)).toMatchObject({ valid: false, problem: { code } }),
  )
})
