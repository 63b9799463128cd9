import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { amount } from '#tests/amount.ts'
import {
  type Device,
  devicesInCsv,
  devicesInTable,
  devicesInXml,
  officialCsv,
  officialXml,
} from '#tests/gudid-devices.ts'
import { hasOfficialFile } from '#tests/gudid-table.ts'
import { copyOfMaster } from '../copy-master.ts'
import type { FileTable } from '../market.ts'
import { everyElement } from './fixtures/access-gudid.ts'
import { us } from './index.ts'

/** Records of AccessGUDID as US submissions, and out again. */

const none: ReadonlySet<string> = new Set()
const today = '2026-11-22'
const context = { correlationId: 'c', messageId: 'm', createdAt: `${today}T09:00:00.000Z`, facts: none }

const submissionOf = ({ document, source }: Device): AnyDocument =>
  copyOfMaster(document, { gudid: source }, us) as AnyDocument

const written = (id: string, document: AnyDocument) => {
  const file = us.files.find((one) => one.id === id)
  if (!file) throw new Error(`no file ${id}`)
  return file.write(document, context).content
}

/** Identifiers have no order, and a place in the list only as text: each is told with what belongs to it. */
function comparable({ document, source }: Device) {
  const others = Object.entries(source).filter(
    ([name]) => name !== 'otherDIs' && !name.startsWith('identifiers/'),
  )
  const packages = (submissionOf({ document, source }).usPackages ?? []) as readonly unknown[]
  return {
    ...document,
    // Written out, a published record says that it is one, whether or not the file it came from did.
    source: {
      deviceRecordStatus: 'published',
      ...Object.fromEntries(others.map(([name, text]) => [name, text.toLowerCase()])),
    },
    others: (source.otherDIs ?? '').split('|').toSorted(),
    packages: packages.map((one) => JSON.stringify(one)).toSorted(),
  }
}

const again = (device: Device): Device => {
  const [read, ...more] = devicesInXml(String(written('xml', submissionOf(device))))
  if (!read || more.length > 0) throw new Error('not one device')
  return read
}

