import { forbiddenCharacter } from './xml-characters.ts'
import { pathOf } from './xml-path.ts'
import { noAttributes, type XmlAttributes, type XmlElement } from './xml-tree.ts'

/** A tree that cannot be written as XML 1.0; `path` names the element, as an XPath. */
export class XmlWriteError extends Error {
  override readonly name = 'XmlWriteError'
  readonly path: string

  constructor(message: string, path: string) {
    super(`${message} at ${path}`)
    this.path = path
  }
}

export interface XmlWriteOptions {
  /**
   * Namespace of every prefix that may occur, '' for names without one; those that do are declared on the root, in
   * this order.
   */
  readonly namespaces: Readonly<Record<string, string>>
  /** What one level is indented by, e.g. two spaces; without it everything stands on one line. */
  readonly indent?: string
}

/** A text of these alone, in any script, stands in XML as it is. */
const plain = /^[ !#-%'-;=?-~\u00A0-\uD7FF]*$/

/**
 * A carriage return as such would be read back as a line feed; in attributes tab and line feed as a space.
 */
const textEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
}
const attributeEscapes: Readonly<Record<string, string>> = {
  ...textEscapes,
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
}

/**
 * Writes a tree as an XML 1.0 document in UTF-8, with its declaration.
 * Throws an XmlWriteError for characters XML cannot carry and for prefixes without a namespace.
 */
export function writeXml(root: XmlElement, options: XmlWriteOptions): string {
  return new Writer(options).document(root)
}

/** The tags of one name, made once for all its elements. */
interface Tags {
  readonly start: string
  readonly whole: string
  readonly end: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Characters after which the text so far is settled. */
const longestPiece = 20_000

/** Holds what one document needs while it grows: the text so far, the names met and where we are. */
class Writer {
  private text = ''
  private readonly settled: string[] = []
  private readonly tags = new Map<string, Tags>()
  private readonly prefixes = new Set<string>()
  private readonly ancestors: XmlElement[] = []
  private readonly options: XmlWriteOptions

  constructor(options: XmlWriteOptions) {
    this.options = options
  }

  document(root: XmlElement): string {
    this.element(root, this.options.indent === undefined ? '' : '\n')
    this.settle()
    const [first = '', ...others] = this.settled
    // Only now is it known which prefixes occur, so their declarations go behind the name of the root.
    const name = root.name.length + 1
    const beginning = [declaration, first.slice(0, name), this.declarations(), first.slice(name)]
    return [...beginning, ...others, '\n'].join('')
  }

  /**
   * A text put together from pieces keeps them all alive until it is looked into; doing so now and then halves
   * the time for a large document.
   */
  private settle(): void {
    this.text.charCodeAt(0)
    this.settled.push(this.text)
    this.text = ''
  }

  private declarations(): string {
    const used = Object.entries(this.options.namespaces).filter(([prefix]) => this.prefixes.has(prefix))
    return used
      .map(([prefix, uri]) => {
        const name = prefix === '' ? 'xmlns' : `xmlns:${prefix}`
        return ` ${name}="${escapeWith(attributeEscapes, uri)}"`
      })
      .join('')
  }

  /** `margin` is what every line begins with at the level of the element, its line feed included. */
  private element(element: XmlElement, margin: string): void {
    this.ancestors.push(element)
    const { attributes, content } = element
    const tags = this.tagsOf(element.name)
    const isBare = attributes === noAttributes
    if (content.length === 0) {
      this.text += `${tags.start}${this.attributes(attributes)}/>`
    } else {
      this.text += isBare ? tags.whole : `${tags.start}${this.attributes(attributes)}>`
      if (typeof content === 'string') this.text += this.escaped(content, textEscapes)
      else this.children(content, margin)
      this.text += tags.end
    }
    this.ancestors.pop()
  }

  private children(children: readonly XmlElement[], margin: string): void {
    const inner = margin + (this.options.indent ?? '')
    for (const child of children) {
      this.text += inner
      this.element(child, inner)
    }
    if (this.text.length > longestPiece) this.settle()
    this.text += margin
  }

  private attributes(attributes: XmlAttributes): string {
    const written = Object.entries(attributes).map(([name, value]) => {
      if (name.includes(':')) this.meet(name)
      // The value of xsi:type is itself a prefixed name.
      if (name === 'xsi:type') this.meet(value)
      return ` ${name}="${this.escaped(value, attributeEscapes)}"`
    })
    return written.join('')
  }

  private tagsOf(name: string): Tags {
    const known = this.tags.get(name)
    if (known !== undefined) return known
    this.meet(name)
    const tags = { start: `<${name}`, whole: `<${name}>`, end: `</${name}>` }
    this.tags.set(name, tags)
    return tags
  }

  private meet(name: string): void {
    const prefix = name.slice(0, Math.max(0, name.indexOf(':')))
    if (this.prefixes.has(prefix)) return
    // A name without a prefix belongs to the default namespace, or to none.
    if (prefix === '' && this.options.namespaces[prefix] === undefined) return
    if (this.options.namespaces[prefix] === undefined) {
      throw new XmlWriteError(`No namespace is known for the prefix of ${name}`, pathOf(this.ancestors))
    }
    this.prefixes.add(prefix)
  }

  private escaped(value: string, escapes: Readonly<Record<string, string>>): string {
    if (plain.test(value)) return value
    const bad = forbiddenCharacter(value)
    if (bad !== undefined)
      throw new XmlWriteError(`Character ${bad.code} cannot stand in XML`, pathOf(this.ancestors))
    return escapeWith(escapes, value)
  }
}

function escapeWith(escapes: Readonly<Record<string, string>>, value: string): string {
  return value.replace(/[&<>"\t\n\r]/g, (character) => escapes[character] ?? character)
}
