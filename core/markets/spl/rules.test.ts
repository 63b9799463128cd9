import { describe, expect, it } from 'vitest'
import { codeSystems } from './code-systems.ts'
import { splDocument } from './document.ts'
import { splRows } from './elements.ts'
import { parseSpl } from './read.ts'
import { layoutOf } from './rows.ts'
import { splProblems } from './rules.ts'
import type { SplValues } from './values.ts'

/** What no document leaves with. */

const said: SplValues = {
  single: {
    di: '09521234000013',
    agency: 'GS1',
    labelerDuns: '012345678',
    labelerName: 'Analytical Engines',
    brandName: 'Difference',
    model: 'DE-200',
    sterile: 'true',
    singleUse: 'true',
  },
  groups: {
    productCodes: [{ code: 'FRN' }],
    gmdn: [{ code: '12345' }],
    packages: [{ di: '19521234000010', agency: 'GS1', quantity: '5', contains: '' }],
    premarket: [{ number: 'K123456', type: 'PMN' }],
    distribution: [{ status: 'In Commercial Distribution', end: '2030-01-31' }],
  },
}
const header = {
  id: '0f1e2d3c-0000-4000-8000-000000000001',
  setId: '0f1e2d3c-0000-4000-8000-000000000002',
  sectionId: '0f1e2d3c-0000-4000-8000-000000000003',
  version: 1,
  on: '2026-11-26',
  title: 'A record',
}
const text = splDocument('US', header, said).write()
const rulesOf = (written: string) => [
  ...new Set(
    splProblems('US', parseSpl(written)).map(({ rule, attribute }) => [rule, attribute].join(' ').trim()),
  ),
]

const broken: readonly [what: string, from: string | RegExp, to: string, ...rules: string[]][] = [
  ['another namespace', 'xmlns="urn:hl7-org:v3"', 'xmlns="urn:example"', 'SPL-ROOT'],
  ['an id that is no UUID', `<id root="${header.id}"/>`, '<id root="1"/>', 'SPL-FORM id'],
  ['no set id', /<setId[^>]*>/, '', 'SPL-MISSING setId'],
  ['a set id that is no UUID', header.setId, 'set-1', 'SPL-FORM setId'],
  ['two set ids', /(<setId[^>]*>)/, '$1$1', 'SPL-REPEATED setId'],
  ['version 0', '<versionNumber value="1"/>', '<versionNumber value="0"/>', 'SPL-FORM version'],
  ['a version in words', '<versionNumber value="1"/>', '<versionNumber value="first"/>', 'SPL-FORM version'],
  ['a day there is not', /20261126/, '20260230', 'SPL-FORM effectiveTime'],
  ['another document type', '55439-4', 'C101716', 'SPL-CODE documentType'],
  [
    'a type of another code system',
    /2\.16\.840\.1\.113883\.6\.1"/,
    '2.16.840.1.113883.6.999"',
    'SPL-CODE-SYSTEM',
    'SPL-MISSING documentType',
  ],
  ['a wrong check digit', 'code="09521234000013"', 'code="09521234000014"', 'SPL-DI di'],
  ['a package with a wrong check digit', '19521234000010', '19521234000011', 'SPL-DI packages.di'],
  ['a package with the DI of the device', '19521234000010', '09521234000013', 'SPL-DI-TWICE packages.di'],
  [
    'a package of another agency',
    /"19521234000010" codeSystem="1\.3\.160"/,
    '"19521234000010" codeSystem="2.16.840.1.113883.6.40"',
    'SPL-DI packages.di',
    'SPL-PACKAGE-AGENCY packages.di',
  ],
  ['a package of nothing', 'value="5"', 'value="0"', 'SPL-FORM packages.quantity'],
  ['a package without a quantity', /<numerator[^>]*>/, '', 'SPL-MISSING packages.quantity'],
  ['no brand name', /<name>Difference<\/name>/, '', 'SPL-MISSING brandName'],
  ['a blank brand name', '<name>Difference</name>', '<name> </name>', 'SPL-MISSING brandName'],
  ['a DUNS number with dashes', '012345678', '01-234-56', 'SPL-FORM labelerDuns'],
  ['a product code of digits', 'code="FRN"', 'code="123"', 'SPL-FORM productCodes.code'],
  ['a GMDN term for a code', 'code="12345"', 'code="Pump"', 'SPL-FORM gmdn.code'],
  [
    'a code system nobody knows',
    '2.16.840.1.113883.6.303',
    '2.16.840.1.113883.6.3',
    'SPL-CODE-SYSTEM',
    'SPL-ENTRY',
  ],
  [
    'a code without its system',
    /(code code="09521234000013") codeSystem="[^"]*"/,
    '$1',
    'SPL-CODE-SYSTEM',
    'SPL-MISSING agency',
    'SPL-PACKAGE-AGENCY packages.di',
  ],
  ['an approval of a kind there is not', 'C80442', 'C99999', 'SPL-CODE premarket.type'],
  ['an approval without its number', /<id root="2\.16\.840\.1\.113883\.3\.150"[^>]*>/, '', 'SPL-ENTRY'],
  ['a characteristic nobody knows', 'SPLUSE', 'SPLLATEX', 'SPL-ENTRY'],
  ['a status there is not', 'code="active"', 'code="paused"', 'SPL-CODE distribution.status'],
  [
    'an element without a place',
    '<title>A record</title>',
    '<title>A record</title><languageCode/>',
    'SPL-ELEMENT',
  ],
  ['an attribute without a place', '<setId ', '<setId extension="1" ', 'SPL-ATTRIBUTE'],
  ['elements in another order', /(<setId[^>]*>)\s*(<versionNumber[^>]*>)/, '$2$1', 'SPL-ORDER'],
]

