/** Bytes as text, piece by piece; `broken` says what to throw for those that make no character. */
export async function* decodedText(
  pieces: AsyncIterable<Buffer>,
  encoding: string,
  broken: () => Error,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw broken()
    }
  }
  // As a stream, the last piece too: Node 20 takes Windows-1252 in one go for Latin-1, and loses € – “ ™.
  for await (const piece of pieces) yield decode(piece)
  yield decode()
}
