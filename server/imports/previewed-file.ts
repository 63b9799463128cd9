import { proposeColumns } from '#core/imports/column-proposals.ts'
import type { OldEncoding, TextEncoding } from '#core/imports/encodings.ts'
import type { TableRow } from '#core/imports/table.ts'
import type { MappedColumn } from '#server/database/preview-tables.ts'
import { openCsv } from '#server/files/csv-stream.ts'
import { headerText, type SoughtHeader } from '#server/files/header-row.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { readTable } from '#server/files/table-file.ts'
import { storableText } from '#server/platform/storable-text.ts'
import type { Sender, UploadedFile } from '#server/platform/uploads.ts'
import type { ReadRow } from './batches.ts'
import { columnTargets, soughtHeader } from './column-targets.ts'
import { count, nothingButHeader, surveyXml } from './file-surveys.ts'
import { filledBeside, isOfFile } from './filled-fields.ts'
import type { ImportKind, TableFormat } from './import-kind.ts'
import { mappedFormat, planMapped, readRows, type TablePlan } from './table-plan.ts'
import { emptyColumns } from './unread-columns.ts'

/** A file that is kept while somebody looks at it. */
export interface KeptFile {
  readonly name: string
  readonly kind: 'csv' | 'xlsx' | 'xml'
  /** The whole of one that fits into memory, else on disk. */
  readonly content: Buffer | SpooledFile<'csv' | 'xml'>
  readonly sender: Sender
}

/** What is said of the columns of a file: a person's own word, or what was remembered of earlier files. */
export interface Wishes {
  readonly mapping?: readonly MappedColumn[]
  readonly remembered: ReadonlyMap<string, string | null>
  /** What fields beside its columns get, where the columns are to be proposed anew. */
  readonly filled?: readonly MappedColumn[]
  /** What the file is written in, where somebody says so. */
  readonly encoding?: OldEncoding | undefined
}

/** Text typed over cells, by row and column. */
export type TypedCells = ReadonlyMap<number, Readonly<Record<string, string>>>

/** The encoding of a file that is not Unicode, with texts that show whether it is the right one. */
export interface ShownEncoding extends TextEncoding {
  readonly samples: readonly string[]
}

/** A file understood as far as its columns go. */
export interface OpenFile<Row> {
  readonly recognised: string
  readonly encoding: ShownEncoding | null
  readonly notes: readonly string[]
  readonly total: number
  readonly mapping: readonly MappedColumn[]
  /** None in an XML file, and where the columns do not suffice. */
  readonly plan: TablePlan<Row> | undefined
  readonly blocked: string | null
  /** Its rows as they are in the file; none for an XML file. */
  source(): Iterable<TableRow> | AsyncIterable<TableRow>
  /** Its rows as it says them, read; `typed` instead of what cells say. */
  rows(typed: TypedCells, met?: (row: TableRow) => void): AsyncIterable<ReadRow<Row>>
}

interface Source {
  readonly header: readonly string[]
  readonly recognised: string
  readonly notes?: readonly string[]
  readonly encoding?: TextEncoding
  readonly total: number
  rows(): Iterable<TableRow> | AsyncIterable<TableRow>
}

export async function openKept<Row>(
  kind: ImportKind<Row>,
  file: KeptFile,
  wishes: Wishes,
): Promise<OpenFile<Row>> {
  if (file.kind === 'xml') return openRecords(kind, file)
  const source = await openTable(file, headerWished(kind, wishes), wishes.encoding)
  const columns = wishes.mapping ?? (await proposed(kind, source, wishes.remembered))
  const mapping = [...columns, ...filledBeside(columns, wishes.filled ?? [])]
  const fields = new Set(mapping.flatMap(({ field }) => field ?? []))
  const format = mappedFormat(kind, fields)
  const plan = format && planMapped(kind, format, mapping)
  const found = source.header.slice(0, 5).join(', ').slice(0, 200)
  return {
    recognised: plan ? `${plan.format.name}, ${source.recognised}` : source.recognised,
    encoding: source.encoding ? { ...source.encoding, samples: await foreignSamples(source) } : null,
    notes: (source.notes ?? []).map(storableText),
    total: source.total,
    mapping,
    plan,
    blocked: plan ? null : storableText(kind.unknownMessage(found, source.header)),
    source: source.rows,
    rows: (typed, met) => {
      if (!plan) throw new Error('The columns of the file are not known')
      return readRows(typedOver(source.rows(), typed, met), plan)
    },
  }
}

