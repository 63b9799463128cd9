import type { RawAttribute } from './xml-namespaces.ts'
import { clipped, decodeReferences, XmlTextError } from './xml-text.ts'

export const tab = 0x09
export const lineFeed = 0x0a
export const space = 0x20
export const bang = 0x21
export const slash = 0x2f
export const equals = 0x3d
export const greater = 0x3e
export const question = 0x3f

const longestKept = 100
const mostKept = 10_000

/**
 * Names met already, by a number made of their characters: documents have few, each a thousand times. Hostile ones have
 * many; what goes beyond the bound is cut anew each time.
 */
export type MetNames = Map<number, string>

/** Finds its way through the text of a document; every method goes forward only, so all are linear. */
export class XmlScanner {
  readonly text: string
  private line = 1
  private nextBreak: number
  private readonly names: MetNames

  constructor(text: string, names: MetNames) {
    this.names = names
    // XML reads every end of line as a line feed (section 2.11).
    this.text = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
    this.nextBreak = this.text.indexOf('\n')
  }

  codeAt(position: number): number {
    return this.text.charCodeAt(position)
  }

  /** Where the wanted text comes next; refuses a document in which it does not. */
  find(wanted: string, from: number, otherwise: string): number {
    const found = this.text.indexOf(wanted, from)
    if (found === -1) throw new XmlTextError(otherwise)
    return found
  }

  /** Whether exactly this name stands there. */
  isName(name: string, start: number): boolean {
    if (!this.stands(name, start)) return false
    const code = this.text.charCodeAt(start + name.length)
    return !(code > space) || code === greater || code === slash || code === equals
  }

  /** Letter by letter, which for the short names of a document is several times quicker than startsWith. */
  private stands(name: string, start: number): boolean {
    for (let index = 0; index < name.length; index += 1)
      if (this.text.charCodeAt(start + index) !== name.charCodeAt(index)) return false
    return true
  }

  endOfName(start: number): number {
    let position = start
    for (;;) {
      const code = this.text.charCodeAt(position)
      // Behind the end of the text the code is NaN, which is not greater than anything.
      if (!(code > space) || code === greater || code === slash || code === equals) return position
      position += 1
    }
  }

  /** The name that stands there; the same text is handed out again instead of cutting it anew. */
  name(start: number): string {
    let position = start
    let sum = 0
    for (;;) {
      const code = this.text.charCodeAt(position)
      if (!(code > space) || code === greater || code === slash || code === equals) break
      sum = (Math.imul(sum, 31) + code) | 0
      position += 1
    }
    const known = this.names.get(sum)
    if (known?.length === position - start && this.stands(known, start)) return known
    // Put together anew: a mere slice points into the document, which makes each comparison with it slow.
    const name = this.text.slice(start, position).split('').join('')
    // A name of hostile length is not worth keeping; others that share a number take turns.
    if (name.length <= longestKept && (this.names.size < mostKept || known !== undefined))
      this.names.set(sum, name)
    return name
  }

  pastSpace(start: number): number {
    let position = start
    for (;;) {
      const code = this.text.charCodeAt(position)
      if (code !== space && code !== lineFeed && code !== tab) return position
      position += 1
    }
  }

  /** Collects the attributes after a name; answers where the tag goes on with `>` or `/`. */
  attributes(start: number, most: number, found: RawAttribute[]): number {
    let position = start
    for (;;) {
      const at = this.pastSpace(position)
      const code = this.text.charCodeAt(at)
      if (code === greater || code === slash) return at
      if (at === position || at >= this.text.length) throw new XmlTextError('A tag has no end')
      if (found.length >= most) throw new XmlTextError(`An element has more than ${most} attributes`)
      position = this.attribute(at, found)
    }
  }

  private attribute(start: number, found: RawAttribute[]): number {
    const nameEnd = this.endOfName(start)
    const name = this.text.slice(start, nameEnd)
    const sign = this.pastSpace(nameEnd)
    const opening = this.pastSpace(sign + 1)
    const quote = this.text.charAt(opening)
    if (this.text.charCodeAt(sign) !== equals || (quote !== '"' && quote !== "'"))
      throw new XmlTextError(`The attribute ${clipped(name)} has no value in quotes`)
    const end = this.find(quote, opening + 1, `The value of ${clipped(name)} has no end`)
    found.push([name, attributeValue(name, this.text.slice(opening + 1, end))])
    return end + 1
  }

  /** The line of a position; asked for in rising order, so that each line is counted once. */
  lineAt(position: number): number {
    while (this.nextBreak !== -1 && this.nextBreak < position) {
      this.line += 1
      this.nextBreak = this.text.indexOf('\n', this.nextBreak + 1)
    }
    return this.line
  }
}

/** White space as such counts as a space, by reference as itself (section 3.3.3). */
function attributeValue(name: string, raw: string): string {
  if (raw.includes('<')) throw new XmlTextError(`A < stands in the value of ${clipped(name)}`)
  return decodeReferences(raw.replace(/[\t\n]/g, ' '))
}
