import { indexOutsideSet82 } from './check-characters.ts'
import { modelNumberProblem } from './gmn.ts'
import {
  type ApplicationIdentifier,
  applicationIdentifierAt,
  findApplicationIdentifier,
  valueLimits,
} from './gs1-application-identifiers.ts'
import { gs1CheckDigit } from './gtin.ts'
import { characterProblem, checkProblem } from './identifier-problems.ts'
import type { IdentifierProblem } from './identifier-result.ts'
import { checkMasterUdiDi } from './master-udi-di.ts'
import type { UdiElement } from './udi-carrier-parts.ts'

/** GS1 element strings: application identifiers and their values, bracketed for people or as scanned. */

/** The separator scanners send for FNC1 (ASCII 29). */
export const groupSeparator = '\u001d'

export type ReadElements =
  | { readonly elements: readonly UdiElement[] }
  | { readonly elements: readonly UdiElement[]; readonly problem: IdentifierProblem }

/**
 * Reads the bracketed form, (01)…(17)…(10)…. Blanks and separators around values are layout: none may hold one.
 * A bracket that belongs to a value is written `\(`; without the backslash a bracket counts as a new element
 * only if it holds an application identifier. Identifiers unknown to the table are kept where they are clear.
 */
export function readBracketed(text: string, start = 0): ReadElements {
  const elements: UdiElement[] = []
  const opening = /\(([0-9]{2,4})\)/y
  let index = start
  while (index < text.length) {
    opening.lastIndex = index
    const ai = opening.exec(text)?.[1]
    if (ai === undefined) {
      const message = 'An application identifier in round brackets was expected here, as in (01).'
      return { elements, problem: { code: 'unknown_element', message, index } }
    }
    const end = endOfBracketedValue(text, opening.lastIndex, findApplicationIdentifier(ai))
    let valueStart = opening.lastIndex
    while (valueStart < end && isLayout(text.charAt(valueStart))) valueStart++
    let valueEnd = end
    while (valueEnd > valueStart && isLayout(text.charAt(valueEnd - 1))) valueEnd--
    const value = text.slice(valueStart, valueEnd).replaceAll('\\(', '(')
    elements.push({ identifier: ai, title: titleOf(ai), value, index: valueStart })
    index = end
  }
  return { elements }
}

/**
 * Reads the scanned form without brackets. A separator ends a value of variable length and is tolerated
 * after any other. An unknown application identifier ends the reading: its length is unknown too.
 */
export function readScanned(text: string, start = 0): ReadElements {
  const elements: UdiElement[] = []
  let index = start
  while (index < text.length) {
    if (text[index] === groupSeparator) {
      index++
      continue
    }
    const entry = applicationIdentifierAt(text, index)
    if (!entry) {
      const message = `No GS1 application identifier used for devices starts at position ${index + 1}.`
      return { elements, problem: { code: 'unknown_element', message, index } }
    }
    const valueStart = index + entry.ai.length
    const end = endOfScannedValue(text, valueStart, entry)
    elements.push({
      identifier: entry.ai,
      title: entry.title,
      value: text.slice(valueStart, end),
      index: valueStart,
    })
    index = end
  }
  return { elements }
}

/** Writes elements for people: brackets in values are escaped as `\(`, so that the text reads back the same. */
export function formatBracketed(elements: readonly Pick<UdiElement, 'identifier' | 'value'>[]): string {
  return elements.map(({ identifier, value }) => `(${identifier})${value.replaceAll('(', '\\(')}`).join('')
}

/** Writes elements for a barcode: a separator after each value of variable length but the last. */
export function formatScanned(elements: readonly Pick<UdiElement, 'identifier' | 'value'>[]): string {
  return elements
    .map(({ identifier, value }, position) => {
      const endsItself = findApplicationIdentifier(identifier)?.predefinedLength ?? false
      return identifier + value + (endsItself || position === elements.length - 1 ? '' : groupSeparator)
    })
    .join('')
}

/** What is wrong with an element's value, by the table; undefined also where the identifier is unknown. */
export function elementProblem(element: UdiElement): IdentifierProblem | undefined {
  const entry = findApplicationIdentifier(element.identifier)
  if (!entry) return undefined
  const problem =
    limitsProblem(entry, element.value) ??
    charactersProblem(entry, element.value) ??
    contentProblem(entry, element.value)
  return problem && { ...problem, index: element.index + (problem.index ?? 0), part: element.identifier }
}

/** At the separator or the end of the text, and at the latest where a predefined length is reached. */
function endOfScannedValue(text: string, start: number, entry: ApplicationIdentifier): number {
  // Searched no further than needed: a long run of short elements would make the whole reading quadratic.
  const value = entry.predefinedLength ? text.slice(start, start + valueLimits(entry).max) : text.slice(start)
  const separator = value.indexOf(groupSeparator)
  return start + (separator < 0 ? value.length : separator)
}

/** Where the next element begins. Digits hold no brackets, so behind them even an unknown identifier counts. */
function endOfBracketedValue(text: string, start: number, entry: ApplicationIdentifier | undefined): number {
  const onlyDigits = entry?.components.every((component) => component.characters === 'N') ?? false
  const opening = /\\?\(([0-9]{2,4})\)/g
  opening.lastIndex = start
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const isKnown = findApplicationIdentifier(match[1] ?? '') !== undefined
    if (!match[0].startsWith('\\') && (isKnown || onlyDigits)) return match.index
  }
  return text.length
}

const isLayout = (character: string): boolean => character === groupSeparator || character.trim() === ''

function titleOf(ai: string): string {
  return findApplicationIdentifier(ai)?.title ?? 'Unknown application identifier'
}

function limitsProblem(entry: ApplicationIdentifier, value: string): IdentifierProblem | undefined {
  const { min, max } = valueLimits(entry)
  const wanted = min === max ? `${min}` : `${min} to ${max}`
  const message = `(${entry.ai}) ${entry.title} has ${wanted} characters; this one has ${value.length}.`
  if (value.length < min) return { code: 'too_short', message, index: value.length }
  if (value.length <= max) return undefined
  // What makes a value too long is mostly a character that has no place in it.
  const foreign = charactersProblem(entry, value)
  if (foreign) return foreign
  const hint = entry.predefinedLength ? '' : ' Perhaps the separator (FNC1) after it is missing.'
  return { code: 'too_long', message: message + hint, index: max }
}

function charactersProblem(entry: ApplicationIdentifier, value: string): IdentifierProblem | undefined {
  let start = 0
  for (const component of entry.components) {
    const part = value.slice(start, start + component.max)
    const foreign = component.characters === 'N' ? part.search(/[^0-9]/) : indexOutsideSet82(part)
    if (foreign >= 0) {
      const allowed = component.characters === 'N' ? 'digits' : 'the letters, digits and signs GS1 allows'
      return characterProblem(`value of (${entry.ai})`, value, start + foreign, allowed)
    }
    start += component.max
  }
  return undefined
}

function contentProblem(entry: ApplicationIdentifier, value: string): IdentifierProblem | undefined {
  const name = `(${entry.ai}) ${entry.title}`
  if (entry.content === 'check-pair') return modelNumberProblem(name, value)
  if (entry.content === 'master-udi-di') {
    const master = checkMasterUdiDi(value)
    return master.valid ? undefined : master.problem
  }
  if (entry.content !== 'check-digit') return undefined
  const end = entry.components[0]?.max ?? value.length
  const expected = gs1CheckDigit(value.slice(0, end - 1))
  return expected === value.charAt(end - 1) ? undefined : checkProblem(name, value, expected, end)
}
