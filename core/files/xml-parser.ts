import { forbiddenCharacter } from './xml-characters.ts'
import { XmlReadError } from './xml-error.ts'
import { attributesOf, NamespaceScope, type RawAttribute } from './xml-namespaces.ts'
import { pathOf } from './xml-path.ts'
import { bang, greater, type MetNames, question, slash, XmlScanner } from './xml-scanner.ts'
import { clipped, decodeReferences, isBlank, XmlTextError } from './xml-text.ts'
import { noAttributes, type XmlElement } from './xml-tree.ts'

/** How much a document may ask of the machine that reads it. */
export interface XmlLimits {
  /** Characters of the whole text. */
  readonly length: number
  /** Elements inside each other. */
  readonly depth: number
  readonly elements: number
  /** Of one element, its declarations of namespaces included: EUDAMED's downloads declare 65. */
  readonly attributes: number
}

export const defaultXmlLimits: XmlLimits = {
  length: 50 * 1024 * 1024,
  depth: 64,
  elements: 1_000_000,
  attributes: 256,
}

export interface XmlParseOptions {
  /** The namespaces whose names the caller knows, by the prefix it calls them with; a blank one gives names without. */
  readonly namespaces: Readonly<Record<string, string>>
  readonly limits?: Partial<XmlLimits>
}

/**
 * Reads an XML 1.0 document. Names come out with the caller's prefixes, whichever the document has, and so do
 * the values of xsi:type; names of other namespaces as `{namespace}name`. Comments, processing instructions
 * and white space between elements are left out.
 *
 * It takes text, so encodings are the caller's business. Document types, and with them all entities but the
 * five of XML itself, are refused, and so is what goes beyond the limits. Throws an XmlReadError.
 */
export const parseXml = (text: string, options: XmlParseOptions): XmlElement => xmlParser(options)(text)

/** The same for many documents of a kind, whose names are made once. */
export function xmlParser(options: XmlParseOptions): (text: string) => XmlElement {
  const limits = { ...defaultXmlLimits, ...options.limits }
  const names: MetNames = new Map()
  const outermost = NamespaceScope.outermost(options.namespaces)
  return (text) => {
    if (text.length > limits.length)
      throw new XmlReadError(`The document is longer than ${limits.length} characters`, 1, '')
    return new Parser(new XmlScanner(text, names), outermost, limits).document()
  }
}

/** An element whose end has not come yet: its text so far; its children stand in the parser's own list. */
interface OpenElement extends XmlElement {
  content: string | readonly XmlElement[]
}

const noRawAttributes: readonly RawAttribute[] = []

class Parser {
  private readonly scanner: XmlScanner
  private readonly text: string
  private readonly limits: XmlLimits
  private readonly open: OpenElement[] = []
  /**
   * The children so far of all open elements, as many as `placed`; of each element they begin where
   * `firstChild` says. What stands behind is of elements that have ended.
   */
  private readonly children: XmlElement[] = []
  private placed = 0
  private readonly firstChild: number[] = []
  /** Of each open element: its name as the document writes it. */
  private readonly rawNames: string[] = []
  private readonly scopes: NamespaceScope[] = []
  private readonly outermost: NamespaceScope
  private root: XmlElement | undefined
  private elements = 0
  /** Where what is read at the moment begins. */
  private start = 0

  constructor(scanner: XmlScanner, outermost: NamespaceScope, limits: XmlLimits) {
    this.scanner = scanner
    this.text = scanner.text
    this.limits = limits
    this.outermost = outermost
  }

  document(): XmlElement {
    try {
      const bad = forbiddenCharacter(this.text)
      if (bad !== undefined) throw new XmlTextError(`Character ${bad.code} cannot stand in XML`, bad.index)
      this.content(this.declaration())
      return this.whole()
    } catch (error) {
      if (!(error instanceof XmlTextError)) throw error
      this.settle()
      throw new XmlReadError(
        error.message,
        this.scanner.lineAt(error.position ?? this.start),
        pathOf(this.open),
      )
    }
  }

