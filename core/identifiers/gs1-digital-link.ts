import { findApplicationIdentifier } from './gs1-application-identifiers.ts'
import type { ReadElements } from './gs1-elements.ts'
import { isGtin, toGtin14 } from './gtin.ts'
import type { UdiElement } from './udi-carrier-parts.ts'

/** The qualifiers a GTIN may have in the path of a GS1 Digital Link, in this order (syntax dictionary, 01). */
const qualifierOrders: readonly (readonly string[])[] = [['22', '10', '21'], ['235']]

/** Pairs of the query are parted by & or, in older links, by a semicolon (GS1DigitalLinkToolkit.js @52dc9ce). */
const queryDelimiter = /[&;]/

/** Whether the qualifiers after the GTIN in the path stand in the order the standard wants. */
export function hasConformingOrder(pathIdentifiers: readonly string[]): boolean {
  return qualifierOrders.some((order) => {
    const places = pathIdentifiers.slice(1).map((identifier) => order.indexOf(identifier))
    return places.every((place, index) => place > (places[index - 1] ?? -1))
  })
}

/**
 * Reads a GS1 Digital Link address of any domain: the path from its GTIN (/01/…) on, then the query.
 * Query keys that are no application identifiers belong to the web site and are left aside.
 * `pathLength` is the number of elements that came from the path.
 * Source: GS1 Digital Link URI syntax; keys and qualifiers as in gs1-syntax-dictionary @ff2eb4b.
 */
export function readDigitalLink(text: string, start = 0): ReadElements & { readonly pathLength: number } {
  const hash = text.indexOf('#', start)
  const end = hash < 0 ? text.length : hash
  const question = text.indexOf('?', start)
  const pathEnd = question < 0 || question > end ? end : question
  const path = readPath(text, start, pathEnd)
  const query = pathEnd < end ? readQuery(text, pathEnd + 1, end) : []
  const elements = [...path, ...query]
  if (path.length > 0) return { elements, pathLength: path.length }
  const message =
    'This address is not a GS1 Digital Link with a device identifier: its path has no /01/ and GTIN.'
  return { elements, pathLength: 0, problem: { code: 'no_device_identifier', message, index: start } }
}

/** Pairs of identifier and value from the end of the path back to the GTIN, whatever stands before it. */
function readPath(text: string, start: number, end: number): UdiElement[] {
  const segments = splitAt(text, /\//, start, text[end - 1] === '/' ? end - 1 : end)
  const elements: UdiElement[] = []
  for (let at = segments.length - 2; at >= 0; at -= 2) {
    const ai = segments[at]?.text ?? ''
    const value = segments[at + 1]
    if (!value || !findApplicationIdentifier(ai)) return []
    elements.unshift(element(ai, value.text, value.index))
    if (ai === '01') return elements
  }
  return []
}

function readQuery(text: string, start: number, end: number): UdiElement[] {
  return splitAt(text, queryDelimiter, start, end).flatMap((pair) => {
    const equals = pair.text.indexOf('=')
    const ai = pair.text.slice(0, Math.max(equals, 0))
    return findApplicationIdentifier(ai)
      ? [element(ai, pair.text.slice(equals + 1), pair.index + equals + 1)]
      : []
  })
}

function element(ai: string, encoded: string, index: number): UdiElement {
  const decoded = percentDecode(encoded)
  // Links of version 1.0 could carry the shorter GTINs; as an element string they are filled up.
  const value = ai === '01' && isGtin(decoded) ? toGtin14(decoded) : decoded
  return { identifier: ai, title: findApplicationIdentifier(ai)?.title ?? '', value, index }
}

/** A broken escape stays as it is: the check of the element then names the % as a wrong character or length. */
function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** At each character that is a separator. */
function splitAt(
  text: string,
  separator: RegExp,
  start: number,
  end: number,
): { text: string; index: number }[] {
  const pieces: { text: string; index: number }[] = []
  let index = start
  for (const piece of text.slice(start, end).split(separator)) {
    pieces.push({ text: piece, index })
    index += piece.length + 1
  }
  return pieces
}
