import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields, FieldValue } from '#core/dictionary/field.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import { textOf } from '#core/imports/sheet-cell.ts'
import { registeredFacts } from '#core/rules/condition.ts'
import type { Requirement } from '#core/rules/requirement.ts'
import type { FileNature } from './file-nature.ts'
import type { MarketFile, RegulatorFields } from './market.ts'
import type { AskingByDay } from './published.ts'
import { requirementReader, requirementsOf } from './required.ts'

/** A column of a regulator's table: its name, and the field it holds or how its text is made. */
export type TableColumn = readonly [name: string, field: string | ((document: AnyDocument) => string)]

interface TableFileFacts extends AskingByDay {
  readonly id: string
  readonly label: string
  readonly format: 'csv' | 'xlsx'
  readonly nature: FileNature
  /** The service under which exports of such a file are listed. */
  readonly service: string
  readonly columns: readonly TableColumn[]
  readonly regulatorFields: RegulatorFields
  readonly requirements?: readonly Requirement[]
  readonly messages?: Readonly<Record<string, string>>
  readonly whereFilled?: Readonly<Record<string, string>>
  readonly rowsPerFile?: number
  /** The fields whose values are written as words; without them cells hold codes. */
  readonly words?: Fields
}

/** A file with one row per device; it can be created once all required data is there. */
export function tableFile(facts: TableFileFacts): MarketFile {
  const { id, label, format, nature, service, columns, rowsPerFile, words = {} } = facts
  return {
    id,
    label,
    format,
    nature,
    ...(rowsPerFile === undefined ? {} : { rowsPerFile }),
    missing: gapsOf(facts),
    write: (document) => ({
      service,
      content: {
        columns: columns.map(([name]) => name),
        rows: [columns.map(([, source]) => cellOf(document, source, words))],
      },
    }),
  }
}

function cellOf(document: AnyDocument, source: TableColumn[1], words: Fields): string {
  if (typeof source !== 'string') return source(document)
  const field = words[source]
  return field ? textOf(field, document[source]) : writeCell(document[source] as FieldValue)
}

/** The needed fields that are blank, as `FIELD-REQUIRED` says it. */
export function gapsOf({
  regulatorFields,
  requirements = [],
  messages = {},
  whereFilled = {},
  ...publishing
}: AskingByDay & {
  readonly regulatorFields: RegulatorFields
  /** Beyond the fields, with what is said of each. */
  readonly requirements?: readonly Requirement[]
  readonly messages?: Readonly<Record<string, string>>
  /** What is said where the field is filled in, and that is not enough. */
  readonly whereFilled?: Readonly<Record<string, string>>
}): MarketFile['missing'] {
  const requiredNow = requirementReader({
    ...publishing,
    regulatorFields: {},
    requirements: requirementsOf(regulatorFields, requirements),
  })
  return (document, today, registered, facts = registered && registeredFacts) =>
    requiredNow(document, today, facts).missing.map((field) => ({
      field,
      message:
        (isBlank(document[field]) ? undefined : whereFilled[field]) ??
        messages[field] ??
        regulatorFields[field]?.requiredMessage ??
        '',
    }))
}
