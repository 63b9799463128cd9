import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** One file of a zip archive. */
export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
}

/** The archive is broken, encrypted, or holds more than was allowed; the message is fit for people. */
export class ZipError extends Error {
  /** The message says which of several archives. */
  readonly isNamed: boolean

  constructor(message: string, isNamed = false) {
    super(message)
    this.isNamed = isNamed
  }
}

const inflate = promisify(inflateRaw)
export const endSignature = 0x06054b50
export const centralSignature = 0x02014b50
export const localSignature = 0x04034b50
const encrypted = 1
const maxEntries = 2000
/** Sheets of nothing but repetition are packed to a hundredth. What is packed to less was made to unpack to much. */
export const mostPacked = 250
/** So little that it does not matter how it was packed. */
export const anyPacking = 4 * 1024 * 1024

/**
 * Unpacks the wanted files of an archive, never more than `maxBytes` of them together, whatever sizes the
 * archive states. Works off the central directory, as office programs do; no zip64, no encryption.
 */
export async function readZip(
  bytes: Buffer,
  wanted: (name: string) => boolean,
  maxBytes: number,
  maxFiles = maxEntries,
): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  let left = maxBytes
  for (const stated of centralDirectory(bytes, maxFiles)) {
    if (!wanted(stated.name)) continue
    if (stated.flags & encrypted) throw new ZipError('The archive is encrypted')
    const packed = packedBytes(bytes, stated)
    const content = await unpack(
      packed,
      stated.method,
      Math.min(left, anyPacking + mostPacked * packed.length),
    )
    left -= content.length
    entries.push({ name: stated.name, content })
  }
  return entries
}

/** Throws a ZipError at what is no archive at all, and reads no more of it than its table of contents. */
export const checkZip = (bytes: Buffer): void => void centralDirectory(bytes)

export interface Stated {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly packedSize: number
  readonly offset: number
}

function centralDirectory(bytes: Buffer, maxFiles?: number): Stated[] {
  const { count, offset } = endOf(bytes, maxFiles)
  return directoryIn(bytes, offset, count)
}

/** Where the table of contents stands, from the last bytes of an archive. */
export function endOf(
  bytes: Buffer,
  maxFiles = maxEntries,
): { count: number; offset: number; length: number } {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endSignature) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxFiles) throw new ZipError(`The archive holds more than ${maxFiles} files`)
  return { count, length: bytes.readUInt32LE(end + 12), offset: bytes.readUInt32LE(end + 16) }
}

export function directoryIn(bytes: Buffer, start: number, count: number): Stated[] {
  const entries: Stated[] = []
  for (let at = start, left = count; left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== centralSignature) throw broken()
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function packedBytes(bytes: Buffer, { offset, packedSize }: Stated): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature) throw broken()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packedSize > bytes.length) throw broken()
  return bytes.subarray(start, start + packedSize)
}

async function unpack(packed: Buffer, method: number, maxBytes: number): Promise<Buffer> {
  const tooMuch = () => new ZipError('The archive unpacks to more than is accepted')
  if (method === 0) {
    if (packed.length > maxBytes) throw tooMuch()
    return packed
  }
  if (method !== 8) throw new ZipError('The archive uses an unsupported compression')
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, maxBytes) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : broken()
  }
}

const broken = () => new ZipError('The archive is broken')
