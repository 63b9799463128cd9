import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isFullyKnown } from '#core/code-lists/markets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { copyOfMaster } from '../copy-master.ts'
import { complete } from './fixtures/complete.ts'
import { full } from './fixtures/full.ts'
import { cn } from './index.ts'

const context = {
  correlationId: 'c',
  messageId: 'm',
  createdAt: '2026-11-22T09:00:00.000Z',
  facts: new Set<string>(),
}
const written = (document: AnyDocument) =>
  String(cn.files.find(({ id }) => id === 'xml')?.write(document, context).content)
const sheet = (document: AnyDocument): Readonly<Record<string, string | undefined>> => {
  const content = cn.files.find(({ id }) => id === 'csv')?.write(document, context).content
  if (content === undefined || typeof content === 'string') throw new Error('A worksheet is a table')
  return Object.fromEntries(content.columns.map((name, at) => [name, content.rows[0]?.[at]]))
}
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (...texts: readonly string[]) => {
  const reader = cn.release?.begin(() => true)
  for (const [at, text] of texts.entries())
    reader?.whole?.({ name: `PART${at + 1}_Of_${texts.length}.xml`, bytes: bytes(text) })
  return reader?.result()
}
const only = (text: string) => read(text)?.devices[0]
const differences = (here: AnyDocument, there: AnyDocument) =>
  (cn.release?.compare(here, there) ?? []).map(({ field, kind }) => [field, kind])

describe('a record of the NMPA database', () => {
  it('is read back as it was written, in the words of the release', () => {
    const text = written(full)
    expect(text).toContain('<udid version="1.0">')
    expect(text).toContain('<cplb>耗材</cplb>')
    expect(text).toContain('<sfbjwycxsy>是</sfbjwycxsy>')
    expect(text).toContain('<bszt>一维码,二维码</bszt>')
    const device = only(text)
    expect(device?.lost).toEqual([])
    const { declarationsChecked: _, riskClass: _class, intendedUse: _use, deviceName: _name, ...told } = full
    expect(device?.document).toEqual(told)
    expect(differences(full, device?.document ?? {})).toEqual([])
  })

  it('with the bare needs is the same there as here', () => {
    expect(differences(complete, only(written(complete))?.document ?? {})).toEqual([])
  })

  it('says of lot, serial number and dates only what somebody has said', () => {
    const parts = ['scbssfbhph', 'scbssfbhxlh', 'scbssfbhscrq', 'scbssfbhsxrq']
    const { productionIdentifiers: _, ...silent } = complete
    const inWorksheet = (document: AnyDocument) => {
      const cells = sheet(document)
      return parts.map((name) => cells[name])
    }
    const inRelease = (document: AnyDocument) =>
      parts.map((name) => new RegExp(`<${name}(?:/>|>(.*)<)`).exec(written(document))?.[1])

    expect(inRelease(silent)).toEqual([undefined, undefined, undefined, undefined])
    expect(inWorksheet(silent)).toEqual(['', '', '', ''])
    expect(inRelease(complete)).toEqual(['否', '是', '否', '否'])
    expect(inWorksheet(complete)).toEqual(['0', '1', '0', '0'])

    const none = { ...silent, cnNoProductionIdentifiers: true }
    expect(inRelease(none)).toEqual(['否', '否', '否', '否'])
    expect(inWorksheet(none)).toEqual(['0', '0', '0', '0'])
    const there = only(written(none))?.document ?? {}
    expect(differences(none, there)).toEqual([])
    expect(differences(silent, there)).toEqual([['cnNoProductionIdentifiers', 'not-stated-here']])
    expect(only(written(silent))?.document).not.toHaveProperty('cnNoProductionIdentifiers')
  })

  it('warns while nobody has said it, and takes only what China has', () => {
    const { productionIdentifiers: _, ...silent } = complete
    const about = (document: AnyDocument) =>
      cn
        .judge(document, new Set(), '2026-11-22')
        .filter(({ field }) => field === 'productionIdentifiers')
        .map(({ severity, ruleId }) => [severity, ruleId])
    expect(about(silent)).toEqual([['warning', 'NMPA-PRODUCTION-IDENTIFIERS']])
    expect(about({ ...silent, cnNoProductionIdentifiers: true })).toEqual([])
    expect(about({ ...complete, productionIdentifiers: ['SOFTWARE_IDENTIFICATION'] })).toEqual([
      ['error', 'FIELD-CODE'],
    ])
    const gudid = { lotBatch: 'true', expirationDate: 'true' }
    expect(copyOfMaster({}, { gudid }, cn).productionIdentifiers).toEqual(['BATCH_NUMBER', 'EXPIRATION_DATE'])
  })

  it('is warned of each element left blank that every device has, as nobody can tell whether it is mandatory', () => {
    expect(isFullyKnown('CN')).toBe(false)
    const needed = Object.entries(cn.regulatorFields).flatMap(([id, one]) =>
      one.needed === true ? [id] : [],
    )
    const bare = Object.fromEntries([...needed, 'declarationsChecked'].map((id) => [id, full[id]]))
    const found = cn.judge(bare, new Set(), '2026-11-22').filter(({ severity }) => severity === 'warning')
    expect(found.map(({ field }) => field).toSorted()).toEqual([
      'baseQuantity',
      'cnCreditCode',
      'cnDataCarrier',
      'cnProductCategory',
      'cnPublicationDate',
      'cnSameAsRegistered',
      'deviceDescription',
      'modelNumber',
      'mriSafety',
      'productionIdentifiers',
    ])
  })

  it('has no error with everything in it', () => {
    expect(cn.judge(full, new Set(), '2026-11-22')).toEqual([])
  })

  it('is compared field by field: exactly what was changed, taken away and added', () => {
    const there = only(written(full))?.document ?? {}
    const changed = {
      ...there,
      modelNumber: 'Y-13',
      sterile: false,
      cnPackages: [{ packageDi: '19521234000010', level: '盒', quantity: 12 }],
      cnInsuranceCode: undefined,
    }
    const { brandName: _, ...here } = full
    expect(differences(here, changed)).toEqual([
      ['brandName', 'not-stated-here'],
      ['modelNumber', 'different'],
      ['cnInsuranceCode', 'not-stated-there'],
      ['sterile', 'different'],
      ['cnPackages', 'different'],
    ])
  })
})

