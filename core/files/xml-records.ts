import { XmlReadError } from './xml-error.ts'
import { type XmlParseOptions, xmlParser } from './xml-parser.ts'
import { clipped } from './xml-text.ts'
import type { XmlElement } from './xml-tree.ts'

/** The start tag of the root is read again with every record. */
const longestRootTag = 10_000

export interface XmlRecord {
  readonly element: XmlElement
  /** Characters it has in the file. */
  readonly length: number
}

/**
 * Reads a document too long to be held: takes it piece by piece and gives out the children of the root, one at
 * a time. It only finds where each begins and ends; the parser reads it, inside the root's own start tag, so that
 * namespaces are the document's. What is longer than `longest` characters without an end is refused, and so is
 * everything the parser refuses. Throws an XmlReadError.
 */
export class XmlRecordReader {
  private readonly parse: ReturnType<typeof xmlParser>
  private readonly longest: number
  /** What is not given out yet; `position` is where the next piece of markup is looked for. */
  private pending = ''
  private position = 0
  /** Line of `counted`, up to which lines have been counted. */
  private line = 1
  private counted = 0
  private depth = 0
  private recordStart = 0
  private rootTag = ''
  private rootName = ''
  private ended = false

  constructor(options: XmlParseOptions, longest: number) {
    this.parse = xmlParser(options)
    this.longest = longest
  }

  *read(piece: string): Generator<XmlRecord> {
    this.pending += piece
    for (;;) {
      const open = this.pending.indexOf('<', this.position)
      this.refuseText(this.position, open === -1 ? this.pending.length : open)
      this.position = open === -1 ? this.pending.length : open
      const end = open === -1 ? undefined : this.endOfMarkup(open)
      if (end === undefined) break
      this.position = end
      const record = this.step(open, end)
      if (record) yield record
    }
    this.forget()
    if (this.pending.length > this.longest)
      throw this.refusal(`More than ${this.longest} characters without an end`, 0)
  }

  /** The document has no more pieces. */
  end(): void {
    if (this.depth > 0 || this.position < this.pending.length)
      throw this.refusal(`The end of ${clipped(this.rootName || 'the markup')} is missing`, this.position)
    if (!this.ended) throw this.refusal('There is no element', this.position)
  }

  /** Text inside records is the parser's to judge. */
  private refuseText(start: number, end: number): void {
    if (this.depth > 1 || start === end) return
    const text = this.pending.slice(start, end).trim()
    if (text !== '') throw this.refusal(`Text where only elements can stand: ${clipped(text)}`, start)
  }

  /** Undefined when the end has not come yet. */
  private endOfMarkup(start: number): number | undefined {
    const text = this.pending
    if (text.length < start + 2) return undefined
    if (text[start + 1] === '?') return this.after('?>', start + 2)
    if (text[start + 1] !== '!') return this.endOfTag(start + 1)
    if (text.startsWith('<!--', start)) return this.after('-->', start + 4)
    if (text.startsWith('<![CDATA[', start) && this.depth > 1) return this.after(']]>', start + 9)
    const beginning = text.slice(start, start + 9)
    if ('<!--'.startsWith(beginning) || (this.depth > 1 && '<![CDATA['.startsWith(beginning)))
      return undefined
    throw this.refusal('A document type or other declaration is not allowed', start)
  }

  private after(mark: string, from: number): number | undefined {
    const found = this.pending.indexOf(mark, from)
    return found === -1 ? undefined : found + mark.length
  }

  /** A > in the value of an attribute ends no tag. */
  private endOfTag(from: number): number | undefined {
    for (let at = from; at < this.pending.length; at += 1) {
      const mark = this.pending.charAt(at)
      if (mark === '>') return at + 1
      if (mark !== '"' && mark !== "'") continue
      const close = this.pending.indexOf(mark, at + 1)
      if (close === -1) return undefined
      at = close
    }
    return undefined
  }

  private step(start: number, end: number): XmlRecord | undefined {
    const first = this.pending[start + 1]
    if (first === '!' || first === '?') return undefined
    const isEndTag = first === '/'
    const isWhole = !isEndTag && this.pending[end - 2] === '/'
    if (this.depth === 0) this.beginRoot(start, end, isEndTag, isWhole)
    else if (isEndTag) {
      this.depth -= 1
      if (this.depth === 1) return this.record(end)
      if (this.depth === 0) this.endRoot(start, end)
    } else {
      if (this.depth === 1) this.recordStart = start
      if (!isWhole) this.depth += 1
      else if (this.depth === 1) return this.record(end)
    }
    return undefined
  }

  private beginRoot(start: number, end: number, isEndTag: boolean, isWhole: boolean): void {
    const tag = this.pending.slice(start, end)
    if (isEndTag) throw this.refusal(`${clipped(tag)} ends nothing that is open`, start)
    if (this.ended) throw this.refusal('There is a second root element', start)
    if (tag.length > longestRootTag)
      throw this.refusal(`The first tag is longer than ${longestRootTag} characters`, start)
    this.rootName = /^<([^\s/>]*)/.exec(tag)?.[1] ?? ''
    // On one line, so that the lines of records can be counted from theirs.
    this.rootTag = tag.replace(/[\r\n]/g, ' ')
    this.depth = isWhole ? 0 : 1
    this.ended = isWhole
  }

  private endRoot(start: number, end: number): void {
    const name = this.pending.slice(start + 2, end - 1).trimEnd()
    if (name !== this.rootName) throw this.refusal(`</${clipped(name)}> ends nothing that is open`, start)
    this.ended = true
  }

  private record(end: number): XmlRecord {
    const text = this.pending.slice(this.recordStart, end)
    if (text.length > this.longest)
      throw this.refusal(`An element is longer than ${this.longest} characters`, this.recordStart)
    const line = this.lineAt(this.recordStart)
    try {
      const root = this.parse(`${this.rootTag}${text}</${this.rootName}>`)
      const element = typeof root.content === 'string' ? root : (root.content[0] ?? root)
      return { element, length: text.length }
    } catch (error) {
      if (!(error instanceof XmlReadError)) throw error
      throw new XmlReadError(error.reason, line + error.line - 1, error.path)
    }
  }

  /** Lets go of what has been given out. */
  private forget(): void {
    const kept = this.depth > 1 ? this.recordStart : this.position
    this.lineAt(kept)
    this.pending = this.pending.slice(kept)
    this.position -= kept
    this.counted -= kept
    this.recordStart = 0
  }

  /** Asked for in rising order, so that each line is counted once. */
  private lineAt(position: number): number {
    for (;;) {
      const next = this.pending.indexOf('\n', this.counted)
      if (next === -1 || next >= position) break
      this.line += 1
      this.counted = next + 1
    }
    return this.line
  }

  private refusal(message: string, position: number): XmlReadError {
    return new XmlReadError(message, this.lineAt(position), '')
  }
}
