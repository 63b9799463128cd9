/** What separates the cells of a text file, as the file says or shows it. */

export const delimiterNames: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** The line above the header in which Excel states the delimiter; it is not part of the table. */
const separatorLine = /^"?sep=([,;|\t])"?[,;|\t ]*(?=\r|\n)/i

/** The one a file states in its first line. */
const statedDelimiter = (start: string): string | undefined => separatorLine.exec(start)?.[1]

/** The line is left blank, so that the rows keep their numbers. */
export const withoutSeparatorLine = (start: string): string => start.replace(separatorLine, '')

/** The delimiter that splits the first line most often, outside quotes. */
export const guessDelimiter = (start: string): string =>
  statedDelimiter(start) ?? splitting(linesOf(start, 1)).mark

/**
 * Those with which a header below titles is sought: the one of the first line and those of the next lines, in the
 * order in which they are tried; none where no other one splits a line. Bars come last: tables in a cell are divided
 * by them.
 */
export function delimitersBelow(start: string): string[] {
  if (statedDelimiter(start) !== undefined) return []
  const [first = '', ...below] = linesOf(start, 20)
  const { mark } = splitting([first])
  const others = splits(below)
    .filter((other) => other.count > 0 && other.mark !== mark)
    .sort((a, b) => Number(a.mark === '|') - Number(b.mark === '|') || b.count - a.count)
  return others.length === 0 ? [] : [mark, ...others.map((other) => other.mark)]
}

const linesOf = (text: string, most: number): string[] => text.slice(0, 200_000).split(/\r\n|\n|\r/, most)

/** How often each delimiter splits the line it splits most often. */
function splits(lines: readonly string[]) {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''))
  return Object.keys(delimiterNames).map((mark) => ({
    mark,
    count: Math.max(0, ...bare.map((line) => line.split(mark).length - 1)),
  }))
}

function splitting(lines: readonly string[]): { readonly mark: string; readonly count: number } {
  return splits(lines).reduce((best, next) => (next.count > best.count ? next : best))
}
