import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { deviceOf } from '../device/device-of.ts'
import { sentDocumentOf } from '../device/document-of.ts'
import { missingElements } from '../device/missing-elements.ts'
import { normaliseValues } from '../device/normalise-values.ts'

/**
 * Two descriptions of one device in the same form (decision D65): texts trimmed, no language where it is "any", and only
 * the values EUDAMED accepts. While one of the two cannot be sent, both keep all their values.
 */
export function inNormalForm(
  ...pair: readonly [AnyDocument, AnyDocument]
): readonly [SubmissionDocument, SubmissionDocument] {
  const [here, there] = pair.map((document) =>
    tidied({ ...falseValues(document), ...normaliseValues(document) }),
  )
  const isWhole = [here, there].every((document) => document && missingElements(document).length === 0)
  const narrowed = ([here ?? {}, there ?? {}] as const).map((document) =>
    tidied(isWhole ? sentDocumentOf(deviceOf(document)) : document),
  )
  return [narrowed[0] ?? {}, narrowed[1] ?? {}]
}

/** A "no" is a statement, though it fills no field (decision D31). */
const falseValues = (document: AnyDocument): object =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value === false))

/** EUDAMED's code for "in any language", which downloads leave out. */
const anyLanguage = 'ANY'

function tidied(document: SubmissionDocument): SubmissionDocument {
  const entries = Object.entries(document).flatMap(([id, value]) => {
    const said = Array.isArray(value) ? tidiedRows(id, value) : trimmed(value)
    return said !== false && isBlank(said) ? [] : [[id, said]]
  })
  return Object.fromEntries(entries) as SubmissionDocument
}

const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value

/** Trade names may come in any order, so they are sorted. */
const tidiedRows = (id: string, rows: readonly unknown[]): unknown =>
  id === 'tradeNames'
    ? rows.map(tidiedRow).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : rows.map(tidiedRow)

function tidiedRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return trimmed(row)
  const cells = Object.entries(row)
    .map(([column, cell]) => [column, trimmed(cell)] as const)
    .filter(([column, cell]) => !isBlank(cell) && !(column === 'language' && cell === anyLanguage))
  // A language without a text carries no information.
  const hasText = cells.some(([column]) => textColumns.includes(column))
  return Object.fromEntries(cells.filter(([column]) => column !== 'language' || hasText))
}

const textColumns: readonly string[] = ['text', 'name', 'description', 'unitDescription']
