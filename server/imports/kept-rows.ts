import { pipeline, Readable } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { decodedText } from '#server/files/decoded-text.ts'
import { type SpooledFile, spoolPieces } from '#server/files/spooled-file.ts'
import type { ReadRow } from './batches.ts'

/**
 * The rows of an upload as they were read, a line of JSON each, compressed: whoever goes on with an import later need
 * neither read the file again nor know which columns somebody chose for it.
 */

/** Enough to be compressed well, and little beside what a row may have. */
const pieceLength = 64 * 1024

/** Reads all rows, to the disk. */
export async function keepRows(name: string, rows: AsyncIterable<unknown>): Promise<SpooledFile<'rows'>> {
  let kept: SpooledFile<'rows'> | undefined
  // Written once and read once or twice: the fastest compression is the best.
  await piped(linesOf(rows), createGzip({ level: 1 }), async (content) => {
    kept = await spoolPieces(name, 'rows', content)
  })
  if (!kept) throw new Error('Nothing was kept')
  return kept
}

async function* linesOf(rows: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let lines = ''
  for await (const row of rows) {
    lines += `${JSON.stringify(row)}\n`
    if (lines.length < pieceLength) continue
    yield Buffer.from(lines)
    lines = ''
  }
  yield Buffer.from(lines)
}

export async function* keptRows<Row>(content: AsyncIterable<Buffer>): AsyncGenerator<ReadRow<Row>> {
  const lines = pipeline(Readable.from(copies(content)), createGunzip(), () => undefined)
  let rest = ''
  for await (const text of decodedText(lines, 'utf-8', () => new Error('What was kept is broken'))) {
    const all = (rest + text).split('\n')
    rest = all.pop() ?? ''
    for (const line of all) yield JSON.parse(line) as ReadRow<Row>
  }
}

/** A piece of a file on disk is only there until the next one is asked for, and a stream asks ahead. */
async function* copies(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const bytes of content) yield Buffer.from(bytes)
}
