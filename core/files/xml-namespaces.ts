import { clipped, XmlTextError } from './xml-text.ts'
import type { XmlAttributes } from './xml-tree.ts'

/** The names of a document, whatever its prefixes, as the names its reader knows. */

/** A bound no name or namespace in earnest reaches. */
const longestName = 1000
/** Names and scopes that are remembered; a document in earnest has far fewer. */
const mostNames = 10_000
const mostScopes = 100

const ncName = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*$/u
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

export type RawAttribute = readonly [name: string, value: string]

/** The namespaces declared at an element and around it. */
export class NamespaceScope {
  private readonly declared = new Map<string, string>()
  /** Names met already: a document has few, each a thousand times. */
  private readonly elementNames = new Map<string, string>()
  /** Of elements inside, by what these declare: documents of a kind, and records of a document, declare the same. */
  private readonly scopes = new Map<string, NamespaceScope>()
  private readonly parent: NamespaceScope | undefined
  private readonly prefixes: ReadonlyMap<string, string>

  private constructor(prefixes: ReadonlyMap<string, string>, parent?: NamespaceScope) {
    this.prefixes = prefixes
    this.parent = parent
  }

  /** Outside the root: nothing is declared. `namespaces` are those the reader knows, by its own prefixes. */
  static outermost(namespaces: Readonly<Record<string, string>>): NamespaceScope {
    const known = Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix] as const)
    const scope = new NamespaceScope(new Map([[xmlNamespace, 'xml'], ...known]))
    scope.declared.set('xml', xmlNamespace)
    return scope
  }

  /** The scope of an element with these attributes: this one, unless some declare namespaces. */
  inner(attributes: readonly RawAttribute[]): NamespaceScope {
    const declarations = attributes.filter(([name]) => isDeclaration(name))
    if (declarations.length === 0) return this
    const key = JSON.stringify(declarations)
    const met = this.scopes.get(key)
    if (met) return met
    const scope = new NamespaceScope(this.prefixes, this)
    for (const [name, uri] of declarations) scope.declare(name.slice('xmlns:'.length), uri)
    if (this.scopes.size < mostScopes) this.scopes.set(key, scope)
    return scope
  }

  private declare(prefix: string, uri: string): void {
    if (this.declared.has(prefix)) throw new XmlTextError(`The prefix ${clipped(prefix)} is declared twice`)
    const isDefault = prefix === ''
    const isRight = isDefault || (uri !== '' && prefix !== 'xmlns' && prefix !== 'xml' && isName(prefix))
    if (!isRight || uri.length > longestName)
      throw new XmlTextError(`The prefix ${clipped(prefix)} cannot be declared as ${clipped(uri)}`)
    this.declared.set(prefix, uri)
  }

  /** The known name of an element: `prefix:name` in a known namespace (`name` if its prefix is blank), `{namespace}name` in another. */
  elementName(raw: string): string {
    const met = this.elementNames.get(raw)
    if (met !== undefined) return met
    const name = this.resolved(raw, this.uriOf(prefixOf(raw)))
    if (this.elementNames.size < mostNames) this.elementNames.set(raw, name)
    return name
  }

  /** The same of an attribute, which without a prefix belongs to no namespace. */
  attributeName(raw: string): string {
    const prefix = prefixOf(raw)
    return this.resolved(raw, prefix === '' ? '' : this.uriOf(prefix))
  }

  private resolved(raw: string, uri: string): string {
    const prefix = prefixOf(raw)
    const local = prefix === '' ? raw : raw.slice(prefix.length + 1)
    if (!isName(local)) throw new XmlTextError(`${clipped(raw)} is not a name`)
    if (prefix !== '' && uri === '') throw new XmlTextError(`Nothing declares the prefix of ${clipped(raw)}`)
    if (uri === '') return local
    const known = this.prefixes.get(uri)
    if (known === undefined) return `{${uri}}${local}`
    return known === '' ? local : `${known}:${local}`
  }

  private uriOf(prefix: string): string {
    return this.declared.get(prefix) ?? this.parent?.uriOf(prefix) ?? ''
  }
}

/** The attributes of an element by their known names; declarations are none. */
export function attributesOf(raw: readonly RawAttribute[], scope: NamespaceScope): XmlAttributes {
  const [first] = raw
  // Nearly all attributes of a message are the type of an element that has no other.
  if (raw.length === 1 && first?.[0].endsWith(':type') && scope.attributeName(first[0]) === 'xsi:type')
    return { 'xsi:type': scope.elementName(first[1].trim()) }
  const attributes = new Map<string, string>()
  for (const [rawName, value] of raw) {
    if (isDeclaration(rawName)) continue
    const name = scope.attributeName(rawName)
    if (attributes.has(name)) throw new XmlTextError(`The attribute ${clipped(rawName)} stands twice`)
    // The value of xsi:type is itself a name.
    attributes.set(name, name === 'xsi:type' ? scope.elementName(value.trim()) : value)
  }
  return Object.fromEntries(attributes)
}

/** Whether an attribute of this name declares a namespace. */
function isDeclaration(name: string): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:')
}

function isName(text: string): boolean {
  return text.length <= longestName && ncName.test(text)
}

function prefixOf(raw: string): string {
  const colon = raw.indexOf(':')
  return colon === -1 ? '' : raw.slice(0, colon)
}
