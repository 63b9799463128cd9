import { parseGs1Carrier } from './gs1-carrier.ts'
import { groupSeparator } from './gs1-elements.ts'
import { parseHibcCarrier } from './hibc-carrier.ts'
import { emptyProblem, leadingBlankProblem } from './identifier-problems.ts'
import { type IdentifierResult, refuse } from './identifier-result.ts'
import { isIfaCarrier, parseIfaCarrier } from './ifa-carrier.ts'
import { parseIsbtCarrier } from './isbt-carrier.ts'
import { type UdiCarrierParts, unknownCarrier } from './udi-carrier-parts.ts'

/** The three characters a scanner may send first to name the barcode, as in ]d2 for GS1 DataMatrix. */
const symbologyIdentifier = /^\][A-Za-z][0-9A-Za-z]/

/** How the Basic UDI-DIs begin that no UDI begins like: those of HIBCC, IFA and EUDAMED. */
const basicUdiDi = /^(\+\+|PP[0-9]{5}|B-)/

/**
 * Parses a complete UDI as printed under a barcode or as a scanner sends it: GS1 element string (with or
 * without brackets), GS1 Digital Link, HIBC, ISBT 128 or IFA. The text is taken as it stands but for the line
 * end many scanners send last: no blank is trimmed, as it can be a check character.
 * `referenceYear` is the current year: two-digit years lie from 49 years before to 50 years after it.
 * A code without a device identifier, such as the second of two barcodes, is refused with its parts.
 */
export function parseUdiCarrier(text: string, referenceYear: number): IdentifierResult<UdiCarrierParts> {
  return { ...parseLine(text.replace(/[\r\n]+$/, ''), referenceYear), value: text }
}

function parseLine(text: string, referenceYear: number): IdentifierResult<UdiCarrierParts> {
  const unreadable = text === '' ? emptyProblem('UDI') : leadingBlankProblem('UDI', text)
  if (unreadable) return refuse(unknownCarrier, text, unreadable)
  let start = symbologyIdentifier.exec(text)?.[0].length ?? 0
  if (text[start] === groupSeparator) start++
  const first = text.charAt(start)
  const rest = text.slice(start, start + 8)
  if (isIfaCarrier(text, start)) return parseIfaCarrier(text, referenceYear, start)
  if (basicUdiDi.test(rest)) {
    const message =
      'This is a Basic UDI-DI (a device group), which is not on labels. Scan the UDI of the device itself.'
    return refuse(unknownCarrier, text, { code: 'wrong_level', message, index: start })
  }
  if (/^\*?\+/.test(rest)) return parseHibcCarrier(text, referenceYear, start)
  if (first === '=' || first === '&') return parseIsbtCarrier(text, start)
  if (first === '(' || /^[0-9]/.test(first) || /^https?:\/\//i.test(rest)) {
    return parseGs1Carrier(text, referenceYear, start)
  }
  const message =
    'This is not a UDI as GS1, HIBCC, ICCBBA or IFA write it. GS1 starts with (01) or digits, HIBCC with +, ICCBBA with =/, IFA with 9N in format 06.'
  return refuse(unknownCarrier, text, { code: 'unknown_scheme', message, index: 0 })
}
