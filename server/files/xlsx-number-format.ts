/**
 * What a cell shows whose number format adds to its number: leading zeros, decimals that are zero, a percent sign,
 * words before, within or behind. Undefined where it shows the number alone, or rounds it, or needs more than this.
 */
export function formatted(format: string, number: number): string | undefined {
  const [section = ''] = format.split(';')
  const tokens: readonly string[] = section.match(/"[^"]*"|\\.|General|./gs) ?? []
  if (section.length > longest || number < 0 || !tokens.every((each) => isDigit(each) || isWord(each)))
    return undefined
  const value = tokens.includes('%') ? Number((number * 100).toPrecision(15)) : number
  const digits = tokens.filter(isDigit).join('')
  const hasWords = tokens.some(isWord)
  const written = digitsOf(digits, value, hasWords)
  if (written === undefined || (!hasWords && written === String(number))) return undefined
  return filledIn(tokens, digits, written)
}

/** Of a section in earnest. */
const longest = 200

const isDigit = (token: string) => /^(?:[0#,.]|General)$/.test(token)
const isWord = (token: string) => /^(?:["\\].*|[-/ ():%])$/s.test(token)

function digitsOf(pattern: string, value: number, hasWords: boolean): string | undefined {
  const decimals = /^[#,]*0\.(0+)$/.exec(pattern)?.[1]?.length
  if (decimals !== undefined) {
    const written = value.toFixed(Math.min(decimals, 20))
    // A whole number with decimals is what a spreadsheet makes of an identifier in a column of numbers.
    return Number(written) === value && (hasWords || !Number.isInteger(value)) ? written : undefined
  }
  if (pattern === 'General') return String(value)
  if (!Number.isSafeInteger(value)) return undefined
  if (/^0+$/.test(pattern)) return String(value).padStart(pattern.length, '0')
  return /^[#,]*[#0]$/.test(pattern) ? String(value) : undefined
}

/** Places are filled from the right; what is left over stands at the first. */
function filledIn(tokens: readonly string[], pattern: string, written: string): string {
  const isSplit = /^0+$/.test(pattern)
  let next = isSplit ? written.length - pattern.length + 1 : written.length
  let from = 0
  return tokens
    .map((token) => {
      if (!isDigit(token)) return token.replace(/^"|"$|^\\/g, '')
      const piece = written.slice(from, next)
      from = next
      next += 1
      return piece
    })
    .join('')
}
