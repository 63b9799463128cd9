import { applyPatch, type FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument, Field, Fields, FieldValue } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { writeCell } from './cell-writer.ts'
import { readValue } from './sheet-cell.ts'

/*
 * Values in a file of records that belong not to the record but to the submissions made from it: Basic UDI-DI, SRN,
 * status, markets. They are kept with the record as source data, and read when a submission is created.
 */

type SourceData = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The name of these values among the sources of a record. */
export const templateSource = 'template'

/** The values as they are kept. */
export function asSource(values: AnyDocument): Readonly<Record<string, string>> {
  const said = Object.entries(values).flatMap(([id, value]) =>
    value === undefined ? [] : [[id, keptText(value)] as const],
  )
  return Object.fromEntries(said)
}

const keptText = (value: FieldValue): string =>
  Array.isArray(value) && value.some((row) => typeof row === 'object')
    ? JSON.stringify(value)
    : writeCell(value)

/** The values that were kept, except those of fields the hub no longer has. */
export function keptValues(
  sourceData: SourceData | null | undefined,
  fields: Fields = submissionFields,
): AnyDocument {
  const values = Object.keys(sourceData?.[templateSource] ?? {}).flatMap((id) => {
    const value = fields[id] && keptValue(sourceData, id, fields[id])
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(values)
}

/** One of them. */
export function keptValue(
  sourceData: SourceData | null | undefined,
  id: string,
  field: Field,
): FieldValue | undefined {
  const text = sourceData?.[templateSource]?.[id]
  const read = text === undefined ? undefined : readValue(field, text)
  return read && 'value' in read && read.value !== null ? read.value : undefined
}

/** The fields of a row that belong to submissions, not to the record. */
export const fieldsOfKept = (stated: AnyDocument): Fields =>
  Object.fromEntries(Object.entries(submissionFields).filter(([id]) => id in stated))

/** The source data of a record after changes to the kept values; the record's own fields are not part of it. */
export function changedSource<Source extends SourceData>(
  sourceData: Source | null,
  changes: readonly FieldChange[],
): Source | null {
  if (changes.length === 0) return sourceData
  const before = keptValues(sourceData)
  const after = applyPatch(before, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
  return { ...sourceData, [templateSource]: asSource(after) } as unknown as Source
}
