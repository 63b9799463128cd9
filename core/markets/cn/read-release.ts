import type { CellValue, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { decodeXml } from '#core/files/xml-encoding.ts'
import { parseXml } from '#core/files/xml-parser.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import type { RegisterDevice, RegisterFile, RegisterReading } from '../register.ts'
import { elements, readNoneCarried, recordKey, type Values } from './elements.ts'
import { lists, type NmpaList, readListCell } from './lists.ts'

/** What the database says of the record itself: kept apart, no fields of a submission. */
const ofTheRecord = [
  'versionNumber',
  'versionTime',
  // Misspelt in the release files, and right in the interface.
  'versionStauts',
  'versionStatus',
  'correctionNumber',
  'correctionRemark',
  'correctionTime',
  'bssjzt',
]
const known = new Map([...elements, recordKey].map((one) => [one.name, one]))
const listOf = new Map(lists.map((list) => [list.name, list]))

/**
 * Reads parts of a release: XML with the records below `udid/devices`. A file that is no release, or broken, becomes a
 * problem with its name; the others are read all the same.
 */
export function readRelease(files: readonly RegisterFile[]): Omit<RegisterReading, 'certificates'> {
  const devices: RegisterDevice[] = []
  const problems: { file: string; message: string }[] = []
  for (const { name, bytes } of files) {
    try {
      const root = parseXml(decodeXml(bytes), { namespaces: {} })
      const records = root.name === 'udid' ? recordsIn(root) : undefined
      if (records === undefined) {
        problems.push({
          file: name,
          message: 'This is no release of the UDI database: it has no element "udid".',
        })
        continue
      }
      for (const record of records) {
        const device = deviceOf(record, name)
        if (device) devices.push(device)
        else problems.push({ file: name, message: `The record in line ${record.line ?? 0} has no DI.` })
      }
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'XmlReadError') throw error
      problems.push({ file: name, message: `${error.message}.` })
    }
  }
  return { recognised: 'NMPA release', devices: newest(devices), problems }
}

const childrenOf = ({ content }: XmlElement): readonly XmlElement[] =>
  typeof content === 'string' ? [] : content
const textOf = ({ content }: XmlElement): string => (typeof content === 'string' ? content.trim() : '')

const recordsIn = (root: XmlElement): readonly XmlElement[] =>
  childrenOf(root)
    .filter(({ name }) => name === 'devices')
    .flatMap(childrenOf)
    .filter(({ name }) => name === 'device')

function deviceOf(record: XmlElement, file: string): RegisterDevice | undefined {
  const values: Values = {}
  const lost: { element: string; why: string }[] = []
  const said = new Map<string, string>()
  const children = childrenOf(record)
  // The DI first: others say that they are the same.
  const inOrder = children.toSorted(
    (a, b) => Number(b.name === 'zxxsdycpbs') - Number(a.name === 'zxxsdycpbs'),
  )
  for (const child of inOrder) {
    const { name } = child
    const list = listOf.get(name)
    if (list) {
      const rows = rowsOf(child, list, values, lost)
      if (rows.length > 0) values[list.field] = rows
      continue
    }
    const text = textOf(child)
    if (ofTheRecord.includes(name)) said.set(name, text)
    else if (text !== '') {
      const element = known.get(name)
      const why = element ? element.read(text, values) : 'The hub does not know this element'
      if (why !== undefined) lost.push({ element: name, why })
      said.set(name, text)
    }
  }
  readNoneCarried(said, values)
  if (values.udiDi === undefined) return undefined
  const version = Number(said.get('versionNumber'))
  return {
    document: values,
    versions: Number.isInteger(version) && version > 0 ? { 'udi-di': version } : {},
    state: said.get('versionStauts') || said.get('versionStatus') || null,
    versionDate: said.get('versionTime') || null,
    lost,
    missing: null,
    file,
    registerId: typeof values.cnUdiId === 'string' ? values.cnUdiId : null,
  }
}

function rowsOf(
  container: XmlElement,
  list: NmpaList,
  values: Values,
  lost: { element: string; why: string }[],
): FieldRow[] {
  return childrenOf(container).flatMap((child) => {
    const row: Record<string, CellValue> = {}
    for (const cell of childrenOf(child)) {
      const text = textOf(cell)
      const column = list.columns.find(({ name }) => name === cell.name)
      if (text === '') continue
      const why = column ? readListCell(column, text, { row, values }) : 'The hub does not know this element'
      if (why !== undefined) lost.push({ element: cell.name, why })
    }
    return Object.keys(row).length > 0 ? [row] : []
  })
}

/** A record that stands in several parts counts as its newest version. */
function newest(devices: readonly RegisterDevice[]): readonly RegisterDevice[] {
  const byCode = new Map<FieldValue | undefined, RegisterDevice>()
  for (const device of devices) {
    const other = byCode.get(device.document.udiDi)
    if (!other || versionOf(device) >= versionOf(other)) byCode.set(device.document.udiDi, device)
  }
  return [...byCode.values()]
}

const versionOf = ({ versions }: RegisterDevice): number => versions['udi-di'] ?? 0
