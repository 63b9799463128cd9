import { accept, type IdentifierProblem, type IdentifierResult, refuse } from './identifier-result.ts'
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

/** Whether the text is a message of ISO/IEC 15434 format 06, the carrier of IFA's PPN. */
export function isIfaCarrier(text: string, start = 0): boolean {
  return text.startsWith(messageStart, start)
}

/**
 * Parses the data carrier of IFA: data identifiers 9N (PPN), 1T (lot), S (serial), D (expiry, YYMMDD),
 * 16D (manufacture, YYYYMMDD) in a message of ISO/IEC 15434 format 06.
 * `referenceYear` is the current year, for two-digit years. Source: IFA coding system, PPN-Code specification.
 */
export function parseIfaCarrier(
  text: string,
  referenceYear: number,
  start = 0,
): IdentifierResult<UdiCarrierParts> {
  const elements: UdiElement[] = []
  let parts: Omit<UdiCarrierParts, 'elements'> = { form: 'ifa' }
  let index = start + messageStart.length
  const [content = ''] = text.slice(index).split(recordEnd)
  for (const piece of content.split(separator)) {
    const identifier = /^(9N|1T|16D|S|D)/.exec(piece)?.[0] ?? ''
    const value = piece.slice(identifier.length)
    const read = readField(identifier, value, referenceYear)
    if ('code' in read) {
      const problem = { ...read, index: index + identifier.length, part: identifier }
      return refuse(ifaCarrier, text, problem, { ...parts, elements })
    }
    elements.push({ identifier, title: titles[identifier] ?? '', value, index: index + identifier.length })
    parts = { ...parts, ...read }
    index += piece.length + separator.length
  }
  if (parts.deviceIdentifier) return accept(ifaCarrier, text, { ...parts, elements }, 'check-characters')
  const message = 'This IFA code holds no device identifier (9N).'
  return refuse(ifaCarrier, text, { code: 'no_device_identifier', message }, { ...parts, elements })
}

function readField(
  identifier: string,
  value: string,
  referenceYear: number,
): Partial<UdiCarrierParts> | IdentifierProblem {
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
      return {
        code: 'unknown_element',
        message: 'This part of the IFA code starts with no known data identifier.',
      }
  }
}

function badDate(value: string, format: string): IdentifierProblem {
  return { code: 'bad_date', message: `${value} is not a date of the form ${format}.` }
}
