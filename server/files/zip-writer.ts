import { promisify } from 'node:util'
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { centralSignature, endSignature, localSignature, type ZipEntry } from './zip-archive.ts'

/** Files as an archive that packs nothing: for readers that take archives only. */
export const storeZip = (entries: readonly ZipEntry[]): Buffer =>
  archiveOf(
    entries.map((entry) => ({ ...entry, packed: entry.content })),
    false,
  )

/**
 * Files as an archive for people, packed. Its files carry no time: the same files give the same archive, so that its
 * hash says whether two are alike. For what fits into memory; no zip64.
 */
export const writeZip = (entries: readonly ZipEntry[]): Buffer =>
  archiveOf(
    entries.map((entry) => ({ ...entry, packed: deflateRawSync(entry.content) })),
    true,
  )

const deflate = promisify(deflateRaw)

/** The same of many or large files, packed beside the requests of others. */
export async function packZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const packed: Packed[] = []
  for (const entry of entries) packed.push({ ...entry, packed: await deflate(entry.content) })
  return archiveOf(packed, true)
}

interface Packed extends ZipEntry {
  readonly packed: Buffer
}

const mostEntries = 65_535
/** 1 January 1980, the first day such an archive can name. */
const firstDay = 0x21

function archiveOf(entries: readonly Packed[], packs: boolean): Buffer {
  if (entries.length > mostEntries) throw new Error(`An archive holds at most ${mostEntries} files`)
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, packed } of entries) {
    const path = Buffer.from(name, 'utf8')
    // What the local header and the directory have in common: version 2.0, UTF-8 names.
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x800, 2)
    shared.writeUInt16LE(packs ? 8 : 0, 4)
    shared.writeUInt16LE(firstDay, 8)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(path.length, 22)
    files.push(signature(localSignature), shared, path, packed)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    directory.push(signature(centralSignature), Buffer.from([20, 0]), shared, where, path)
    offset += 30 + path.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...directory, signature(endSignature), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