/** A person has seen the header, or it is found by what the hub knows and what was chosen before. */
const headerWished = <Row>(kind: ImportKind<Row>, { mapping, remembered }: Wishes): SoughtHeader => ({
  ...soughtHeader(kind, remembered.keys()),
  ...(mapping && { seen: mapping.filter(isOfFile).map(({ header }) => header) }),
})

async function openTable(
  { name, kind, content, sender }: KeptFile,
  sought: SoughtHeader,
  encoding: OldEncoding | undefined,
): Promise<Source> {
  if (Buffer.isBuffer(content)) {
    const fields: UploadedFile['fields'] = encoding ? { encoding } : {}
    const file = { name, kind: kind === 'xlsx' ? 'xlsx' : 'csv', bytes: content, fields, sender } as const
    const table = await readTable(file, sought)
    if (table.rows.length === 0) throw nothingButHeader()
    return { ...table, total: table.rows.length, rows: () => table.rows }
  }
  const csv = await openCsv(content, { sought, stated: encoding })
  const total = await count(csv.rows())
  if (total === 0) throw nothingButHeader()
  return { ...csv, total, rows: csv.rows }
}

async function openRecords<Row>(kind: ImportKind<Row>, { content }: KeptFile): Promise<OpenFile<Row>> {
  if (Buffer.isBuffer(content)) throw new Error('An XML file is kept on disk')
  const { recognised, total, rows } = await surveyXml(kind.records, content)
  return {
    recognised,
    encoding: null,
    notes: [],
    total,
    mapping: [],
    plan: undefined,
    blocked: null,
    source: () => [],
    rows: () => rows,
  }
}

const samplesShown = 3
const foreignShown = 6
const rowsSampled = 25
const longestSample = 80

/** A file that already is of a known format keeps to it; of others the last format is proposed, the widest. */
async function proposed<Row>(
  kind: ImportKind<Row>,
  { header, rows }: Source,
  remembered: Wishes['remembered'],
): Promise<readonly MappedColumn[]> {
  const own = new Set(header.map((name) => name.trim().toLowerCase()))
  const isOwn = ({ markers }: TableFormat<Row>) => markers?.every((name) => own.has(name.toLowerCase()))
  const format = kind.formats.find(isOwn) ?? kind.formats.at(-1)
  const proposals = proposeColumns(
    header,
    format ? columnTargets(kind, format) : [],
    remembered,
    new Set(Object.keys(format?.notRead ?? {})),
  )
  const first: TableRow[] = []
  for await (const row of rows()) {
    first.push(row)
    if (first.length === rowsSampled) break
  }
  const leftOut = header.flatMap((_, at) => (proposals[at]?.by === 'left-out' ? [at] : []))
  const empty = await emptyColumns(leftOut, rows)
  return header.map((name, at) => ({
    header: headerText(name),
    ...(empty.has(at)
      ? { field: null, by: 'remembered' as const }
      : (proposals[at] ?? { field: null, by: null })),
    samples: samplesOf(first, at),
  }))
}

/** The first texts with letters that another encoding reads otherwise. */
async function foreignSamples({ header, rows }: Source): Promise<readonly string[]> {
  const samples = new Set<string>()
  const look = (cells: readonly string[]) => {
    for (const cell of cells) {
      if (samples.size < foreignShown && /[^\0-\x7f]/.test(cell))
        samples.add(storableText(cell.trim().slice(0, longestSample)))
    }
  }
  look(header)
  for await (const { cells } of rows()) {
    look(cells)
    if (samples.size === foreignShown) break
  }
  return [...samples]
}

/** Different values: three times the same tells no more than once. */
function samplesOf(rows: readonly TableRow[], column: number): readonly string[] {
  const said = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '')
  return [...new Set(said)].slice(0, samplesShown).map((text) => storableText(text.slice(0, longestSample)))
}

async function* typedOver(
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
  typed: TypedCells,
  met: ((row: TableRow) => void) | undefined,
): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    met?.(row)
    yield withTyped(row, typed.get(row.row))
  }
}

export function withTyped(row: TableRow, typed: Readonly<Record<string, string>> | undefined): TableRow {
  if (!typed) return row
  const width = Math.max(row.cells.length, ...Object.keys(typed).map((at) => Number(at) + 1))
  const lost = Object.entries(row.lost ?? {}).filter(([at]) => typed[at] === undefined)
  return {
    ...row,
    cells: Array.from({ length: width }, (_, at) => typed[at] ?? row.cells[at] ?? ''),
    lost: Object.fromEntries(lost),
    days: row.days?.filter((at) => typed[at] === undefined),
  }
}
