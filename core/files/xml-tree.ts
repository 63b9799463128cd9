/**
 * A small XML tree: enough to say what a regulator's file holds, in the order it wants. Names carry the
 * prefix of their namespace (`m:payload`); writer and parser know which namespace a prefix stands for.
 *
 * The helpers leave out what says nothing (no value, empty text, a container without children), so that a
 * message is described once, with all its optional parts, and only the given ones are written.
 */

export type XmlAttributes = Readonly<Record<string, string>>

export interface XmlElement {
  readonly name: string
  readonly attributes: XmlAttributes
  /** Text, or elements; never both. */
  readonly content: string | readonly XmlElement[]
  /** Of the file it was read from, counted from 1. */
  readonly line?: number
}

/** A part of a container: an element, several, or nothing. */
export type XmlContent = XmlElement | undefined | readonly XmlContent[]

/** Of most elements; one object for all of them. */
export const noAttributes: XmlAttributes = {}

/** An element that is written even when it is empty. */
export function element(
  name: string,
  content: readonly XmlContent[],
  attributes: XmlAttributes = noAttributes,
): XmlElement {
  const children: XmlElement[] = []
  collect(content, children)
  return { name, attributes, content: children }
}

/** An element around others; nothing when there are none, whatever its attributes. */
export function container(
  name: string,
  content: readonly XmlContent[],
  attributes: XmlAttributes = noAttributes,
): XmlElement | undefined {
  const made = element(name, content, attributes)
  return made.content.length === 0 ? undefined : made
}

/**
 * An element around one value; nothing when there is none or the text is empty.
 * Throws a RangeError for a number that is not finite: no regulator takes NaN.
 */
export function leaf(name: string, value: string | number | boolean | undefined): XmlElement | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`${name}: ${value} is not a number`)
  return { name, attributes: noAttributes, content: String(value) }
}

/** An element around values separated by spaces (xs:list); nothing when there are none. */
export function listLeaf(name: string, values: readonly string[] | undefined): XmlElement | undefined {
  return leaf(name, values?.join(' '))
}

function collect(content: readonly XmlContent[], children: XmlElement[]): void {
  for (const part of content) {
    if (part === undefined) continue
    if ('name' in part) children.push(part)
    else collect(part, children)
  }
}
