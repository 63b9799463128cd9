/*
 * Several values in one cell, separated by dividers. A value that contains a divider is put in double quotes, and a
 * quote inside it is doubled, as in CSV.
 */

/** The values, without the space around them. */
export function cellsOf(text: string, dividers: string): string[] {
  return partsOf(text, dividers).map(unquoted)
}

/** The same, with their quotes kept, so that each part can be divided further. */
export function partsOf(text: string, dividers: string): string[] {
  const parts: string[] = []
  let from = 0
  let isQuoted = false
  let isAtBeginning = true
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '"' && isQuoted && text[at + 1] === '"') at += 1
    else if (sign === '"' && (isQuoted || isAtBeginning)) isQuoted = !isQuoted
    else if (!isQuoted && /[|;,]/.test(sign)) {
      if (dividers.includes(sign)) {
        parts.push(text.slice(from, at).trim())
        from = at + 1
      }
      isAtBeginning = true
      continue
    }
    if (sign.trim() !== '') isAtBeginning = false
  }
  return [...parts, text.slice(from).trim()]
}

function unquoted(part: string): string {
  return /^"(?:[^"]|"")*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part
}

/** A value written so that it can stand among others. */
export const quoted = (value: string): string =>
  /[|;,"]|^\[/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
