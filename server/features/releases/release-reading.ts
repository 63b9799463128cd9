import { setImmediate as breathe } from 'node:timers/promises'
import { brokenEncoding, xmlEncoding } from '#core/files/xml-encoding.ts'
import { XmlReadError } from '#core/files/xml-error.ts'
import { XmlRecordReader } from '#core/files/xml-records.ts'
import type { MarketRelease, ReleaseReader, ReleaseResult } from '#core/markets/register.ts'
import { longestRow, openCsv } from '#server/files/csv-stream.ts'
import { decodedText } from '#server/files/decoded-text.ts'
import { type ArchivedFile, openNestedZip } from '#server/files/nested-zip.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { ZipError } from '#server/files/zip-archive.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'

/** What an upload may unpack to: the full release of a large register has some gigabytes. */
const limits = { bytes: 8 * 1024 ** 3, files: 2000, depth: 4 }
/** A file that is read as a whole. */
const mostWhole = 64 * 1024 * 1024

export const refused = (message: string) => invalid([{ path: 'file', message: storableText(message) }])

export interface ReleaseRead extends ReleaseResult {
  readonly files: number
}

type IsOwn = Parameters<MarketRelease['begin']>[0]

/** A release may take gigabytes of the disk and minutes of the processor: a hub reads one at a time. */
const reading = new WeakSet<Hub>()

/** Reads the files of an upload one after the other, none of them whole in memory where that can be avoided. */
export async function readRelease(
  hub: Hub,
  release: MarketRelease,
  file: SpooledFile<string>,
  isOwn: IsOwn,
): Promise<ReleaseRead> {
  if (reading.has(hub))
    throw new Refusal(
      'invalid_transition',
      'The hub is reading another published file. Nothing was saved. Try again when it has finished.',
    )
  reading.add(hub)
  try {
    return await readUpload(release, file, isOwn)
  } finally {
    reading.delete(hub)
  }
}

async function readUpload(
  release: MarketRelease,
  file: SpooledFile<string>,
  isOwn: IsOwn,
): Promise<ReleaseRead> {
  const reader = release.begin(isOwn)
  const isZip = (await file.at(0, 2)).toString('latin1') === 'PK'
  if (!isZip) {
    await readOnly(reader, file)
    return { files: 1, ...reader.result() }
  }
  try {
    const endings = release.endings.map((ending) => `.${ending}`)
    const wanted = (name: string) =>
      endings.some((ending) => name.toLowerCase().endsWith(ending)) && !name.startsWith('__MACOSX/')
    const archive = await openNestedZip(file, wanted, limits)
    try {
      if (archive.files.length === 0) {
        throw refused(`The archive holds no ${release.endings.join(', ').toUpperCase()} file.`)
      }
      const order = ({ name }: ArchivedFile) => reader.order(name)
      const inOrder = archive.files
        .filter((one) => order(one) !== null)
        .toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0))
      const [only] = inOrder
      if (only && inOrder.length === 1) await readOnly(reader, only)
      else for (const one of inOrder) await readFile(reader, one, (fault) => reader.problem(one.name, fault))
      return { files: inOrder.length, ...reader.result() }
    } finally {
      await archive.close()
    }
  } catch (error) {
    throw error instanceof ZipError ? refused(`${storableText(file.name)}: ${error.message}.`) : error
  }
}

type Source = Pick<ArchivedFile, 'name' | 'read'>

/** A truncated file would make devices look deleted. */
const readOnly = (reader: ReleaseReader, file: Source) =>
  readFile(reader, file, (fault) => {
    throw refused(`${file.name}: ${fault}`)
  })

/** A file that is broken or none of these is told with its name and the place; the others are read all the same. */
async function readFile(reader: ReleaseReader, file: Source, tell: (fault: string) => void): Promise<void> {
  try {
    if (/\.csv$/i.test(file.name) && reader.table) await readTable(reader, file)
    else if (/\.txt$/i.test(file.name) && reader.text) await readText(reader, file)
    else if (/\.json$/i.test(file.name) && reader.json) await readJson(reader, file)
    else if (reader.records) await readRecords(reader.records, file)
    else if (reader.json) await readJson(reader, file)
    else reader.whole?.({ name: file.name, bytes: await whole(file) })
  } catch (error) {
    if (error instanceof ZipError) throw new ZipError(`${file.name}: ${error.message}`, true)
    const message = messageOf(error)
    if (message === undefined) throw error
    tell(message)
  }
}

/** Readers in core report problems as plain errors; programming errors are rethrown. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof XmlReadError) return `${error.message}.`
  if (error instanceof Refusal) return error.details.issues?.[0]?.message ?? error.message
  if (error instanceof FileFault) return error.message
  return undefined
}

class FileFault extends Error {}

async function readRecords({ namespaces, read }: NonNullable<ReleaseReader['records']>, file: Source) {
  const encoding = xmlEncoding(await head(file))
  const reader = new XmlRecordReader({ namespaces }, longestRow)
  for await (const piece of decodedText(file.read(), encoding, () => brokenEncoding(encoding))) {
    for (const { element } of reader.read(piece)) read(element, file.name)
    await breathe()
  }
  reader.end()
}

async function readTable(reader: ReleaseReader, file: Source): Promise<void> {
  const csv = await openCsv({ read: () => file.read(), head: () => head(file) })
  const take = reader.table?.(file.name, csv.header)
  if (typeof take === 'string') throw new FileFault(take)
  for await (const row of csv.rows()) take?.(row)
}

async function readText(reader: ReleaseReader, file: Source): Promise<void> {
  const rows = reader.text?.(file.name)
  const noText = () => new FileFault('The file is no text in UTF-8.')
  for await (const piece of decodedText(file.read(), 'utf-8', noText)) {
    judged(() => rows?.read(piece))
    await breathe()
  }
  judged(() => rows?.end())
}

/** What core throws at a table is meant for people. */
function judged(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw error instanceof Error && error.name === 'ReleaseFault' ? new FileFault(`${error.message}.`) : error
  }
}

async function readJson(reader: ReleaseReader, file: Source): Promise<void> {
  const text = new TextDecoder().decode(await whole(file))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new FileFault(`The file is no JSON: ${(error as Error).message}.`)
  }
  judged(() => reader.json?.(file.name, value))
}

async function whole(file: Source): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of file.read()) {
    size += piece.length
    if (size > mostWhole)
      throw new FileFault('The file is larger than 64 MB; the hub reads such files in parts.')
    // The next piece may lie where this one does.
    pieces.push(Buffer.from(piece))
  }
  return Buffer.concat(pieces)
}

async function head(file: Source): Promise<Buffer> {
  for await (const piece of file.read()) return Buffer.from(piece.subarray(0, 512))
  return Buffer.alloc(0)
}
