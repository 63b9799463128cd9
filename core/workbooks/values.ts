import type { CodeField, CodesField, Field, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { writeCell, writeWords } from '#core/imports/cell-writer.ts'
import { foldHeader } from '#core/imports/column-proposals.ts'
import { variantsOf } from './head-variants.ts'
import { recognisedIssuer } from './recognised-issuer.ts'
import type { FillTarget } from './targets.ts'

/** What goes into a cell; how it is shown is the workbook's to say. */
export interface FilledCell {
  readonly kind: 'text' | 'number' | 'date'
  readonly text: string
}

export interface Device {
  readonly id: number
  readonly name: string
  readonly document: Readonly<Record<string, FieldValue | undefined>>
}

/** The value of a device, or of one row of its table; undefined where nothing is stated, nor clear from its DI. */
export function valueFor(
  target: FillTarget,
  { document }: Device,
  row: FieldRow | undefined,
): FieldValue | undefined {
  if (target.column !== undefined) return row && (row[target.column] ?? recognisedIssuer(row, target.column))
  const value = document[target.document]
  if (target.code === undefined) return value ?? recognisedIssuer(document, target.document)
  return Array.isArray(value) && value.length > 0
    ? (value as readonly unknown[]).includes(target.code)
    : undefined
}

/** The rows a device has in a sheet: its own, or those of the table. */
export function rowsOf(per: string | null, { document }: Device): readonly (FieldRow | undefined)[] {
  if (per === null) return [undefined]
  const rows = document[per]
  return Array.isArray(rows) ? (rows as readonly FieldRow[]) : []
}

/** How a value is told apart where somebody chooses the entry that stands for it. */
export const keyOf = (value: FieldValue): string => writeCell(value)

export const wordsFor = (field: Field, value: FieldValue): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : writeWords(field, value)

/** A value where the column has no list. */
export function plainCell(field: Field, value: FieldValue): FilledCell {
  const text = wordsFor(field, value)
  if (typeof value === 'number') return { kind: 'number', text: String(value) }
  return { kind: field.type === 'date' ? 'date' : 'text', text }
}

/** The entries of a list as they are found again. */
export interface Entries {
  readonly all: readonly string[]
  readonly exact: ReadonlySet<string>
  /** By folded text, and by folded parts of it where one entry alone has them. */
  readonly folded: ReadonlyMap<string, string>
}

export function entriesOf(all: readonly string[]): Entries {
  const whole = new Map(all.map((entry) => [foldHeader(entry), entry]))
  const parts = new Map<string, string | null>()
  for (const entry of all) {
    for (const part of new Set(variantsOf(entry).flatMap(spellings).map(foldHeader))) {
      if (part !== '') parts.set(part, parts.has(part) && parts.get(part) !== entry ? null : entry)
    }
  }
  const sure = [...parts].filter((one): one is [string, string] => one[1] !== null)
  return { all, exact: new Set(all), folded: new Map([...sure, ...whole]) }
}

/** The entry of a list that says a value: its code, its label, another spelling; undefined where none is sure. */
export function entryFor(field: Field, value: FieldValue, entries: Entries): string | undefined {
  const written = typeof value === 'boolean' ? answersIn(value, entries) : candidates(field, value)
  return (
    written.find((text) => entries.exact.has(text)) ??
    written.map((text) => entries.folded.get(foldHeader(text))).find((entry) => entry !== undefined)
  )
}

function candidates(field: Field, value: FieldValue): readonly string[] {
  if (field.type === 'code' || field.type === 'codes') {
    const codes = Array.isArray(value) ? value.map(String) : [String(value)]
    const [only, ...others] = codes
    return only === undefined || others.length > 0 ? [wordsFor(field, value)] : ofCode(field, only)
  }
  const text = writeCell(value)
  return [text, ...spellings(text)]
}

function ofCode(field: CodeField | CodesField, code: string): readonly string[] {
  const label = field.codes.find((one) => one.code === code)?.label ?? code
  const aliases = Object.entries(field.aliases ?? {}).flatMap(([alias, of]) => (of === code ? [alias] : []))
  return [code, label, ...aliases, ...variantsOf(label), ...variantsOf(label).flatMap(spellings)]
}

/** "Class IIb" is also written IIb, and IIb so. */
const spellings = (text: string): readonly string[] => {
  const rest = /^class[\s-]+(.+)$/i.exec(text.trim())?.[1]
  return rest === undefined ? [text] : [text, rest]
}

const yes = ['Yes', 'Y', 'TRUE', 'True', '1', 'Ja', 'Oui', 'Sí', 'Si', 'Sim', '是', '예', 'はい']
const no = ['No', 'N', 'FALSE', 'False', '0', 'Nein', 'Non', 'Não', '否', '아니오', '아니요', 'いいえ']

/** Signs that say yes and no only beside each other: alone, an X is a tick. */
const pairs = [
  ['O', 'X'],
  ['有', '无'],
  ['有', '無'],
  ['Applicable', 'Not applicable'],
] as const

const answersIn = (value: boolean, { folded }: Entries): readonly string[] => [
  ...(value ? yes : no),
  ...pairs.flatMap((pair) =>
    pair.every((sign) => folded.has(foldHeader(sign))) ? [pair[value ? 0 : 1]] : [],
  ),
]
