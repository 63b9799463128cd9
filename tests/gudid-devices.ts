import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { parseXml } from '#core/files/xml-parser.ts'
import { gudidPrefixes, isGudidDevice, readGudidDevice } from '#core/imports/gudid-device.ts'
import { gudidColumns, readGudidRow } from '#core/imports/gudid-row.ts'
import type { RowReading } from '#core/imports/row-reader.ts'
import { locateColumns, type MasterRow } from '#core/imports/table.ts'
import type { FileTable } from '#core/markets/market.ts'

/** AccessGUDID files read as the import reads them, and what of a device has to survive. */

export interface Device {
  readonly document: AnyDocument
  readonly source: Readonly<Record<string, string>>
}

const official = process.env.HUB_REFERENCE_DIR ?? ''
export const officialXml = (): string => readFileSync(join(official, 'gudid/gudid_sample_300.xml'), 'utf8')
export const officialCsv = (): string =>
  readFileSync(join(official, 'gudid/gudid_sample_stratified.csv'), 'utf8')

function deviceOf(read: RowReading<MasterRow>): Device {
  if (!('row' in read)) throw new Error(JSON.stringify(read))
  const { document, sourceData } = read.row as unknown as {
    document: AnyDocument
    sourceData: { gudid: Record<string, string> }
  }
  return { document, source: sourceData.gudid }
}

export function devicesInXml(text: string): readonly Device[] {
  const { content } = parseXml(text, { namespaces: gudidPrefixes })
  if (typeof content === 'string') return []
  return content.filter(isGudidDevice).map((one) => deviceOf(readGudidDevice(one)))
}

export function devicesInCsv(text: string): readonly Device[] {
  const [columns = [], ...rows] = parse(text, { bom: true, relax_column_count: true }) as string[][]
  return devicesInTable({ columns, rows })
}

export const devicesInTable = ({ columns, rows }: FileTable): readonly Device[] =>
  rows.map((cells, at) =>
    deviceOf(
      readGudidRow([...columns], locateColumns([...columns], gudidColumns), {
        row: at + 2,
        cells: [...cells],
      }),
    ),
  )