/** How often each error and each warning is told of them. */
const findingsOf = (devices: readonly Device[]) => {
  const counts: Record<string, number> = {}
  for (const device of devices) {
    for (const { ruleId, severity, field } of us.judge(submissionOf(device), none, today)) {
      if (severity === 'info') continue
      const key = `${severity} ${ruleId} ${field?.replace(/\.\d+\./, '.*.')}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  return counts
}

describe('a record with every element of AccessGUDID', () => {
  const [device] = devicesInXml(everyElement)
  if (!device) throw new Error('no device')

  it('fills the US fields', () => {
    const { usPackages, usFurtherDis, usProductCodes, usPremarketSubmissions, usSupportContacts, ...values } =
      submissionOf(device)
    expect(values).toMatchObject({
      usFdaGudidId: '0f1e2d3c-0000-4000-8000-000000000001',
      usLabelerDuns: '012345678',
      usFdaProductCode: 'FRN',
      usProductCodeName: 'Pump, Infusion',
      usFdaPremarketSubmissionNumber: 'P110042',
      usPremarketSupplement: '000',
      usPremarketType: 'PMA',
      usPremarketExempt: false,
      usDirectMarkingExempt: true,
      usPrescriptionUse: true,
      usOverTheCounter: false,
      kit: true,
      usCombinationProduct: true,
      usHumanCellProduct: true,
      usDonationIdNumber: true,
      usNotMadeWithLatex: true,
      usGmdnCodes: '12345, 54321',
      mriSafety: 'MR Conditional',
      sterilisationMethod: 'Ethylene Oxide; Radiation Sterilization',
      usFdaEstablishmentNumber: '3009380063, 1828132',
      usDistributionEndDate: '2015-06-03',
      unitOfUseDi: '09521234000020',
      secondaryUdiDi: 'A999PUMP20',
      secondaryUdiDiIssuingEntity: 'HIBCC',
    })
    expect(usPackages).toEqual([
      {
        packageDi: '19521234000010',
        issuingAgency: 'GS1',
        quantity: 5,
        containedDi: '09521234000013',
        packageType: 'Carton',
        status: 'In Commercial Distribution',
      },
      {
        packageDi: '29521234000017',
        issuingAgency: 'GS1',
        quantity: 10,
        containedDi: '19521234000010',
        discontinueDate: '2015-06-03',
        status: 'Not in Commercial Distribution',
      },
    ])
    expect(usFurtherDis).toEqual([{ identifierType: 'Previous', di: '09521234000037', issuingAgency: 'GS1' }])
    expect(usProductCodes).toEqual([{ code: 'MEA', name: 'Pump, PCA' }])
    expect(usPremarketSubmissions).toEqual([{ number: 'P110042', supplement: '017', type: 'PMA' }])
    expect(usSupportContacts).toEqual([
      { phone: '+1(800)555-0100', extension: '10', email: 'support@example.com' },
      { phone: '+1(800)555-0101' },
    ])
  })

  it('has no error, goes out and comes in again as it was', () => {
    expect(findingsOf([device])).toEqual({})
    expect(comparable(again(device))).toEqual(comparable(device))
  })

  it('is asked what GUDID does not have only until it is published', () => {
    const { usPublishDate: _, ...unpublished } = submissionOf(device)
    const asked = us.judge(unpublished, none, today).filter(({ ruleId }) => ruleId === 'FIELD-REQUIRED')
    expect(asked.map(({ field }) => field)).toEqual(expect.arrayContaining(['riskClass', 'intendedUse']))
  })

  it('says nothing of what nobody has stated', () => {
    const [read] = devicesInXml(String(written('xml', { udiDi: '09521234000013', brandName: 'Pump' })))
    for (const flag of ['rx', 'deviceKit', 'DMExempt', 'labeledNoNRL']) {
      expect(read?.source).not.toHaveProperty(flag)
    }
    const ticked = { udiDi: '09521234000013', brandName: 'Pump', declarationsChecked: true }
    const [declared] = devicesInXml(String(written('xml', ticked)))
    expect(declared?.source).toMatchObject({ deviceKit: 'false', deviceHCTP: 'false' })
    expect(declared?.source).not.toHaveProperty('rx')
  })
})

describe.skipIf(!hasOfficialFile)('the records of the FDA', { timeout: 300_000 }, () => {
  // These records are older than April 2018, when AccessGUDID began to publish DUNS numbers; no file is made without one.
  const withoutDuns = (count: number) => ({ 'error FIELD-REQUIRED usLabelerDuns': count })
  const files: readonly [string, () => readonly Device[], number, Record<string, number>][] = [
    [
      '300 of the XML release',
      () => devicesInXml(officialXml()),
      300,
      // A check digit that is wrong on the label, too.
      { ...withoutDuns(300), 'warning BR-002 udiDi': 1, 'warning GUDID-NO-PI productionIdentifiers': 1 },
    ],
    [
      '2,570 of the CSV',
      () => devicesInCsv(officialCsv()),
      2570,
      {
        ...withoutDuns(2570),
        'warning BR-002 udiDi': 4,
        'warning HUB-UDI-FORM udiDi': 1,
        // The delimited release has the methods in a file of their own.
        'warning GUDID-METHOD-UNKNOWN sterilisationMethod': 622,
        'warning GUDID-NO-PI productionIdentifiers': 8,
      },
    ],
  ]

  /** The small file whole; of the large one every day some, all through it. */
  const some = (devices: readonly Device[]) =>
    devices.filter((_, at) => devices.length < 1000 || at % amount(6, 1) === 0)

  it.each(files)('%s: go out as XML and come in again as they were', (_, open, count) => {
    const devices = open()
    expect(devices).toHaveLength(count)
    for (const device of some(devices)) {
      const read = again(device)
      expect(comparable(read)).toEqual(comparable(device))
    }
  })

  it('go out as CSV and come in again as they were', () => {
    for (const device of some(devicesInCsv(officialCsv()))) {
      const [read] = devicesInTable(written('csv', submissionOf(device)) as FileTable)
      if (!read) throw new Error('no device')
      expect(comparable(read)).toEqual(comparable(device))
    }
  })

  it.each(files)(
    '%s: have no error but the DUNS number, and no warning but these',
    (_, open, __, findings) => {
      expect(findingsOf(open())).toEqual(findings)
    },
  )
})
