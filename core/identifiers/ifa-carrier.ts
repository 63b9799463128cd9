import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  type IdentifierWarning,
  refuse,
} from './identifier-result.ts'
import { checkPpn } from './ifa.ts'
import { ifaCarrier, type UdiCarrierParts, type UdiElement } from './udi-carrier-parts.ts'
import { readUdiDate } from './udi-date.ts'

/** ISO/IEC 15434 format 06: its start, what parts its elements, what ends them; scanners may drop the end. */
const separator = '\u001d'
const recordEnd = '\u001e'
const messageStart = `[)>${recordEnd}06${separator}`

const titles: Readonly<Record<string, string>> = {
  '9N': 'Device identifier (PPN)',
  '1T': 'Lot number',
  S: 'Serial number',
  D: 'Expiry date',
  '16D': 'Manufacturing date',
}

/** How data identifiers are built; format 06 ends each element, so that unknown ones do no harm. */
const anyIdentifier = /^[0-9]{0,3}[A-Z]/

/** Whether the text is a message of ISO/IEC 15434 format 06, the carrier of IFA's PPN. */
export function isIfaCarrier(text: string, start = 0): boolean {
  return text.startsWith(messageStart, start)
}

/**
 * Parses the data carrier of IFA: data identifiers 9N (PPN), 1T (lot), S (serial), D (expiry, YYMMDD),
 * 16D (manufacture, YYYYMMDD) in a message of ISO/IEC 15434 format 06. Others are kept with a warning.
 * `referenceYear` is the current year, for two-digit years. Source: IFA coding system, PPN-Code specification.
 */
export function parseIfaCarrier(
  text: string,
  referenceYear: number,
  start = 0,
): IdentifierResult<UdiCarrierParts> {
  const elements: UdiElement[] = []
  const warnings: IdentifierWarning[] = []
  let parts: Omit<UdiCarrierParts, 'elements'> = { form: 'ifa' }
  let index = start + messageStart.length
  const [content = ''] = text.slice(index).split(recordEnd)
  // A separator may end the last element too.
  const pieces = (content.endsWith(separator) ? content.slice(0, -1) : content).split(separator)
  for (const piece of pieces) {
    const identifier = anyIdentifier.exec(piece)?.[0] ?? ''
    const value = piece.slice(identifier.length)
    const read = readField(identifier, value, referenceYear)
    if ('code' in read) {
      const problem = { ...read, index: index + identifier.length, part: identifier }
      return refuse(ifaCarrier, text, problem, { ...parts, elements })
    }
    if (titles[identifier] === undefined) warnings.push(unknownWarning(identifier))
    const title = titles[identifier] ?? 'Unknown data identifier'
    elements.push({ identifier, title, value, index: index + identifier.length })
    parts = { ...parts, ...read }
    index += piece.length + separator.length
  }
  if (parts.deviceIdentifier) {
    return accept(ifaCarrier, text, { ...parts, elements }, 'check-characters', warnings)
  }
  const message = 'This IFA code holds no device identifier (9N).'
  return refuse(ifaCarrier, text, { code: 'no_device_identifier', message }, { ...parts, elements })
}

function readField(
  identifier: string,
  value: string,
  referenceYear: number,
): Partial<UdiCarrierParts> | IdentifierProblem {
  if (identifier === '') {
    return { code: 'unknown_element', message: 'This part of the IFA code starts with no data identifier.' }
  }
  if (value === '') return { code: 'too_short', message: `Nothing follows the identifier ${identifier}.` }
  switch (identifier) {
    case '9N': {
      const ppn = checkPpn(value)
      return ppn.valid ? { deviceIdentifier: value, deviceIdentifierKind: 'ppn' } : ppn.problem
    }
    case '1T':
      return { lot: value }
    case 'S':
      return { serial: value }
    case 'D': {
      const expires = readUdiDate(value, 'YYMMDD', 'expiry', referenceYear)
      return expires ? { expires } : badDate(value, 'YYMMDD')
    }
    case '16D': {
      const manufactured = readUdiDate(value, 'YYYYMMDD', 'other', referenceYear)
      return manufactured ? { manufactured } : badDate(value, 'YYYYMMDD')
    }
    default:
      return {}
  }
}

function unknownWarning(identifier: string): IdentifierWarning {
  return { code: 'unknown_element', message: `${identifier} is not used for devices; it was not checked.` }
}

function badDate(value: string, format: string): IdentifierProblem {
  return { code: 'bad_date', message: `${value} is not a date of the form ${format}.` }
}
