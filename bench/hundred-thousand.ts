import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import {
  type GudidTable,
  gudidCsv,
  hasOfficialFile,
  madeUpGudidTable,
  officialGudidTable,
} from '#tests/gudid-table.ts'

/** Rows of FDA's file, or of ours, over and over with new numbers: lengths and repetitions stay realistic. */
export function* deviceFiles(count: number, rowsPerFile: number, start = 0): Generator<string> {
  const source = hasOfficialFile ? officialGudidTable().file : madeUpGudidTable(2570)
  for (let from = start; from < start + count; from += rowsPerFile) {
    const size = Math.min(rowsPerFile, start + count - from)
    yield gudidCsv(multiplied(source, from, size))
  }
}

function multiplied(source: GudidTable, from: number, size: number): GudidTable {
  const column = (name: string) => source.header.indexOf(name)
  const [number, model] = [column('primaryDI'), column('versionModelNumber')]
  const rows = Array.from({ length: size }, (_, offset) => {
    const index = from + offset
    // Not in the order of the numbers, as real files are not.
    const cells = [...(source.rows[(index * 7919) % source.rows.length] ?? [])]
    const body = `0${cells[number]?.replace(/\D/g, '').padEnd(6, '0').slice(1, 6)}${String(index).padStart(7, '0')}`
    cells[number] = body + gs1CheckDigit(body)
    cells[model] = `${cells[model]}-${index % 1000}`
    return cells
  })
  return { header: source.header, rows }
}
