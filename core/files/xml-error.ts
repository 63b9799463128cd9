/** A text that is not the XML this parser reads; says where. */
export class XmlReadError extends Error {
  override readonly name = 'XmlReadError'
  /** The message without the place. */
  readonly reason: string
  readonly line: number
  /** The element around the place, as an XPath; empty outside the root. */
  readonly path: string

  constructor(message: string, line: number, path: string) {
    super(`${message} (line ${line}${path === '' ? '' : `, ${path}`})`)
    this.reason = message
    this.line = line
    this.path = path
  }
}
