import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/errors.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { asUploadRefusal, missingFile } from '#server/platform/uploads.ts'

/** An upload too large for memory, kept on disk; it can be read from its beginning as often as needed. */
export interface SpooledFile<Kind extends string> {
  readonly name: string
  readonly kind: Kind
  /** The other parts of the form that came before it, by name. */
  readonly fields: Readonly<Record<string, string>>
  /** Each piece is only there until the next is asked for. */
  read(): AsyncIterable<Buffer>
  /** The first bytes. */
  head(): Promise<Buffer>
  readonly size: number
  /** Some bytes of it; fewer where it ends before. */
  at(position: number, length: number): Promise<Buffer>
  /** SHA-256 of all of it. */
  hash(): Promise<string>
  /** Lets the disk have its space back. */
  close(): Promise<void>
}

interface SpoolRules<Kind extends string> {
  readonly maxBytes: number
  readonly tooLargeMessage: string
  /** By name or media type; undefined for what is not taken. */
  kindOf(name: string, mediaType: string): Kind | undefined
  readonly typeMessage: string
}

/** So little that reading a piece of the oddest file holds other requests up for some ten milliseconds. */
const pieceBytes = 32 * 1024

/** Writes the one part `file` of a multipart upload to disk as it comes. */
export async function spoolUpload<Kind extends string>(
  request: FastifyRequest,
  rules: SpoolRules<Kind>,
): Promise<SpooledFile<Kind>> {
  const wrongType = (how = '') => new Refusal('unsupported_file_type', rules.typeMessage + how)
  const tooLarge = () => new Refusal('file_too_large', rules.tooLargeMessage)
  if (!request.isMultipart()) throw wrongType(' (as multipart/form-data, part "file")')
  let file: SpooledFile<Kind> | undefined
  const fields: Record<string, string> = {}
  try {
    // One byte more tells a file of just the size from a larger one.
    const limits = { fileSize: rules.maxBytes + 1, files: 2, fields: 20 }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      const kind = rules.kindOf(part.filename, part.mimetype)
      if (!kind) throw wrongType()
      if (part.fieldname !== 'file' || file) {
        part.file.resume()
        continue
      }
      const { handle, size } = await spool(part.file)
      file = { ...spooled(storableText(part.filename), kind, handle, size), fields }
      if (size > rules.maxBytes) throw tooLarge()
    }
  } catch (error) {
    await file?.close()
    throw asUploadRefusal(error, tooLarge)
  }
  if (!file) throw missingFile()
  return file
}

/** What was kept of a file, on disk while it is read. */
export async function spoolPieces<Kind extends string>(
  name: string,
  kind: Kind,
  content: AsyncIterable<Buffer>,
): Promise<SpooledFile<Kind>> {
  const { handle, size } = await spool(content)
  return spooled(name, kind, handle, size)
}

async function spool(
  content: Readable | AsyncIterable<Buffer>,
): Promise<{ handle: FileHandle; size: number }> {
  const path = join(tmpdir(), `hub-upload-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    // Without a name the file is gone as soon as nobody has it open, however the process ends.
    await unlink(path)
    let size = 0
    for await (const piece of content as AsyncIterable<Buffer>) {
      await handle.writeFile(piece)
      size += piece.length
    }
    return { handle, size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function spooled<Kind extends string>(
  name: string,
  kind: Kind,
  handle: FileHandle,
  size: number,
): SpooledFile<Kind> {
  const at = async (position: number, length: number) => {
    // An archive may state any number of bytes.
    const wanted = Math.max(0, Math.min(length, size - position))
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position)
    return buffer.subarray(0, bytesRead)
  }
  return {
    fields: {},
    size,
    at,
    name,
    kind,
    read: () => pieces(handle),
    head: () => at(0, 512),
    hash: async () => {
      const hash = createHash('sha256')
      for await (const piece of pieces(handle)) hash.update(piece)
      return hash.digest('hex')
    },
    close: () => handle.close(),
  }
}

/** Each piece lies where the one before lay: a new place for each would be garbage faster than it is collected. */
async function* pieces(handle: FileHandle): AsyncGenerator<Buffer> {
  const place = Buffer.alloc(pieceBytes)
  for (let position = 0; ; ) {
    const { bytesRead } = await handle.read(place, 0, pieceBytes, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield place.subarray(0, bytesRead)
  }
}
