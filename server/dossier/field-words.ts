import { isBlank } from '#core/dictionary/document.ts'
import type {
  AnyDocument,
  Code,
  ColumnField,
  Field,
  FieldRow,
  Fields,
  FieldValue,
  GroupField,
} from '#core/dictionary/field.ts'
import type { RegulatorFields } from '#core/markets/market.ts'
import type { Block, Fact } from '#server/pdf/blocks.ts'
import { asWords, notStated, text } from './words.ts'

/** Documents of a dictionary, field by field. */

/** Terms of a nomenclature, by code. */
export type Terms = ReadonlyMap<string, string>

export interface Documented {
  readonly fields: Fields
  readonly document: AnyDocument
  /** What a market asks; of its fields those that it does not ask are shown where they have a value. */
  readonly regulatorFields?: RegulatorFields | undefined
  readonly terms?: Terms
  /** What parts are called whose names in the dictionary are codes. */
  readonly titles?: Readonly<Record<string, string>>
}

/** Every field under the part of the form it stands in; what nobody stated is said to be missing. */
export function blocksOfDocument({
  fields,
  document,
  regulatorFields,
  terms = new Map(),
  titles = {},
}: Documented): Block[] {
  const parts = new Map<string, Block[]>()
  for (const [id, field] of Object.entries(fields)) {
    const value = document[id]
    if (regulatorFields && !Object.hasOwn(regulatorFields, id) && isMissing(value)) continue
    const blocks = parts.get(field.section) ?? []
    parts.set(field.section, blocks)
    const asked = regulatorFields?.[id]
    const label = asked?.label ?? field.label
    const more = asked?.id === undefined ? {} : { note: `Regulator’s number: ${asked.id}` }
    if (field.type === 'group' && Array.isArray(value) && value.length > 0)
      blocks.push({ kind: 'text', text: label }, ...rowsOf(field, value as readonly FieldRow[]))
    else addFact(blocks, { ...factOf(label, field, value, terms), ...more })
  }
  return [...parts].flatMap(([part, blocks]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', text: titles[part] ?? asWords(part) }, ...blocks],
  )
}

function addFact(blocks: Block[], fact: Fact): void {
  const last = blocks.at(-1)
  if (last?.kind === 'facts') blocks[blocks.length - 1] = { kind: 'facts', facts: [...last.facts, fact] }
  else blocks.push({ kind: 'facts', facts: [fact] })
}

/** A stated no is a value. */
const isMissing = (value: unknown) => value !== false && isBlank(value)

const factOf = (label: string, field: Field, value: FieldValue | undefined, terms: Terms): Fact =>
  isMissing(value)
    ? { label, value: notStated, style: 'quiet' }
    : { label, value: valueWords(field, value, terms) }

/** A value for people: codes with their labels, numbers with their units. */
export function valueWords(field: Field | undefined, value: unknown, terms: Terms = new Map()): string {
  if (value === null || value === undefined) return ''
  if (!field) return text(value)
  if (field.type === 'group')
    return Array.isArray(value) ? value.map((row) => rowWords(field, row)).join('\n') : text(value)
  if (field.type === 'boolean') return value === true ? 'Yes' : 'No'
  if (field.type === 'code') return codeWords(field.codes, String(value))
  if (field.type === 'codes')
    return [value]
      .flat()
      .map((code) => codeWords(field.codes, String(code)))
      .join('\n')
  if ((field.type === 'integer' || field.type === 'decimal') && field.unit)
    return `${text(value)} ${field.unit}`
  const term = field.type === 'text' && field.nomenclature ? terms.get(String(value)) : undefined
  return term === undefined ? text(value) : `${String(value)} – ${term}`
}

const rowWords = ({ columns }: GroupField, row: FieldRow): string =>
  Object.entries(row)
    .map(([id, value]) => `${columns[id]?.label ?? id}: ${valueWords(columns[id], value)}`)
    .join(', ')

function codeWords(codes: readonly Code[], value: string): string {
  const label = codes.find(({ code }) => code === value)?.label
  return label === undefined || label === value || label.startsWith(`${value} `)
    ? (label ?? value)
    : `${label} (${value})`
}

/** A table where its columns fit beside each other; otherwise row after row. */
function rowsOf(
  { columns, rowLabel }: { columns: Readonly<Record<string, ColumnField>>; rowLabel: string },
  rows: readonly FieldRow[],
): Block[] {
  const used = Object.entries(columns).filter(([id]) => rows.some((row) => !isMissing(row[id])))
  if (used.length <= 4) {
    const table = {
      columns: used.map(([, column]) => ({ title: column.label, share: 1 })),
      rows: rows.map((row) => used.map(([id, column]) => valueWords(column, row[id]))),
    }
    return [{ kind: 'table', table }]
  }
  const entries = rows.map((row, at) => ({
    head: `${asWords(rowLabel)} ${at + 1}`,
    facts: Object.entries(columns).map(([id, column]) => factOf(column.label, column, row[id], new Map())),
  }))
  return [{ kind: 'entries', entries }]
}

/** Codes of a nomenclature in a document. */
export const nomenclatureCodes = (fields: Fields, document: AnyDocument): string[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const value = document[id]
    return field.type === 'text' && field.nomenclature && typeof value === 'string' ? [value] : []
  })
