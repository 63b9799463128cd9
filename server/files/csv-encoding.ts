import { encodingNames, findEncoding, type OldEncoding, type TextEncoding } from '#core/imports/encodings.ts'
import { Utf8Count } from '#core/imports/utf8-count.ts'
import { invalid } from '#server/platform/errors.ts'
import { decodedText } from './decoded-text.ts'
import { refuseFile } from './table-limits.ts'

/** How the bytes of a text are read. */
export interface FoundEncoding {
  readonly label: string
  readonly name: string
  /** None where the bytes tell it. */
  readonly encoding?: TextEncoding
}

/**
 * UTF-8, UTF-16, else what somebody says it is, else Windows-1252 (decision D23), which is a guess (D156).
 * UTF-8 with some broken bytes is refused: in any other encoding all its letters would be wrong.
 */
export async function recogniseEncoding(
  head: Uint8Array,
  bytes: () => AsyncIterable<Buffer>,
  stated: OldEncoding | undefined,
): Promise<FoundEncoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return { label: 'utf-16le', name: 'UTF-16' }
  if (head[0] === 0xfe && head[1] === 0xff) return { label: 'utf-16be', name: 'UTF-16' }
  const bare = bareUtf16(head)
  if (bare) return { label: bare, name: 'UTF-16' }
  const marked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  if (await isUtf8(bytes())) return { label: 'utf-8', name: 'UTF-8' }
  if (marked || stated === undefined) await refuseBroken(bytes(), marked)
  const used = stated ?? 'windows-1252'
  return { label: used, name: encodingNames[used], encoding: { used, isConfirmed: stated !== undefined } }
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
function bareUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.floor(Math.min(head.length, 512) / 2)
  const zeros = (from: number) =>
    Array.from({ length: pairs }, (_, pair) => head[2 * pair + from]).filter((byte) => byte === 0).length
  const [first, second] = [zeros(0), zeros(1)]
  if (pairs >= 4 && first === 0 && second * 2 > pairs) return 'utf-16le'
  return pairs >= 4 && second === 0 && first * 2 > pairs ? 'utf-16be' : undefined
}

async function isUtf8(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const otherwise = new Error('Not UTF-8')
  try {
    for await (const _ of decodedText(bytes, 'utf-8', () => otherwise));
    return true
  } catch (error) {
    if (error !== otherwise) throw error
    return false
  }
}

async function refuseBroken(bytes: AsyncIterable<Buffer>, marked: boolean): Promise<void> {
  const count = new Utf8Count()
  for await (const piece of bytes) count.read(piece)
  count.end()
  if (!marked && count.characters <= count.broken) return
  throw refuseFile(
    `The file is UTF-8, but line ${count.brokenLine} holds bytes that are not. Open the file, correct that line and save it as UTF-8 again. Nothing was saved.`,
  )
}

/** Bytes that are no characters of the encoding. */
export const notOfEncoding = ({ name, encoding }: FoundEncoding) =>
  encoding?.isConfirmed
    ? invalid([{ path: 'encoding', message: `The file is not text in ${name}. Choose another encoding.` }])
    : refuseFile('The file is not a text file: some of its bytes are not characters')

/** The encoding somebody says a file has; blank where nobody does. */
export function statedEncoding(written: string | undefined): OldEncoding | undefined {
  if (written === undefined || written.trim() === '') return undefined
  const found = findEncoding(written)
  if (found) return found
  const message = `The encoding is one of ${Object.keys(encodingNames).join(', ')}`
  throw invalid([{ path: 'encoding', message }])
}
