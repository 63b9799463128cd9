import { forbiddenCharacter } from './xml-characters.ts'

/** Says what is wrong with a text or name; the parser adds where. */
export class XmlTextError extends Error {
  override readonly name = 'XmlTextError'
  /** In the document, where it is not what is read at the moment. */
  readonly position: number | undefined

  constructor(message: string, position?: number) {
    super(message)
    this.position = position
  }
}

/** The entities XML itself defines; others would need a document type, which is refused. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const blank = /^[ \t\n]*$/

/** Whether a text is only white space, line feeds being the only ends of lines. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}

/** The text with its references replaced: `&amp;` and the like, `&#65;`, `&#x41;`. Throws an XmlTextError. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:([^;&]{1,10});)?/g, (whole, reference: string | undefined) => {
    const character = reference === undefined ? undefined : referenced(reference)
    if (character === undefined)
      throw new XmlTextError(
        `${whole} is not a reference: only &amp; &lt; &gt; &quot; &apos; and numbers are`,
      )
    return character
  })
}

function referenced(reference: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(reference) ?? []
  if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16))
  if (decimal !== undefined) return character(Number.parseInt(decimal, 10))
  return Object.hasOwn(entities, reference) ? entities[reference] : undefined
}

function character(code: number): string | undefined {
  if (code > 0x10ffff) return undefined
  const text = String.fromCodePoint(code)
  const bad = forbiddenCharacter(text)
  if (bad !== undefined) throw new XmlTextError(`A reference to ${bad.code}, which cannot stand in XML`)
  return text
}

/** A piece of somebody's text, short enough for a message. */
export function clipped(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`
}
