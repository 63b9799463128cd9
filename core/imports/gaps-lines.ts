import type { AnyDocument, Field, Fields } from '#core/dictionary/field.ts'
import { readText } from './cell-reader.ts'
import { textOf } from './sheet-cell.ts'
import type { RowError, Table } from './table.ts'

/*
 * Gaps of many submissions as a file people fill in with a spreadsheet: a line for each device, and one before them for
 * what devices of one key have once. The first columns say which line it is; the others are fields, by label and id.
 */

const line = 'Line'
const key = 'Basic UDI-DI'
const submission = 'Submission'
const revision = 'Revision'
const udiDi = 'UDI-DI'
export const identifying: readonly string[] = [line, key, submission, revision, 'Device', udiDi]

/** A submission as it is known when the file is written or read. */
export interface GapsDevice {
  readonly submissionId: number
  readonly revision: number
  /** What ties it to others that have values together; undefined where nothing does. */
  readonly key: string | undefined
  readonly name: string
  readonly udiDi: string
  readonly values: AnyDocument
}

export interface GapsFields {
  readonly fields: Fields
  /** Those that devices of one key have together. */
  readonly shared: readonly string[]
}

/** The field of a column is named by its label, for people, and by its id, for who reads the file again. */
const headOf = (id: string, field: Field): string => `${field.label} [${id}]`

/** The header of a file, and its lines; `columns` are ids of fields. What a key has once stands in its own line. */
export function gapsTable(
  { fields, shared }: GapsFields,
  columns: readonly string[],
  devices: readonly GapsDevice[],
): {
  readonly header: string[]
  readonly lines: readonly { readonly isKey: boolean; readonly cells: string[] }[]
} {
  const known = columns.flatMap((id) => (fields[id] ? [{ id, field: fields[id] }] : []))
  const groups = groupsOf(devices)
  const lines = groups.flatMap((members) => {
    const [first] = members
    const together = members.length > 1 && first?.key !== undefined
    const own = members.map((device) => ({
      isKey: false,
      cells: [
        ...['Device', device.key ?? '', String(device.submissionId), String(device.revision)],
        ...[device.name, device.udiDi],
        ...known.map(({ id, field }) =>
          together && shared.includes(id) ? '' : textOf(field, device.values[id]),
        ),
      ],
    }))
    if (!together) return own
    const common = known.map(({ id, field }) => {
      const texts = new Set(members.map(({ values }) => textOf(field, values[id])))
      return shared.includes(id) && texts.size === 1 ? ([...texts][0] ?? '') : ''
    })
    return [
      { isKey: true, cells: [key, first.key ?? '', '', '', `${members.length} devices`, '', ...common] },
      ...own,
    ]
  })
  return { header: [...identifying, ...known.map(({ id, field }) => headOf(id, field))], lines }
}

/** Devices of one key behind each other, in the order the first of each comes. */
function groupsOf(devices: readonly GapsDevice[]): readonly (readonly GapsDevice[])[] {
  const groups = new Map<string, GapsDevice[]>()
  for (const device of devices) {
    const at = device.key ?? `alone ${device.submissionId}`
    const group = groups.get(at)
    if (group) group.push(device)
    else groups.set(at, [device])
  }
  return [...groups.values()]
}

/** A line of a file that came back. */
export interface GapsLine {
  readonly row: number
  /** Of a line for all devices of a key. */
  readonly isKey: boolean
  readonly key: string
  readonly submissionId: number | null
  readonly revision: number | null
  readonly udiDi: string
  /** What its cells say, by field; blank ones say nothing. */
  readonly cells: ReadonlyMap<string, string>
}

export interface GapsFile {
  readonly lines: readonly GapsLine[]
  /** Columns that match no field. */
  readonly unread: readonly string[]
  readonly columns: readonly string[]
  readonly refused: readonly (RowError & { readonly row: number })[]
}

/** Reads the lines of a table; a file without a column that says which device a row is about has none. */
export function gapsLines({ fields }: Pick<GapsFields, 'fields'>, { header, rows }: Table): GapsFile {
  const heads = header.map((head) => head.trim())
  const at = (name: string) => heads.findIndex((head) => head.toLowerCase() === name.toLowerCase())
  const [lineAt, keyAt, submissionAt, revisionAt, udiDiAt] = [line, key, submission, revision, udiDi].map(
    at,
  ) as [number, number, number, number, number]
  const byHead = new Map<number, string>()
  for (const [index, head] of heads.entries()) {
    if (identifying.some((name) => name.toLowerCase() === head.toLowerCase())) continue
    const id = fieldOf(fields, head)
    if (id !== undefined && ![...byHead.values()].includes(id)) byHead.set(index, id)
  }
  const isNamed = (index: number) => identifying.some((name) => at(name) === index)
  const unread = heads.filter((head, index) => head !== '' && !byHead.has(index) && !isNamed(index))
  const refused: (RowError & { row: number })[] = []
  const lines = rows.flatMap(({ row, cells, lost = {} }): GapsLine[] => {
    const broken = Object.entries(lost).filter(
      ([index]) => byHead.has(Number(index)) || isNamed(Number(index)),
    )
    if (broken.length > 0) {
      for (const [index, message] of broken) {
        refused.push({ row, field: byHead.get(Number(index)) ?? null, message })
      }
      return []
    }
    const text = (index: number) => readText(cells[index] ?? '')
    const said = [...byHead].flatMap(([index, id]): [string, string][] => {
      const own = evened(cells[index] ?? '')
      return own === '' ? [] : [[id, own]]
    })
    return [
      {
        row,
        isKey: text(lineAt).toLowerCase() === key.toLowerCase(),
        key: text(keyAt),
        submissionId: numberIn(text(submissionAt)),
        revision: numberIn(text(revisionAt)),
        udiDi: text(udiDiAt),
        cells: new Map(said),
      },
    ]
  })
  return { lines, unread, columns: [...byHead.values()], refused }
}

/** As spreadsheets and line ends leave it alone. */
export const evened = (text: string): string => readText(text).replace(/\r\n?/g, '\n')

const numberIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** By its id in brackets, by the id alone, or by the label where only one field has it. */
function fieldOf(fields: Fields, head: string): string | undefined {
  const named = /\[([A-Za-z0-9]+)\]$/.exec(head)?.[1] ?? head
  const open = Object.entries(fields).filter(([, { assigned }]) => !assigned)
  const [byId] = open.find(([id]) => id.toLowerCase() === named.toLowerCase()) ?? []
  if (byId !== undefined) return byId
  const labelled = open.filter(([, { label }]) => label.toLowerCase() === head.toLowerCase())
  return labelled.length === 1 ? labelled[0]?.[0] : undefined
}
