import type { AnyDocument } from '#core/dictionary/field.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { columnsOfGudid, gudidPrefixes, isGudidDevice } from '#core/imports/gudid-device.ts'
import { gudidColumns, gudidMarkers, readGudidRow } from '#core/imports/gudid-row.ts'
import { locateColumns } from '#core/imports/table.ts'
import { copyOfMaster } from '../../copy-master.ts'
import type { MarketRelease, ReleaseReader } from '../../register.ts'
import { ReleaseDevices } from '../../release-devices.ts'
import { fromGudid } from '../form/from-gudid.ts'
import { premarketOf } from '../gudid-values.ts'
import { usRegulatorFields } from '../regulator-fields.ts'
import { compare } from './compare.ts'
import { columnsOfTexts, ownerOf, readBarFile, type TextFiles, textFile } from './text-files.ts'
import { toldBy } from './told-fields.ts'

type Columns = ReadonlyMap<string, string>

/** What AccessGUDID publishes: XML, the text files of a delimited release, and exports of devices as CSV. */
class GudidReader implements ReleaseReader {
  private readonly found: ReleaseDevices
  private readonly texts: TextFiles = { devices: new Map(), parts: new Set() }

  constructor(isOwn: (document: AnyDocument) => boolean) {
    this.found = new ReleaseDevices(isOwn)
  }

  /** Of the text files, the one that says whose a device is comes first; the terms of GMDN are licensed and stay out. */
  order(name: string): number | null {
    if (!/\.txt$/i.test(name)) return 1
    const known = textFile(name)
    return known === undefined ? null : known === 'device' ? 0 : 1
  }

  readonly records = {
    namespaces: gudidPrefixes,
    read: (record: XmlElement, file: string) => {
      if (isGudidDevice(record)) this.device(columnsOfGudid(record), file, partsOf(record), 'xml')
    },
  }

  table(file: string, header: readonly string[]) {
    const places = locateColumns(header, gudidColumns)
    const missing = gudidMarkers.filter((name) => !places.has(name))
    if (missing.length > 0) {
      return `This is no export of AccessGUDID: its first line has no column ${missing.join(', ')}.`
    }
    const names = header.map((name) => name.trim())
    return ({ cells, row }: { readonly cells: readonly string[]; readonly row: number }) => {
      const columns = new Map(names.map((name, at) => [name, cells[at] ?? '']))
      this.device(columns, file, names, 'csv', row)
    }
  }

  text(file: string) {
    return readBarFile(file, this.texts, this.found)
  }

  problem(file: string, message: string): void {
    this.found.problem(file, message)
  }

  result() {
    for (const [, { file, columns }] of this.texts.devices)
      this.keep(columnsOfTexts(columns), file, this.texts.parts, 'text')
    return this.found.result('AccessGUDID release')
  }

  private device(
    columns: Columns,
    file: string,
    parts: Iterable<string>,
    kind: 'xml' | 'csv',
    row?: number,
  ): void {
    this.found.counted()
    if (!(columns.get('primaryDI') ?? '').trim()) {
      const place = row === undefined ? `Device ${this.found.count}` : `Row ${row}`
      this.problem(file, `${place} has no primary DI.`)
    } else if (this.found.isOwn(ownerOf(columns))) this.keep(columns, file, parts, kind)
  }

  private keep(given: Columns, file: string, parts: Iterable<string>, kind: 'xml' | 'csv' | 'text'): void {
    const columns = [...given].filter(([name]) => !name.startsWith('gmdnTerms'))
    const header = columns.map(([name]) => name)
    const cells = columns.map(([, text]) => text)
    const read = readGudidRow(header, locateColumns(header, gudidColumns), { row: 1, cells })
    if (!('row' in read)) {
      const [first] = read.errors
      this.problem(file, `${given.get('primaryDI')}: ${first?.field ?? ''} ${first?.message ?? ''}`.trim())
      return
    }
    const { document, sourceData } = read.row
    const number = Number(given.get('publicVersionNumber'))
    const submission = copyOfMaster(document, sourceData, {
      regulatorFields: usRegulatorFields,
      ofImport: fromGudid,
    }) as AnyDocument
    const premarket = premarketOf(submission)
    this.found.add({
      document: submission,
      versions: Number.isInteger(number) && number > 0 ? { 'udi-di': number } : {},
      state: given.get('deviceRecordStatus') || null,
      versionDate: given.get('publicVersionDate') || null,
      lost: [],
      missing: null,
      file,
      registerId: given.get('publicDeviceRecordKey') || null,
      told: toldBy(kind, parts, {
        hasPremarketTypes: premarket.length === 0 || premarket.some(({ type }) => type !== ''),
      }),
      master: { document, sourceData },
    })
  }
}

/** The parts a record has, blank ones too: what it leaves out it does not tell. */
function partsOf({ content }: XmlElement): readonly string[] {
  if (typeof content === 'string') return []
  return content.flatMap((child) => {
    const name = child.name.replace(/^g:/, '')
    return name === 'sterilization' ? partsOf(child) : [name]
  })
}

export const gudidRelease: MarketRelease = {
  endings: ['xml', 'csv', 'txt'],
  begin: (isOwn) => new GudidReader(isOwn),
  compare,
  ownerFields: ['usLabelerDuns', 'manufacturerName'],
}
