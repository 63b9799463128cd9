import { describe, expect, it } from 'vitest'
import { operatorTypes } from '#core/code-lists/operator-types.ts'
import { certificationIssues } from './certification-checks.ts'
import { operatorFindings, operatorIssues } from './operator-checks.ts'

const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path)

describe('an operator', () => {
  it('is of one of four kinds [S3-3-41, S3-5-27]', () => {
    expect(operatorTypes.map(({ code }) => code)).toEqual([
      'manufacturer',
      'authorized-representative',
      'importer',
      'distributor',
    ])
  })

  it.each([
    ['manufacturer', 'DE-MF-000000001', true],
    ['manufacturer', 'DE-PR-000000001', true],
    ['manufacturer', 'DE-IM-000000001', false],
    ['authorized-representative', 'IE-AR-000000001', true],
    ['authorized-representative', 'IE-MF-000000001', false],
    ['importer', 'NL-IM-000000001', true],
    ['importer', 'NL-SP-000000001', false],
    ['distributor', 'NL-IM-000000001', true],
    ['manufacturer', 'DE-MF-1', false],
    ['manufacturer', 'NA', false],
  ])('of the kind %s with %s: %s', (actorType, srn, right) => {
    expect(operatorIssues({ actorType, srn })).toHaveLength(right ? 0 : 1)
  })

  it.each([
    ['0952123', undefined, true],
    ['0952', 'GS1', true],
    ['952', 'GS1', false],
    ['1234567890123', 'GS1', false],
    ['E308', 'HIBCC', true],
    ['3E08', 'HIBCC', false],
    ['anything', 'IFA', true],
  ])('with the prefix %s of %s: %s', (companyPrefix, issuingEntity, right) => {
    const document = { companyPrefix, ...(issuingEntity && { issuingEntity }) }
    expect(pathsOf(operatorIssues(document))).toEqual(right ? [] : ['companyPrefix'])
  })

  it('is worth a second look where SRN and address are of two countries', () => {
    const of = (srn: string, country: string) =>
      pathsOf(operatorFindings({ actorType: 'manufacturer', srn, country }))
    expect(of('DE-MF-000000001', 'FR')).toEqual(['srn'])
    for (const [srn, country] of [
      ['EL-MF-000000001', 'GR'],
      ['UK-MF-000000001', 'GB'],
      ['XI-MF-000000001', 'GB'],
      ['US-MF-000000001', 'US'],
    ] as const) {
      expect(of(srn, country)).toEqual([])
    }
  })
})

it('a certification does not end before it begins', () => {
  expect(pathsOf(certificationIssues({ issueDate: '2026-01-02', expiryDate: '2026-01-01' }))).toEqual([
    'expiryDate',
  ])
  expect(certificationIssues({ issueDate: '2026-01-02', expiryDate: '2026-01-02' })).toEqual([])
})
