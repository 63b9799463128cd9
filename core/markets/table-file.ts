import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { FieldUses, Gap, MarketFile } from './market.ts'

/** A column of a regulator's table: its name, and the field it holds or how its text is made. */
export type TableColumn = readonly [name: string, field: string | ((document: AnyDocument) => string)]

interface TableFileFacts {
  readonly id: string
  readonly label: string
  readonly format: 'csv' | 'xlsx'
  /** What the regulator calls a submission of such a file. */
  readonly service: string
  readonly columns: readonly TableColumn[]
  readonly uses: FieldUses
  readonly rowsPerFile?: number
}

/** A file with one row for each device; it can be made once everything the regulator needs is there. */
export function tableFile(facts: TableFileFacts): MarketFile {
  const { id, label, format, service, columns, uses, rowsPerFile } = facts
  return {
    id,
    label,
    format,
    ...(rowsPerFile === undefined ? {} : { rowsPerFile }),
    missing: gapsOf(uses),
    write: (document) => ({
      service,
      content: {
        columns: columns.map(([name]) => name),
        rows: [columns.map(([, source]) => cellOf(document, source))],
      },
    }),
  }
}

function cellOf(document: AnyDocument, source: TableColumn[1]): string {
  return typeof source === 'string' ? writeCell(document[source] as FieldValue) : source(document)
}

/** The needed fields that are blank, as `FIELD-REQUIRED` says it. */
export function gapsOf(uses: FieldUses): (document: AnyDocument) => readonly Gap[] {
  const needed = Object.entries(uses).flatMap(([field, { needed: need, neededToSave, requiredMessage }]) => {
    if (requiredMessage === undefined) return []
    const when = neededToSave || need === true || need === undefined ? undefined : compile(need)
    return [{ field, message: requiredMessage, when }]
  })
  return (document) =>
    needed.flatMap(({ field, message, when }) =>
      isBlank(document[field]) && (when?.(document, noFacts) ?? true) ? [{ field, message }] : [],
    )
}

const noFacts: ReadonlySet<string> = new Set()