describe('a release', () => {
  it('has parts, and a record in several counts as its newest version', () => {
    const versioned = (model: string, version: number) =>
      written({ ...full, modelNumber: model }).replace(
        '</device>',
        `<versionNumber>${version}</versionNumber><versionTime>2026-02-15</versionTime><versionStauts>更新</versionStauts></device>`,
      )
    const other = written({ ...complete, udiDi: '09521234000020' })
    const reading = read(versioned('new', 2), other, versioned('old', 1))
    expect(reading?.problems).toEqual([])
    expect(reading?.devices.map(({ document }) => [document.udiDi, document.modelNumber])).toEqual([
      ['09521234000013', 'new'],
      ['09521234000020', complete.modelNumber],
    ])
    expect(reading?.devices[0]).toMatchObject({
      versions: { 'udi-di': 2 },
      state: '更新',
      versionDate: '2026-02-15',
      registerId: full.cnUdiId,
    })
  })

  it('tells what it cannot read, and reads the rest', () => {
    const strange = written(complete)
      .replace('<cplb>设备</cplb>', '<cplb>别的</cplb>')
      .replace('<tsrq/>', '<tsrq>soon</tsrq><neu>1</neu>')
    expect(only(strange)?.lost.map(({ element }) => element)).toEqual(['cplb', 'tsrq', 'neu'])
    const reading = read(
      '<udid><devices>',
      '<other/>',
      '<udid><devices><device/></devices></udid>',
      written(full),
    )
    expect(reading?.devices).toHaveLength(1)
    expect(reading?.problems.map(({ file }) => file)).toEqual([1, 2, 3].map((at) => `PART${at}_Of_4.xml`))
  })

  it('may say codes instead of words', () => {
    const coded = written(full).replace('<sfwwjbz>是<', '<sfwwjbz>1<').replace('<qxlb>器械<', '<qxlb>1<')
    expect(differences(full, only(coded)?.document ?? {})).toEqual([])
  })
})

const folder = process.env.HUB_REFERENCE_DIR ?? ''
const sample = join(folder, 'nmpa/nmpa_udid_structure_sample.xml')
it.skipIf(folder === '' || !existsSync(sample))('reads every element of the structure sample', () => {
  const device = only(readFileSync(sample, 'utf8'))
  expect(device?.lost).toEqual([])
  expect(device?.document).toMatchObject({
    udiDi: '06900000000007',
    cnSameAsRegistered: true,
    cnPackages: [
      { packageDi: '16900000000004', level: '盒', quantity: 10 },
      { packageDi: '26900000000001', level: '箱', quantity: 10, containedDi: '16900000000004' },
    ],
    cnStorage: [{ condition: '冷藏', lowest: 2, highest: 8, unit: '℃' }],
    cnContacts: [{ email: 'udi@example.com', phone: '000-00000000' }],
  })
})
