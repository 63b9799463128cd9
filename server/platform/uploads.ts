import type { FastifyRequest } from 'fastify'
import { adviceOnFile } from '#core/imports/other-files.ts'
import { isDiskFull } from '#server/database/unavailable.ts'
import { goneSignal } from './clients.ts'
import { Refusal } from './errors.ts'
import { senderOf } from './http.ts'
import { storableText } from './storable-text.ts'

export interface UploadedFile {
  readonly name: string
  readonly kind: 'csv' | 'xlsx'
  readonly bytes: Buffer
  /** The other parts of the form, by name. */
  readonly fields: Readonly<Record<string, string>>
  readonly sender: Sender
}

export interface Sender {
  readonly id: number | undefined
  /** Aborted when the client disconnects. */
  readonly gone: AbortSignal
}

/** 10 × 1024 × 1024 bytes or more is refused (decision D23). */
const maxUploadBytes = 10 * 1024 * 1024

interface UploadRules {
  readonly kinds: readonly UploadedFile['kind'][]
  /** The specification's words for a wrong type. */
  readonly typeMessage: string
}

/** Reads the one part `file` of a multipart upload; the type is judged by name or media type. */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<UploadedFile> {
  if (!request.isMultipart()) {
    throw new Refusal('unsupported_file_type', `${rules.typeMessage} (as multipart/form-data, part "file")`)
  }
  let file: UploadedFile | undefined
  let wrongType: string | undefined
  const fields: Record<string, string> = {}
  const sender = { id: senderOf(request)?.id, gone: goneSignal(request) }
  try {
    for await (const part of request.parts({ limits: { fileSize: maxUploadBytes, files: 2, fields: 20 } })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      const kind = kindOf(part.filename, part.mimetype)
      const bytes = await part.toBuffer()
      if (bytes.length >= maxUploadBytes) throw tooLarge()
      if (!kind || !rules.kinds.includes(kind)) wrongType = part.filename
      else if (part.fieldname === 'file' && !file) {
        file = { name: storableText(part.filename), kind, bytes, fields, sender }
      }
    }
  } catch (error) {
    throw asUploadRefusal(error, tooLarge)
  }
  if (file) return file
  if (wrongType !== undefined) {
    const message = rules.kinds.includes('xlsx') ? adviceOnFile(wrongType) : undefined
    const details = message === undefined ? undefined : { issues: [{ path: 'file', message }] }
    throw new Refusal('unsupported_file_type', rules.typeMessage, details)
  }
  throw missingFile()
}

/** The bytes of a small file of any kind; the caller checks its type. */
export const readSmallFile = async (request: FastifyRequest, limits: SmallFile): Promise<Buffer> =>
  (await readSmallUpload(request, limits)).bytes

interface SmallFile {
  readonly maxBytes: number
  readonly tooLargeMessage: string
}

/** The same with its name. */
export async function readSmallUpload(
  request: FastifyRequest,
  { maxBytes, tooLargeMessage }: SmallFile,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  if (!request.isMultipart()) throw missingFile()
  const tooLarge = () => new Refusal('file_too_large', tooLargeMessage)
  let found: { name: string; bytes: Buffer } | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes + 1, files: 2, fields: 20 } })) {
      if (part.type !== 'file') continue
      const bytes = await part.toBuffer()
      if (bytes.length > maxBytes) throw tooLarge()
      if (part.fieldname === 'file') found ??= { name: storableText(part.filename), bytes }
    }
  } catch (error) {
    throw asUploadRefusal(error, tooLarge)
  }
  if (!found) throw missingFile()
  return found
}

const tooLarge = () => new Refusal('file_too_large', 'File size must be less than 10MB')

export function missingFile(): Refusal {
  const message = 'No file came with the upload'
  return new Refusal('validation_failed', message, { issues: [{ path: 'file', message }] })
}

/** The refusal for a broken upload. */
export function asUploadRefusal(error: unknown, tooLarge: () => Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) throw error
  const code = (error as { code?: string }).code
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  const message = 'The upload could not be read; send it as multipart/form-data with one part "file"'
  return new Refusal('validation_failed', message, { issues: [{ path: 'file', message }] })
}

function kindOf(name: string, mediaType: string): UploadedFile['kind'] | undefined {
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.xlsx$/i.test(name)) return 'xlsx'
  if (mediaType === 'text/csv') return 'csv'
  if (mediaType === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') return 'xlsx'
  return undefined
}
