import { promisify } from 'node:util'
import { crc32, deflateRaw, inflateRaw } from 'node:zlib'
import {
  anyPacking,
  centralSignature,
  endOf,
  endSignature,
  localSignature,
  mostPacked,
  ZipError,
} from '#server/files/zip-archive.ts'

/**
 * A workbook as an archive whose parts stay packed: those that are not changed go into the copy as they came, to the
 * byte.
 */

export interface Part {
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly time: number
  readonly crc: number
  readonly size: number
  readonly packed: Buffer
}

/** The sheets of a template with sixty thousand preset rows unpack to some fifty megabytes. */
export const mostUnpacked = 150 * 1024 * 1024
const mostParts = 2000
const [inflate, deflate] = [promisify(inflateRaw), promisify(deflateRaw)]
const broken = () => new ZipError('The archive is broken')
const isEncrypted = 1

/** The parts of an archive, in its order; throws a ZipError at one that is broken or ambiguous. */
export function partsOf(bytes: Buffer): readonly Part[] {
  const { count, offset } = endOf(bytes, mostParts)
  const parts: Part[] = []
  let at = offset
  for (let left = count; left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== centralSignature) throw broken()
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localSignature) throw broken()
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packedSize = bytes.readUInt32LE(at + 20)
    if (start + packedSize > bytes.length) throw broken()
    parts.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      time: bytes.readUInt32LE(at + 12),
      crc: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 24),
      packed: bytes.subarray(start, start + packedSize),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  if (names.size !== parts.length) throw new ZipError('The archive holds two files of one name')
  return parts
}

/** Unpacks a part and compares it with what the archive says of it. */
export async function contentOf({ flags, method, packed, crc, size }: Part, most: number): Promise<Buffer> {
  if (flags & isEncrypted) throw new ZipError('The archive is encrypted')
  if (method !== 0 && method !== 8) throw new ZipError('The archive uses an unsupported compression')
  const tooMuch = () => new ZipError('The archive unpacks to more than is accepted')
  const allowed = Math.min(most, anyPacking + mostPacked * packed.length)
  if (size > allowed) throw tooMuch()
  const content = method === 0 ? packed : await unpacked(packed, allowed, tooMuch)
  if (content.length !== size || crc32(content) !== crc) throw broken()
  return content
}

async function unpacked(packed: Buffer, most: number, tooMuch: () => ZipError): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : broken()
  }
}

/** The same archive with other content in some of its parts. */
export async function withContents(
  parts: readonly Part[],
  changed: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = changed.get(part.name)
    const body = content ? await packed(part, content) : part
    const name = Buffer.from(part.name, 'utf8')
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    // Sizes stand in front, not behind; names are UTF-8.
    shared.writeUInt16LE((body.flags & ~8) | 0x800, 2)
    shared.writeUInt16LE(body.method, 4)
    shared.writeUInt32LE(body.time, 6)
    shared.writeUInt32LE(body.crc, 10)
    shared.writeUInt32LE(body.packed.length, 14)
    shared.writeUInt32LE(body.size, 18)
    shared.writeUInt16LE(name.length, 22)
    pieces.push(signed(localSignature), shared, name, body.packed)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    directory.push(signed(centralSignature), Buffer.from([20, 0]), shared, where, name)
    offset += 30 + name.length + body.packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...pieces, listed, signed(endSignature), end])
}

const packed = async (part: Part, content: Buffer): Promise<Part> => ({
  ...part,
  method: 8,
  flags: 0,
  crc: crc32(content),
  size: content.length,
  packed: await deflate(content),
})

function signed(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
