/** As large as a piece is sent: a piece of its own for every line of a file took longer than making the lines. */
const enough = 32 * 1024

/** The same text in fewer pieces. */
export async function* gathered(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < enough) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}
