import type { JsonValue } from '#core/audit/canonical-json.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { MarketRegistry } from '#core/markets/index.ts'
import { plainFileName } from '#core/text/file-name.ts'
import { archiveFormat, hashesFile, manifestFile, trailFile } from '#server/archive/archive-seal.ts'
import {
  type ArchivedDevice,
  type ArchivedEntry,
  type ArchivedRow,
  type FileTable,
  fileTableNames,
} from '#server/archive/kept-rows-queries.ts'
import type { ZipEntry } from '#server/files/zip-archive.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import type { ArchiveFacts } from './archive-facts.ts'
import { archivePage } from './archive-page.ts'
import { archiveReadme } from './archive-readme.ts'

export interface ArchiveParts {
  readonly devices: readonly ArchivedDevice[]
  readonly entries: readonly ArchivedEntry[]
  readonly people: readonly { readonly id: number; readonly name: string; readonly username: string }[]
  /** The bytes of each row that is a file. */
  readonly contents: ReadonlyMap<ArchivedRow, Buffer>
  readonly marketOf: MarketRegistry
  readonly facts: ArchiveFacts
}

/** The files of an archive, before it is sealed. */
export function archiveFiles(parts: ArchiveParts): ZipEntry[] {
  const { devices, entries, facts } = parts
  const folders = devices.map(({ deviceNumber }, place) => folderOf(deviceNumber, place))
  const manifest = {
    format: archiveFormat,
    ...facts,
    entries: entries.length,
    devices: devices.map(({ deviceNumber, rows }, place) => ({
      deviceNumber,
      folder: folders[place] ?? '',
      versions: rows.master_records.length,
      submissions: rows.submissions.length,
    })),
  }
  const files = [
    asFile('README.txt', archiveReadme(manifest)),
    json(manifestFile, manifest),
    json('people.json', parts.people),
    json('fields.json', labelsOf(parts)),
    asFile(trailFile, entries.map(({ entry }) => `${entry}\n`).join('')),
    asFile(hashesFile, entries.map(({ seq, hash }) => `${seq} ${hash}\n`).join('')),
  ]
  for (const [place, device] of devices.entries()) files.push(...filesOf(device, folders[place] ?? '', parts))
  return files
}

const asFile = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content, 'utf8') })
const json = (name: string, content: unknown) => asFile(name, `${JSON.stringify(content, null, 2)}\n`)

/** Numbered, because two device numbers may look alike as names of a folder. */
function folderOf(deviceNumber: string, place: number): string {
  const name = deviceNumber.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(0, 60)
  return `devices/${String(place + 1).padStart(3, '0')}-${name}`
}

function filesOf(device: ArchivedDevice, folder: string, parts: ArchiveParts): ZipEntry[] {
  const { facts } = parts
  const files: ZipEntry[] = []
  const paths = new Map<ArchivedRow, string>()
  for (const table of fileTableNames)
    for (const row of device.rows[table]) {
      const content = parts.contents.get(row)
      if (!content) throw new Error(`The bytes of row ${row.id} of ${table} were not read`)
      const path = `${dashed(table)}/${row.id}-${plainFileName(fileNameOf(table, row, device, parts))}`
      paths.set(row, path)
      files.push({ name: `${folder}/${path}`, content })
    }
  const people = new Map(parts.people.map(({ id, name, username }) => [id, `${name} (${username})`]))
  const tables = Object.entries(device.rows).map(([table, rows]) =>
    json(
      `${folder}/${dashed(table)}.json`,
      rows.map((row) => ({ ...camelCased(row), ...(paths.has(row) && { path: paths.get(row) as string }) })),
    ),
  )
  const entries = entriesAbout(device, parts.entries)
  const page = archivePage({ ...parts, ...facts, device, entries, people, pathOf: (row) => paths.get(row) })
  return [asFile(`${folder}/overview.html`, page), ...tables, ...files]
}

/** An approved file is kept by its id in its market; of a workbook its table was approved, as text. */
function fileNameOf(
  table: FileTable,
  row: ArchivedRow,
  { rows }: ArchivedDevice,
  { marketOf }: ArchiveParts,
): string {
  if (table !== 'approved_files') return String(row.file_name)
  const submission = rows.submissions.find(({ id }) => id === row.submission_id)
  const format = marketOf(String(submission?.market))?.files.find(({ id }) => id === row.file)?.format
  const ending = format === 'xlsx' ? 'csv' : format
  const name = `approved.${row.file}`
  return ending === undefined || ending === row.file ? name : `${name}.${ending}`
}

const dashed = (table: string) => table.replaceAll('_', '-')

/** Columns are called as properties are in the API; what is in a document stays as it is. */
const camelCased = (row: ArchivedRow): Record<string, JsonValue> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** Of all entries of the archive those about one device. */
function entriesAbout(device: ArchivedDevice, entries: readonly ArchivedEntry[]): ArchivedEntry[] {
  const ids = (rows: readonly ArchivedRow[], column = 'id') => new Set(rows.map((row) => row[column]))
  const about: Record<string, ReadonlySet<JsonValue | undefined>> = {
    'master-di': ids(device.rows.master_records),
    submission: ids(device.rows.submissions),
    'device-link': ids(device.rows.device_links),
    import: ids(device.rows.master_records, 'import_id'),
  }
  return entries.filter(({ entry }) => {
    const { entityType, entityId, changesData } = JSON.parse(entry)
    return about[entityType]?.has(entityId) || changesData?.deviceNumber === device.deviceNumber
  })
}

/** What the fields of the documents are called on the screens. */
function labelsOf({ devices, marketOf }: ArchiveParts) {
  const labels = (fields: Readonly<Record<string, { readonly label: string }>>) =>
    Object.fromEntries(Object.entries(fields).map(([id, { label }]) => [id, label]))
  const markets = new Set(devices.flatMap(({ rows }) => rows.submissions.map(({ market }) => String(market))))
  return {
    master: labels(masterFields),
    submission: Object.fromEntries([...markets].map((code) => [code, labels(fieldsOf(marketOf(code)))])),
  }
}
