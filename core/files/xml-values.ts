import type { XmlReport } from './xml-report.ts'
import type { Found, XmlShape } from './xml-shape.ts'
import { clipped } from './xml-text.ts'
import { noAttributes, type XmlElement } from './xml-tree.ts'

/** Single values as the text of an element, in both directions. */

export interface XmlValue<T> extends XmlShape<T> {
  toText(value: T): string
  /** The value of a text without white space around; undefined for a text that is none. */
  fromText(text: string): T | undefined
}

/** `what` says what a text should have been when it is not: "a whole number". */
function value<T extends string | number | boolean>(
  what: string,
  toText: (value: T) => string,
  fromText: (text: string) => T | undefined,
): XmlValue<T> {
  return {
    toText,
    fromText,
    write: (name, given) => textElement(name, toText(given)),
    read(element, report) {
      const text = textIn(element, report).trim()
      if (text === '') return undefined
      const found = fromText(text)
      if (found === undefined) report.problem('bad-value', `"${clipped(text)}" is not ${what}`, element)
      return found as Found<T> | undefined
    },
  }
}

/** A text, kept as it is to the last blank. */
export const text: XmlShape<string> = {
  write: textElement,
  read: (element, report) => textIn(element, report) || undefined,
}

/** A text whose blanks around it mean nothing: a date, an identifier of the exchange. */
export const token = value<string>(
  'a text',
  (given) => given,
  (found) => found,
)

export const boolean = value<boolean>('true or false', String, (found) => {
  if (found === 'true' || found === '1') return true
  return found === 'false' || found === '0' ? false : undefined
})

export const integer = value<number>('a whole number', numeral, (found) => {
  const number = /^[+-]?\d{1,16}$/.test(found) ? Number(found) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
})

/** Any number, with an exponent if need be (xs:double). */
export const double = value<number>('a number', numeral, numberOf)

/** A number to so many digits behind the point; xs:decimal knows no exponent. */
export function decimal(digits: number): XmlValue<number> {
  return value('a number', (given) => given.toFixed(digits).replace(/\.?0+$/, ''), numberOf)
}

/** A code of a list. */
export function codeOf<C extends string>(list: readonly { readonly code: C }[]): XmlValue<C> {
  return spelledCodeOf(list, (code) => code)
}

/** A code of a list which the file spells its own way. */
export function spelledCodeOf<C extends string>(
  list: readonly { readonly code: C }[],
  spelling: (code: C) => string,
): XmlValue<C> {
  const codes = new Map(list.map(({ code }) => [spelling(code), code]))
  return value<C>('a code of its list', spelling, (found) => codes.get(found))
}

/** Values separated by blanks in one element (xs:list). */
export function listOf<T>(item: XmlValue<T>): XmlShape<readonly T[]> {
  return {
    write: (name, values) => textElement(name, values.map(item.toText).join(' ')),
    read(element, report) {
      const found: T[] = []
      for (const word of textIn(element, report).split(/\s+/)) {
        const value = word === '' ? undefined : item.fromText(word)
        if (value !== undefined) found.push(value)
        else if (word !== '')
          report.problem('bad-value', `"${clipped(word)}" is not a code of its list`, element)
      }
      return found.length === 0 ? undefined : (found as Found<readonly T[]>)
    },
  }
}

function textElement(name: string, content: string): XmlElement | undefined {
  return content === '' ? undefined : { name, attributes: noAttributes, content }
}

function textIn(element: XmlElement, report: XmlReport): string {
  if (typeof element.content === 'string') return element.content
  if (element.content.length > 0) report.problem('bad-value', `Elements stand in ${element.name}`, element)
  return ''
}

/** Throws a RangeError for a number that is not finite: no regulator takes NaN. */
function numeral(given: number): string {
  if (!Number.isFinite(given)) throw new RangeError(`${given} is not a number`)
  return String(given)
}

function numberOf(found: string): number | undefined {
  const number = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,4})?$/.test(found) ? Number(found) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
