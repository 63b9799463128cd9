import { checkIsbtDi } from './iccbba.ts'
import { accept, type IdentifierProblem, type IdentifierResult, refuse } from './identifier-result.ts'
import { isbtCarrier, type UdiCarrierParts, type UdiElement } from './udi-carrier-parts.ts'
import { readUdiDate } from './udi-date.ts'

type Field = 'deviceIdentifier' | 'serial' | 'expires' | 'manufactured' | 'lot' | 'donationNumber' | 'message'

interface DataStructure {
  readonly identifier: RegExp
  readonly title: string
  readonly field: Field
  /** Characters after the data identifier. */
  readonly length: number
}

/**
 * The ISBT 128 data structures of a UDI. All have fixed lengths, so nothing separates them. In the donation
 * number the second character of the data identifier already belongs to the data.
 * Sources: FDA "UDI formats by FDA-accredited issuing agency"; AccessGUDID; idautomation's ISBT 128 page.
 */
const structures: readonly DataStructure[] = [
  { identifier: /=\//y, title: 'Device identifier', field: 'deviceIdentifier', length: 16 },
  { identifier: /=\)/y, title: 'Device identifier (blood container)', field: 'deviceIdentifier', length: 10 },
  { identifier: /=,/y, title: 'Product divisions (serial number)', field: 'serial', length: 6 },
  { identifier: /=>/y, title: 'Expiry date', field: 'expires', length: 6 },
  { identifier: /=\}/y, title: 'Manufacturing date', field: 'manufactured', length: 6 },
  { identifier: /&,1/y, title: 'Lot number', field: 'lot', length: 18 },
  { identifier: /&\)/y, title: 'Lot number (blood container)', field: 'lot', length: 10 },
  { identifier: /=\+/y, title: 'Compound message', field: 'message', length: 5 },
  {
    identifier: /=(?=[A-NP-Z0-9])/y,
    title: 'Donation identification number',
    field: 'donationNumber',
    length: 15,
  },
]

/**
 * Parses an ISBT 128 UDI, the concatenated data structures of a device that contains tissue, cells or blood.
 * Dates are cYYJJJ, so no reference year is needed. No check character is encoded: only the form is judged.
 */
export function parseIsbtCarrier(text: string, start = 0): IdentifierResult<UdiCarrierParts> {
  const elements: UdiElement[] = []
  let parts: Omit<UdiCarrierParts, 'elements'> = { form: 'isbt-128' }
  let index = start
  while (index < text.length) {
    const found = structureAt(text, index)
    if (!found) return refuse(isbtCarrier, text, unknownStructure(index), { ...parts, elements })
    const { structure, identifier } = found
    const valueStart = index + identifier.length
    const value = text.slice(valueStart, valueStart + structure.length)
    const read = readField(structure, identifier, value)
    if ('code' in read) {
      return refuse(
        isbtCarrier,
        text,
        { ...read, index: valueStart, part: identifier },
        { ...parts, elements },
      )
    }
    elements.push({ identifier, title: structure.title, value, index: valueStart })
    parts = { ...parts, ...read }
    index = valueStart + structure.length
  }
  if (parts.deviceIdentifier) return accept(isbtCarrier, text, { ...parts, elements }, 'format')
  const message =
    'This ISBT 128 code holds no device identifier (=/): scan the other barcode of the label as well.'
  return refuse(isbtCarrier, text, { code: 'no_device_identifier', message }, { ...parts, elements })
}

function structureAt(
  text: string,
  index: number,
): { structure: DataStructure; identifier: string } | undefined {
  for (const structure of structures) {
    structure.identifier.lastIndex = index
    const identifier = structure.identifier.exec(text)?.[0]
    if (identifier !== undefined) return { structure, identifier }
  }
  return undefined
}

function readField(
  { field, title, length }: DataStructure,
  identifier: string,
  value: string,
): Partial<UdiCarrierParts> | IdentifierProblem {
  if (value.length < length || !/^[0-9A-Za-z]+$/.test(value)) {
    return { code: 'bad_format', message: `${title} (${identifier}) has ${length} letters and digits.` }
  }
  switch (field) {
    case 'expires':
    case 'manufactured': {
      const meaning = field === 'expires' ? 'expiry' : 'other'
      // The year is complete but for its first digit; the reference year is not consulted.
      const date = readUdiDate(value, 'cYYJJJ', meaning, 2000)
      if (date) return { [field]: date }
      return { code: 'bad_date', message: `${title}: ${value} is not a year and a day of the year (cYYJJJ).` }
    }
    case 'deviceIdentifier': {
      const checked = checkIsbtDi(identifier + value)
      return checked.valid ? { deviceIdentifier: value, deviceIdentifierKind: 'isbt-di' } : checked.problem
    }
    case 'message':
      return {}
    default:
      return { [field]: value }
  }
}

function unknownStructure(index: number): IdentifierProblem {
  const message = `No ISBT 128 data structure used for devices starts at position ${index + 1}.`
  return { code: 'unknown_element', message, index }
}