describe('the rules of a document', () => {
  it('have nothing against a good one, nor against a name beside a code', () => {
    expect(rulesOf(text)).toEqual([])
    expect(rulesOf(text.replace('code="55439-4"', 'code="55439-4" displayName="MEDICAL DEVICE"'))).toEqual([])
  })

  it.each(broken)('refuse %s', (_, from, to, ...rules) => {
    const written = text.replace(from, to)
    expect(written).not.toBe(text)
    expect(rulesOf(written).toSorted()).toEqual(rules.toSorted())
    for (const { place, message } of splProblems('US', parseSpl(written))) {
      expect(place).toMatch(/^\//)
      expect(message).toMatch(/^[A-Z"].*\.$/)
    }
  })

  it('leave a package out that holds one there is not, or itself, and say so', () => {
    const lost = {
      ...said,
      groups: {
        ...said.groups,
        packages: [{ di: '19521234000010', agency: 'GS1', quantity: '5', contains: '29521234000017' }],
      },
    }
    expect(splDocument('US', header, lost).problems).toMatchObject([{ rule: 'SPL-PACKAGE-LOST' }])
    const circle = {
      ...said,
      groups: {
        ...said.groups,
        packages: [
          { di: '19521234000010', agency: 'GS1', quantity: '5', contains: '29521234000017' },
          { di: '29521234000017', agency: 'GS1', quantity: '5', contains: '19521234000010' },
        ],
      },
    }
    expect(splDocument('US', header, circle).problems).toHaveLength(2)
  })
})

describe('the table', () => {
  it('has a source and a day for every row and code system, and no attribute twice', () => {
    for (const { source, on } of [...splRows, ...Object.values(codeSystems)]) {
      expect(source.length).toBeGreaterThan(10)
      expect(on).toMatch(/^2026-\d\d-\d\d$/)
    }
    const names = splRows.map(({ attribute }) => attribute)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('writes for the US what a source says, and of assumptions the type of the document alone', () => {
    const { rows } = layoutOf('US')
    const assumed = rows.filter(({ registers }) => registers.US === 'A')
    expect(assumed.map(({ attribute }) => attribute)).toEqual(['documentType'])
    expect(layoutOf('AU').rows.every(({ registers }) => registers.AU === 'A')).toBe(true)
  })
})