  /** Past a byte order mark and the XML declaration. */
  private declaration(): number {
    const start = this.text.startsWith('\uFEFF') ? 1 : 0
    if (!/^<\?xml[ \t\n]/.test(this.text.slice(start, start + 6))) return start
    const end = this.scanner.find('?>', start, 'The XML declaration has no end')
    const head = this.text.slice(start, Math.min(end, start + 200))
    if (!/^<\?xml\s+version\s*=\s*["']1\.0["']/.test(head)) throw new XmlTextError('Only XML 1.0 is read')
    return end + 2
  }

  private content(from: number): void {
    let position = from
    while (position < this.text.length) {
      const next = this.text.indexOf('<', position)
      const end = next === -1 ? this.text.length : next
      this.start = position
      if (end > position && !this.isLayout(position, end)) this.characters(this.text.slice(position, end))
      this.start = end
      position = next === -1 ? end : this.markup(next)
    }
  }

  /** Whether what stands there is white space that is nobody's text, as it is around most elements. */
  private isLayout(start: number, end: number): boolean {
    if (this.scanner.pastSpace(start) < end) return false
    const beforeEndTag = this.text.charCodeAt(end + 1) === slash
    return !beforeEndTag || this.hasChildren()
  }

  private hasChildren(): boolean {
    return this.open.length > 0 && this.placed > (this.firstChild.at(-1) ?? 0)
  }

  private whole(): XmlElement {
    this.start = this.text.length
    const unclosed = this.rawNames.at(-1)
    if (unclosed !== undefined) throw new XmlTextError(`The end of ${clipped(unclosed)} is missing`)
    if (this.root === undefined) throw new XmlTextError('There is no element')
    return this.root
  }

  private characters(raw: string): void {
    const inside = this.open.at(-1)
    if (inside === undefined) throw new XmlTextError(`Text outside the root element: ${clipped(raw.trim())}`)
    if (raw.includes(']]>')) throw new XmlTextError(']]> cannot stand in a text')
    this.addText(inside, decodeReferences(raw))
  }

  private addText(inside: OpenElement, text: string): void {
    if (!this.hasChildren()) inside.content += text
    else if (!isBlank(text)) throw new XmlTextError(`Text beside elements: ${clipped(text.trim())}`)
  }

  /** What begins with a `<`; answers where it ends. */
  private markup(start: number): number {
    switch (this.text.charCodeAt(start + 1)) {
      case slash:
        return this.endTag(start + 2)
      case bang:
        return this.commentOrCharacterData(start)
      case question:
        return this.instruction(start + 2)
      default:
        return this.startTag(start + 1)
    }
  }

  private startTag(start: number): number {
    const raw = this.scanner.name(start)
    const nameEnd = start + raw.length
    if (this.text.charCodeAt(nameEnd) === greater) {
      this.begin(raw, noRawAttributes)
      return nameEnd + 1
    }
    const attributes: RawAttribute[] = []
    const end = this.scanner.attributes(nameEnd, this.limits.attributes, attributes)
    this.begin(raw, attributes)
    if (this.text.charCodeAt(end) === greater) return end + 1
    if (this.text.charCodeAt(end + 1) !== greater) throw new XmlTextError('A > is missing')
    this.end()
    return end + 2
  }

  private begin(raw: string, attributes: readonly RawAttribute[]): void {
    if (this.open.length >= this.limits.depth)
      throw new XmlTextError(`Elements stand more than ${this.limits.depth} levels deep`)
    this.elements += 1
    if (this.elements > this.limits.elements)
      throw new XmlTextError(`There are more than ${this.limits.elements} elements`)
    const outer = this.scopes.at(-1) ?? this.outermost
    const scope = attributes.length === 0 ? outer : outer.inner(attributes)
    const element: OpenElement = {
      name: scope.elementName(raw),
      attributes: attributes.length === 0 ? noAttributes : attributesOf(attributes, scope),
      content: '',
      line: this.scanner.lineAt(this.start),
    }
    this.placeFor(element)
    this.open.push(element)
    this.firstChild.push(this.placed)
    this.rawNames.push(raw)
    this.scopes.push(scope)
  }

  /** Inside the element that is open, or as the root. */
  private placeFor(element: XmlElement): void {
    const parent = this.open.at(-1)
    if (parent === undefined) {
      if (this.root !== undefined) throw new XmlTextError('There is a second root element')
      this.root = element
      return
    }
    const text = parent.content
    if (typeof text === 'string' && text !== '') {
      if (!isBlank(text)) throw new XmlTextError(`Text beside elements: ${clipped(text.trim())}`)
      parent.content = ''
    }
    this.children[this.placed] = element
    this.placed += 1
  }

  private endTag(start: number): number {
    const raw = this.rawNames.at(-1)
    if (raw === undefined || !this.scanner.isName(raw, start)) {
      const name = this.text.slice(start, this.scanner.endOfName(start))
      throw new XmlTextError(`</${clipped(name)}> ends nothing that is open`)
    }
    const end = this.scanner.pastSpace(start + raw.length)
    if (this.text.charCodeAt(end) !== greater) throw new XmlTextError('A > is missing')
    this.end()
    return end + 1
  }

  private end(): void {
    const ended = this.open.pop()
    const first = this.firstChild.pop() ?? 0
    // One list for all children: those of an element are copied once, when their number is known.
    if (ended !== undefined && this.placed > first) {
      ended.content = this.children.slice(first, this.placed)
      this.placed = first
    }
    this.rawNames.pop()
    this.scopes.pop()
  }

  /** Gives the elements still open the children they have, so that a path through them can be told. */
  private settle(): void {
    for (let depth = this.open.length - 1; depth >= 0; depth -= 1) {
      const element = this.open[depth]
      const first = this.firstChild[depth] ?? 0
      if (element === undefined || this.placed <= first) continue
      element.content = this.children.slice(first, this.placed)
      this.placed = first
    }
  }

  private commentOrCharacterData(start: number): number {
    if (this.text.startsWith('<!--', start)) {
      const end = this.scanner.find('--', start + 4, 'A comment has no end')
      if (this.text.charCodeAt(end + 2) !== greater) throw new XmlTextError('-- cannot stand in a comment')
      return end + 3
    }
    if (!this.text.startsWith('<![CDATA[', start))
      throw new XmlTextError('A document type or other declaration is not allowed')
    const inside = this.open.at(-1)
    if (inside === undefined) throw new XmlTextError('Text outside the root element')
    const end = this.scanner.find(']]>', start + 9, 'A CDATA section has no end')
    this.addText(inside, this.text.slice(start + 9, end))
    return end + 3
  }

  private instruction(start: number): number {
    const end = this.scanner.find('?>', start, 'A processing instruction has no end')
    const target = this.text.slice(start, Math.min(this.scanner.endOfName(start), end))
    if (/^xml$/i.test(target))
      throw new XmlTextError('The XML declaration must be at the very beginning, or absent')
    if (!/^[\p{L}_]/u.test(target)) throw new XmlTextError('A processing instruction has no name')
    return end + 2
  }
}
