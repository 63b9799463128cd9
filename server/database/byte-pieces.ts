/** So much of a file is in one row of the database. */
const pieceBytes = 1024 * 1024

/** A file in pieces of one size, but for the last. */
export async function* inPieces(content: AsyncIterable<Buffer> | readonly Buffer[]): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const bytes of content) {
    // A piece may only be there until the next one is asked for.
    gathered.push(Buffer.from(bytes))
    length += bytes.length
    if (length < pieceBytes) continue
    const all = Buffer.concat(gathered)
    let at = 0
    for (; at + pieceBytes <= all.length; at += pieceBytes) yield all.subarray(at, at + pieceBytes)
    gathered = [all.subarray(at)]
    length = all.length - at
  }
  if (length > 0) yield Buffer.concat(gathered)
}
