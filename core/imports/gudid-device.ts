import { noAttributes, type XmlElement } from '#core/files/xml-tree.ts'
import { gudidColumns, isMapped, readGudid, recordStatus } from './gudid-row.ts'
import type { RowReading } from './row-reader.ts'
import type { MasterRow } from './table.ts'

/** Of AccessGUDID's XML releases; some tools write the device records without it. */
export const gudidNamespace = 'http://www.fda.gov/cdrh/gudid'
export const gudidPrefixes = { '': gudidNamespace, xsi: 'http://www.w3.org/2001/XMLSchema-instance' }

export const isGudidDevice = ({ name }: XmlElement): boolean => name === 'device'

/**
 * Reads one <device> of an AccessGUDID XML file like a row of the delimited file: same fields, same names. What
 * the delimited file has no column for is kept under its path, as in `contacts/customerContact/phone`.
 */
export function readGudidDevice(device: XmlElement): RowReading<MasterRow> {
  const columns = columnsOfGudid(device)
  const others: Record<string, string> = {}
  for (const [name, text] of columns) if (text !== '' && !isMapped(name)) others[name] = text
  if (childOf(device, recordStatus) && !columns.has(recordStatus)) others[recordStatus] = ''
  return readGudid({ cell: (name) => columns.get(name) ?? '', has: (name) => columns.has(name), others })
}

/** The same as columns of a row, with a text each. */
export function columnsOfGudid(device: XmlElement): Map<string, string> {
  // A value that is not there is an empty cell of the delimited file.
  const columns = new Map<string, string>(gudidColumns.map((name) => [name, '']))
  const identifiers = childrenOf(childOf(device, 'identifiers'))
  const primary = identifiers.find((each) => textOf(each, 'deviceIdType') === 'Primary')
  columns.set('primaryDI', textOf(primary, 'deviceId'))
  columns.set('issuingAgency', textOf(primary, 'deviceIdIssuingAgency'))
  collect(device, '', '', columns)
  columns.set(
    'productCodes',
    childrenOf(childOf(device, 'productCodes'))
      .map((each) => textOf(each, 'productCode'))
      .join('|'),
  )
  columns.set(
    'otherDIs',
    identifiers
      .filter((each) => each !== primary)
      .map((each) =>
        ['deviceIdType', 'deviceIdIssuingAgency', 'deviceId'].map((name) => textOf(each, name)).join(':'),
      )
      .join('|'),
  )
  return columns
}

/** Stand in a group here and at the top of the delimited file. */
const raised = new Set(['sterilization/deviceSterile', 'sterilization/sterilizationPriorToUse'])
/** Told by primaryDI, issuingAgency, otherDIs and productCodes. */
const told = new Set([
  'deviceId',
  'identifiers/identifier/deviceId',
  'identifiers/identifier/deviceIdType',
  'identifiers/identifier/deviceIdIssuingAgency',
  'productCodes/fdaProductCode/productCode',
])

/** The last names of those: only they are looked up by where they stand. */
const special = new Set([...raised, ...told].map((path) => path.slice(path.lastIndexOf('/') + 1)))

/** `path` is where a value stands, `key` the same with a number for each of several siblings. */
function collect(element: XmlElement, path: string, key: string, columns: Map<string, string>): void {
  const children = childrenOf(element)
  const totals = children.length > 1 ? totalsOf(children) : undefined
  const passed = new Map<string, number>()
  for (const child of children) {
    const { name, attributes, content } = child
    const isOne = (totals?.get(name) ?? 1) === 1
    const position = isOne ? 1 : (passed.get(name) ?? 0) + 1
    if (!isOne) passed.set(name, position)
    const isBlank = typeof content === 'string' && content.trim() === ''
    if (isBlank && attributes === noAttributes) continue
    const numbered = isOne ? key + name : `${key}${name}[${position}]`
    for (const [attribute, text] of Object.entries(attributes)) {
      // As in <size unit="Millimeter" value="5" />; what is not there is told by its absence.
      if (!attribute.startsWith('xsi:')) columns.set(`${numbered}/@${attribute}`, text)
    }
    if (isBlank) continue
    if (typeof content !== 'string') collect(child, `${path}${name}/`, `${numbered}/`, columns)
    else if (!special.has(name)) columns.set(numbered, content.trim())
    else if (!told.has(path + name)) columns.set(raised.has(path + name) ? name : numbered, content.trim())
  }
}

function totalsOf(children: readonly XmlElement[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const { name } of children) totals.set(name, (totals.get(name) ?? 0) + 1)
  return totals
}

const childrenOf = (element: XmlElement | undefined): readonly XmlElement[] =>
  element === undefined || typeof element.content === 'string' ? [] : element.content

const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element).find((each) => each.name === name)

function textOf(element: XmlElement | undefined, name: string): string {
  const content = childOf(element, name)?.content
  return typeof content === 'string' ? content.trim() : ''
}
