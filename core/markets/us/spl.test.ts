import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { devicesInXml, officialXml } from '#tests/gudid-devices.ts'
import { hasOfficialFile } from '#tests/gudid-table.ts'
import { faultsBySplSchema, hasSplSchema } from '#tests/spl-schema.ts'
import { copyOfMaster } from '../copy-master.ts'
import { splDocument } from '../spl/document.ts'
import { parseSpl, splValues } from '../spl/read.ts'
import { layoutOf, toDocument } from '../spl/rows.ts'
import type { SplEntry, SplValues } from '../spl/values.ts'
import { complete } from './fixtures/complete.ts'
import { us } from './index.ts'
import { valuesOf, withoutPlace } from './spl-values.ts'

/** GUDID records as SPL, and read again. */

const today = '2026-11-26'
const header = {
  id: '0f1e2d3c-0000-4000-8000-000000000001',
  setId: '0f1e2d3c-0000-4000-8000-000000000002',
  sectionId: '0f1e2d3c-0000-4000-8000-000000000003',
  version: 1,
  on: today,
  title: 'A record',
}
const documentOf = (device: AnyDocument) => splDocument('US', header, valuesOf(device, today))

/** What of the values the table has a place for; packages in no order. */
function placed({ single, groups }: SplValues): SplValues {
  const { rows } = layoutOf('US')
  const sayable = (attribute: string, value: string) => {
    const row = rows.find((one) => one.attribute === attribute)
    return attribute.endsWith('.contains') || (row !== undefined && (toDocument(row, value) ?? '') !== '')
  }
  const of = (entry: SplEntry, prefix = ''): SplEntry =>
    Object.fromEntries(Object.entries(entry).filter(([name, value]) => sayable(prefix + name, value)))
  const sorted = (name: string, entries: readonly SplEntry[]) => {
    const all = entries.map((entry) => of(entry, `${name}.`))
    return name === 'packages' ? all.toSorted((a, b) => ((a.di ?? '') < (b.di ?? '') ? -1 : 1)) : all
  }
  return {
    single: of(single),
    groups: Object.fromEntries(Object.entries(groups).map(([name, all]) => [name, sorted(name, all)])),
  }
}

function readBack(device: AnyDocument): { readonly said: SplValues; readonly found: SplValues } {
  const read = splValues('US', parseSpl(documentOf(device).write()))
  const { id, setId, version, sectionId, title, effectiveTime, sectionTime, ...single } = read.single
  expect({ id, setId, version, sectionId, title }).toEqual({
    ...{ id: header.id, setId: header.setId, version: '1', sectionId: header.sectionId, title: header.title },
  })
  expect([effectiveTime, sectionTime]).toEqual([today, today])
  return { said: placed(valuesOf(device, today)), found: placed({ single, groups: read.groups }) }
}

/** Something in every place there is. */
const everything: AnyDocument = {
  ...complete,
  deviceDescription: 'Läuft <überall> & "immer"',
  usPackages: [
    { packageDi: '29521234000017', issuingAgency: 'GS1', quantity: 10, containedDi: '19521234000010' },
    { packageDi: '19521234000010', issuingAgency: 'GS1', quantity: 5, containedDi: '09521234000013' },
    { packageDi: '39521234000014', issuingAgency: 'GS1', quantity: 2 },
  ],
  usDistributionEndDate: '2026-01-31',
  usPremarketExempt: true,
  kit: true,
  singleUse: true,
  sterile: true,
}

describe('a record as SPL', () => {
  it('is read as it was written, packages in packages too', () => {
    const device = everything
    expect(documentOf(device).problems).toEqual([])
    const { said, found } = readBack(device)
    expect(found).toEqual(said)
    expect(found.groups.packages?.map(({ di, contains }) => [di, contains])).toEqual([
      ['19521234000010', ''],
      ['29521234000017', '19521234000010'],
      ['39521234000014', ''],
    ])
    expect(found.groups.distribution).toEqual([
      { status: 'Not in Commercial Distribution', end: '2026-01-31' },
    ])
  })

  it('has each value under its code system', () => {
    const text = documentOf(complete).write()
    for (const part of [
      '<code code="09521234000013" codeSystem="1.3.160"/>',
      '<code codeSystem="2.16.840.1.113883.6.303" code="FRN"/>',
      '<id root="1.3.6.1.4.1.519.1" extension="012345678"/>',
      'xsi:schemaLocation="urn:hl7-org:v3 https://www.accessdata.fda.gov/spl/schema/spl.xsd"',
      '<?xml-stylesheet href="https://www.accessdata.fda.gov/spl/stylesheet/spl.xsl" type="text/xsl"?>',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('names what has no sourced place, in its title too', () => {
    expect(withoutPlace(complete)).toEqual([
      'DI record publish date',
      'Device sizes',
      'FDA Device Listing Number',
      'Package type',
      'Prescription use (Rx)',
      'Production identifiers (UDI-PI)',
      'Quantity of device',
      'Storage and handling',
      'Support contacts',
    ])
    const file = us.files.find(({ id }) => id === 'spl')
    expect(file?.label).toContain('structure from public sources, not confirmed by FDA or TGA')
    const context = { correlationId: header.setId, messageId: header.id, createdAt: `${today}T09:00:00Z` }
    const { content } = file?.write(complete, { ...context, facts: new Set() }) ?? {}
    const { single } = splValues('US', parseSpl(String(content)))
    expect(single.title).toContain('structure from public sources, not confirmed by FDA or TGA')
    expect(single.title).toContain('Support contacts; entered in GUDID by hand.')
  })

  it('leaves out and names what no code says: other MRI answers, supplements, submissions without a type', () => {
    const device = {
      ...complete,
      mriSafety: 'MR Conditional',
      usPremarketSubmissions: [{ number: 'P110042', supplement: '017', type: 'PMA' }, { number: 'BK110042' }],
    }
    expect(documentOf(device).problems).toEqual([])
    expect(readBack(device).found.groups.premarket).toEqual([
      { number: 'K123456', type: 'PMN' },
      { number: 'P110042', type: 'PMA' },
    ])
    expect(withoutPlace(device)).toEqual(
      expect.arrayContaining([
        'MRI safety',
        'Supplement number',
        'Premarket submissions other than 510(k), PMA and HDE, or without a type',
      ]),
    )
  })
})

describe.skipIf(!hasOfficialFile)('the 300 records of the FDA', { timeout: 120_000 }, () => {
  const devices = () =>
    devicesInXml(officialXml()).map(
      ({ document, source }) => copyOfMaster(document, { gudid: source }, us) as AnyDocument,
    )

  it('are read equal in every attribute that has a place, and miss the rules by a check digit and their DUNS numbers alone', () => {
    const all = devices()
    expect(all).toHaveLength(300)
    const problems: Record<string, number> = {}
    for (const device of all) {
      const { said, found } = readBack(device)
      expect(found).toEqual(said)
      for (const { rule, attribute = '' } of documentOf(device).problems) {
        problems[`${rule} ${attribute}`] = (problems[`${rule} ${attribute}`] ?? 0) + 1
      }
    }
    // FDA took the DUNS numbers out of the sample.
    expect(problems).toEqual({ 'SPL-DI di': 1, 'SPL-MISSING labelerDuns': 300 })
  })

  it.skipIf(!hasSplSchema)('are valid against the schema of HL7, as is a record with everything', () => {
    const texts = [...devices(), everything].map((device) => documentOf(device).write())
    expect(faultsBySplSchema(texts)).toEqual([])
    expect(faultsBySplSchema([String(texts[0]).replaceAll('setId', 'setIds')])).not.toEqual([])
  })
})
