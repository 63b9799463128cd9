import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { type SpooledFile, spoolPieces } from './spooled-file.ts'
import {
  anyPacking,
  directoryIn,
  endOf,
  localSignature,
  mostPacked,
  type Stated,
  ZipError,
} from './zip-archive.ts'

export interface NestedLimits {
  /** Of everything together, archives inside counted. */
  readonly bytes: number
  /** These too. */
  readonly files: number
  /** Archives inside each other. */
  readonly depth: number
}

/** A file in an archive; it is unpacked while it is read. */
export interface ArchivedFile {
  /** With the archives it lies in. */
  readonly name: string
  read(): AsyncIterable<Buffer>
}

export interface OpenedArchive {
  /** One is read at a time; fastest in this order. */
  readonly files: readonly ArchivedFile[]
  close(): Promise<void>
}

type Archive = Pick<SpooledFile<string>, 'size' | 'at'>

const isArchive = (name: string): boolean => /\.zip$/i.test(name)
/** Names that lead out of the archive, or to another drive. */
const climbs = (name: string): boolean =>
  /^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')

/**
 * Opens the wanted files of an archive and of the archives in it. Refuses what unpacks to more than the limits and names
 * that lead out of the archive, with a ZipError fit for people.
 */
export async function openNestedZip(
  archive: Archive,
  wanted: (name: string) => boolean,
  limits: NestedLimits,
): Promise<OpenedArchive> {
  const files: ArchivedFile[] = []
  const left = { bytes: limits.bytes, files: limits.files }
  const open = new OpenArchives(archive)
  const list = async (way: Way): Promise<void> => {
    if (way.length >= limits.depth) throw new ZipError(`More than ${limits.depth} archives inside each other`)
    const folder = way.map(({ name }) => `${name}/`).join('')
    for (const stated of await directoryOf(await open.at(way, left))) {
      if (climbs(stated.name)) throw new ZipError('The archive contains a path that points outside it')
      const isInner = isArchive(stated.name)
      if (!isInner && !wanted(stated.name)) continue
      left.files -= 1
      if (left.files < 0) throw new ZipError(`The archive holds more than ${limits.files} files`)
      const name = folder + stated.name
      if (isInner) await naming(name, () => list([...way, stated]))
      else files.push({ name, read: () => reading(open, way, stated, left) })
    }
  }
  try {
    await list([])
    return { files, close: () => open.close() }
  } catch (error) {
    await open.close()
    throw error
  }
}

/** The archives inside each other that lead to a file, the outermost first. */
type Way = readonly Stated[]

/** Keeps on disk only the archives that lead to what is being read: a release may hold hundreds of them. */
class OpenArchives {
  private readonly outermost: Archive
  private readonly inner: { readonly stated: Stated; readonly file: SpooledFile<'zip'> }[] = []

  constructor(outermost: Archive) {
    this.outermost = outermost
  }

  async at(way: Way, left: { bytes: number }): Promise<Archive> {
    const other = way.findIndex((stated, depth) => this.inner[depth]?.stated !== stated)
    const shared = other < 0 ? way.length : other
    await this.closeFrom(shared)
    for (const stated of way.slice(shared)) {
      const file = await spoolPieces(stated.name, 'zip', unpacked(this.innermost, stated, left))
      this.inner.push({ stated, file })
    }
    return this.innermost
  }

  close(): Promise<void> {
    return this.closeFrom(0)
  }

  private get innermost(): Archive {
    return this.inner.at(-1)?.file ?? this.outermost
  }

  private async closeFrom(depth: number): Promise<void> {
    for (const { file } of this.inner.splice(depth).reverse()) await file.close()
  }
}

/** Archives were counted when they were listed. */
const isCounted = { bytes: Number.POSITIVE_INFINITY }

async function* reading(open: OpenArchives, way: Way, stated: Stated, left: { bytes: number }) {
  yield* unpacked(await open.at(way, isCounted), stated, left)
}

/** Of several archives, the one that is meant. */
async function naming<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ZipError) || error.isNamed) throw error
    throw new ZipError(`${name}: ${error.message}`, true)
  }
}

/** The end of an archive is told within its last bytes; a comment may follow. */
const longestEnd = 22 + 65_535
/** What the table of contents says of one file: its name, and what some programs add. */
const mostOfEntry = 4096

async function directoryOf({ size, at }: Archive): Promise<readonly Stated[]> {
  const start = Math.max(0, size - longestEnd)
  const { count, offset, length } = endOf(await at(start, size - start))
  // An archive may state any length, and so much memory would be taken.
  if (length > count * mostOfEntry)
    throw new ZipError('The archive states a table of contents too long for its files')
  return directoryIn(await at(offset, length), 0, count)
}

async function* unpacked({ at }: Archive, stated: Stated, left: { bytes: number }): AsyncGenerator<Buffer> {
  if (stated.flags & 1) throw new ZipError('The archive is encrypted')
  if (stated.method !== 0 && stated.method !== 8)
    throw new ZipError('The archive uses an unsupported compression')
  const head = await at(stated.offset, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== localSignature) throw new ZipError('The archive is broken')
  const start = stated.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = Readable.from(packedPieces(at, start, stated.packedSize))
  const pieces = stated.method === 0 ? packed : pipeline(packed, createInflateRaw(), () => undefined)
  let most = anyPacking + mostPacked * stated.packedSize
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      most -= piece.length
      left.bytes -= piece.length
      if (most < 0 || left.bytes < 0) throw new ZipError('The archive unpacks to more than is accepted')
      yield piece
    }
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) throw new ZipError('The archive is broken')
    throw error
  } finally {
    packed.destroy()
  }
}

const pieceBytes = 64 * 1024

async function* packedPieces(at: Archive['at'], start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const piece = await at(start + done, Math.min(pieceBytes, length - done))
    if (piece.length === 0) throw new ZipError('The archive is broken')
    done += piece.length
    yield piece
  }
}
