import type { XmlElement } from '#core/files/xml-tree.ts'

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
  /** Namespace of every prefix that may occur; those that do are declared on the root, in this order. */
  readonly namespaces: Readonly<Record<string, string>>
  /** What one level is indented by, e.g. two spaces; without it everything stands on one line. */
  readonly indent?: string
}

/**
 * Whatever is not a character of XML 1.0 (production 2): control characters, lone surrogates, U+FFFE, U+FFFF.
 */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

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

/** Holds what one document needs while it grows: the pieces written, the prefixes met and where we are. */
class Writer {
  private readonly pieces: string[] = []
  private readonly prefixes = new Set<string>()
  private readonly ancestors: XmlElement[] = []
  private readonly options: XmlWriteOptions
  private readonly lineBreak: string

  constructor(options: XmlWriteOptions) {
    this.options = options
    this.lineBreak = options.indent === undefined ? '' : '\n'
  }

  document(root: XmlElement): string {
    const start = this.pieces.push('<', root.name, '') - 1
    this.inside(root, '')
    // Only now is it known which prefixes occur, so their declarations fill the gap left in the root's tag.
    this.pieces[start] = this.declarations()
    return `<?xml version="1.0" encoding="UTF-8"?>\n${this.pieces.join('')}\n`
  }

  private declarations(): string {
    const used = Object.entries(this.options.namespaces).filter(([prefix]) => this.prefixes.has(prefix))
    return used.map(([prefix, uri]) => ` xmlns:${prefix}="${escapeWith(attributeEscapes, uri)}"`).join('')
  }

  /** Everything of an element after its name. */
  private inside(element: XmlElement, margin: string): void {
    this.ancestors.push(element)
    this.meet(element.name)
    this.attributes(element)
    const { content } = element
    if (content.length === 0) {
      this.pieces.push('/>')
    } else {
      this.pieces.push('>')
      if (typeof content === 'string') this.pieces.push(this.escaped(content, textEscapes))
      else this.children(content, margin)
      this.pieces.push('</', element.name, '>')
    }
    this.ancestors.pop()
  }

  private children(children: readonly XmlElement[], margin: string): void {
    const inner = margin + (this.options.indent ?? '')
    for (const child of children) {
      this.pieces.push(this.lineBreak, inner, '<', child.name)
      this.inside(child, inner)
    }
    this.pieces.push(this.lineBreak, margin)
  }

  private attributes(element: XmlElement): void {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name.includes(':')) this.meet(name)
      // The value of xsi:type is itself a prefixed name.
      if (name === 'xsi:type') this.meet(value)
      this.pieces.push(' ', name, '="', this.escaped(value, attributeEscapes), '"')
    }
  }

  private meet(name: string): void {
    const prefix = name.slice(0, name.indexOf(':'))
    if (this.prefixes.has(prefix)) return
    if (this.options.namespaces[prefix] === undefined) {
      throw new XmlWriteError(`No namespace is known for the prefix of ${name}`, this.path())
    }
    this.prefixes.add(prefix)
  }

  private escaped(value: string, escapes: Readonly<Record<string, string>>): string {
    const bad = forbidden.exec(value)
    if (bad !== null) {
      const code = (bad[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      throw new XmlWriteError(`Character U+${code} cannot stand in XML`, this.path())
    }
    return escapeWith(escapes, value)
  }

  /** Where we are, counted among siblings of the same name; worked out only for an error. */
  private path(): string {
    return this.ancestors.map((element, depth) => `/${step(element, this.ancestors[depth - 1])}`).join('')
  }
}

function step(element: XmlElement, parent: XmlElement | undefined): string {
  if (parent === undefined || typeof parent.content === 'string') return element.name
  const alike = parent.content.filter((sibling) => sibling.name === element.name)
  return alike.length === 1 ? element.name : `${element.name}[${alike.indexOf(element) + 1}]`
}

function escapeWith(escapes: Readonly<Record<string, string>>, value: string): string {
  return value.replace(/[&<>"\t\n\r]/g, (character) => escapes[character] ?? character)
}
