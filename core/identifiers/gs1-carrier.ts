import { findApplicationIdentifier } from './gs1-application-identifiers.ts'
import { hasConformingOrder, readDigitalLink } from './gs1-digital-link.ts'
import { pairingProblem } from './gs1-element-pairs.ts'
import { elementProblem, type ReadElements, readBracketed, readScanned } from './gs1-elements.ts'
import { isGtin } from './gtin.ts'
import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  type IdentifierWarning,
  refuse,
} from './identifier-result.ts'
import {
  gs1Carrier,
  type UdiCarrierForm,
  type UdiCarrierParts,
  type UdiElement,
} from './udi-carrier-parts.ts'
import { readUdiDate, type UdiDate } from './udi-date.ts'

/**
 * Parses a GS1 UDI from position `start` of the text: bracketed or scanned element string, GS1 Digital Link,
 * or the digits of a GTIN alone.
 * `referenceYear` is the current year, for two-digit years.
 */
export function parseGs1Carrier(
  text: string,
  referenceYear: number,
  start = 0,
): IdentifierResult<UdiCarrierParts> {
  const form = formOf(text, start)
  const link = form === 'gs1-digital-link' ? readDigitalLink(text, start) : undefined
  const read = link ?? readElements(form, text, start)
  const { parts, problem: dateProblem } = interpret(form, read.elements, referenceYear)
  const problem =
    firstElementProblem(read.elements) ?? ('problem' in read ? read.problem : undefined) ?? dateProblem
  if (problem) return refuse(gs1Carrier, text, problem, parts)
  if (!parts.deviceIdentifier) return refuse(gs1Carrier, text, noDeviceIdentifier(read.elements), parts)
  const wrongPair = pairingProblem(read.elements)
  if (wrongPair) return refuse(gs1Carrier, text, wrongPair, parts)
  const pathIdentifiers = read.elements.slice(0, link?.pathLength ?? 0).map((element) => element.identifier)
  const warnings = carrierWarnings(read.elements, hasConformingOrder(pathIdentifiers))
  return accept(gs1Carrier, text, parts, 'check-characters', warnings)
}

function formOf(text: string, start: number): UdiCarrierForm {
  const rest = text.slice(start)
  if (/^https?:\/\//i.test(rest)) return 'gs1-digital-link'
  if (rest.startsWith('(')) return 'gs1-bracketed'
  return isGtin(rest) ? 'gtin-only' : 'gs1-element-string'
}

function readElements(form: UdiCarrierForm, text: string, start: number): ReadElements {
  if (form === 'gs1-bracketed') return readBracketed(text, start)
  if (form !== 'gtin-only') return readScanned(text, start)
  const value = text.slice(start)
  // A bare GTIN keeps its length: it has no application identifier whose format it must meet.
  return { elements: [{ identifier: '', title: 'GTIN', value, index: start }] }
}

function firstElementProblem(elements: readonly UdiElement[]): IdentifierProblem | undefined {
  const seen = new Map<string, string>()
  for (const element of elements) {
    const problem = elementProblem(element) ?? duplicateProblem(element, seen.get(element.identifier))
    if (problem) return problem
    seen.set(element.identifier, element.value)
  }
  return undefined
}

function duplicateProblem(element: UdiElement, earlier: string | undefined): IdentifierProblem | undefined {
  if (earlier === undefined || earlier === element.value) return undefined
  const message = `(${element.identifier}) ${element.title} stands here twice with different values.`
  return { code: 'duplicate_element', message, index: element.index, part: element.identifier }
}

function interpret(
  form: UdiCarrierForm,
  elements: readonly UdiElement[],
  referenceYear: number,
): { parts: UdiCarrierParts; problem?: IdentifierProblem } {
  const byAi = new Map(elements.map((element) => [element.identifier, element]))
  const value = (ai: string) => byAi.get(ai)?.value
  const dates = new Map<string, UdiDate>()
  let problem: IdentifierProblem | undefined
  for (const element of elements) {
    const date = readElementDate(element, referenceYear)
    if (date === 'none') continue
    if (date) dates.set(element.identifier, date)
    else problem ??= badDate(element)
  }
  const deviceIdentifier = value('01') ?? value('03') ?? value('')
  const parts: UdiCarrierParts = {
    form,
    deviceIdentifier,
    deviceIdentifierKind: deviceIdentifier === undefined ? undefined : 'gtin',
    masterUdiDi: value('8014'),
    lot: value('10'),
    serial: value('21'),
    manufactured: dates.get('11') ?? dates.get('8008'),
    expires: dates.get('17') ?? dates.get('7003'),
    softwareVersion: value('8012'),
    quantity: value('30') ?? value('37'),
    elements,
  }
  return { parts: withoutAbsent(parts), ...(problem && { problem }) }
}

function readElementDate(
  { identifier, value }: UdiElement,
  referenceYear: number,
): UdiDate | undefined | 'none' {
  const content = findApplicationIdentifier(identifier)?.content
  if (content === 'date-time') return readUdiDate(value, 'YYMMDDHHmm', 'expiry', referenceYear)
  // Minutes and seconds of the production are for those who need them: they stay in the element.
  if (content === 'production-time') return readUdiDate(value.slice(0, 8), 'YYMMDDHH', 'other', referenceYear)
  if (content !== 'date') return 'none'
  return readUdiDate(value, 'YYMMDD', identifier === '17' ? 'expiry' : 'other', referenceYear)
}

function badDate({ identifier, title, value, index }: UdiElement): IdentifierProblem {
  const message = `(${identifier}) ${title}: ${value} is not a date of the form year, month, day (YYMMDD).`
  return { code: 'bad_date', message, index, part: identifier }
}

function noDeviceIdentifier(elements: readonly UdiElement[]): IdentifierProblem {
  const hasGmn = elements.some((element) => element.identifier === '8013')
  const message = hasGmn
    ? 'This holds a Basic UDI-DI (8013), which must not be on a label. A UDI needs a device identifier (01).'
    : 'This holds no device identifier (01): scan the other barcode of the label as well.'
  return { code: 'no_device_identifier', message }
}

function carrierWarnings(elements: readonly UdiElement[], conformingOrder: boolean): IdentifierWarning[] {
  const warnings: IdentifierWarning[] = []
  for (const { identifier } of elements) {
    if (identifier === '8013') {
      const message =
        'The Basic UDI-DI (8013) must not be on a medical device, its label or its packaging (GS1 General Specifications).'
      warnings.push({ code: 'gmn_in_carrier', message })
    } else if (identifier !== '' && !findApplicationIdentifier(identifier)) {
      warnings.push({
        code: 'unknown_element',
        message: `(${identifier}) is not used for devices; it was not checked.`,
      })
    }
  }
  if (!conformingOrder) {
    const message =
      'In the path of a GS1 Digital Link the GTIN is followed by variant (22), lot (10) and serial number (21) in this order, or by (235); anything else stands after the question mark.'
    warnings.push({ code: 'digital_link_order', message })
  }
  return warnings
}

/** Absent parts are absent, not undefined: results are compared and sent as JSON. */
function withoutAbsent(parts: UdiCarrierParts): UdiCarrierParts {
  const present = Object.entries(parts).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(present), form: parts.form, elements: parts.elements }
}
