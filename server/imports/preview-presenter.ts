import type { ImportPreview, PreviewKind, PreviewRow } from '#core/contract/import-previews.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { isOfFile } from './filled-fields.ts'
import type { PreviewRecord, PreviewRowRecord } from './preview-queries.ts'
import type { TypedCells } from './previewed-file.ts'

/** What was typed over the cells of rows; those where nothing was are not there. */
export const typedOf = (rows: readonly PreviewRowRecord[]): TypedCells =>
  new Map(rows.filter(({ typed }) => Object.keys(typed).length > 0).map(({ row, typed }) => [row, typed]))

export function presentPreview(
  { id, kind, mapping, result, ...preview }: PreviewRecord,
  rows: readonly PreviewRowRecord[],
  fields: ImportPreview['fields'],
): ImportPreview {
  const { counts, encoding = null, notes = [] } = result
  // A column with no name and nothing in it is no column.
  const columns = mapping.filter(isOfFile)
  const isUnderstood = columns.every(
    ({ header, field, by, samples }) =>
      by === 'exact' ||
      by === 'remembered' ||
      (field === null && result.keepsOthers) ||
      (header.trim() === '' && samples.length === 0),
  )
  return {
    id,
    kind: kind as PreviewKind,
    fileName: preview.file_name,
    recognised: result.recognised,
    revision: result.revision ?? 1,
    expiresAt: preview.expires_at.toISOString(),
    ready:
      result.blocked === null &&
      counts.refused === 0 &&
      isUnderstood &&
      notes.length === 0 &&
      (encoding === null || encoding.isConfirmed),
    encoding: encoding && { ...encoding, samples: [...encoding.samples] },
    notes: [...notes],
    blocked: result.blocked,
    columns: columns.map((column, at) => ({ ...column, column: at, samples: [...column.samples] })),
    fields: columns.length === 0 ? [] : fields,
    filled: mapping.flatMap(({ header, field, filled }) =>
      filled && field !== null
        ? [
            {
              field,
              label: header,
              text: 'text' in filled ? filled.text : null,
              column: 'from' in filled ? filled.from : null,
            },
          ]
        : [],
    ),
    keepsOthers: result.keepsOthers,
    total: result.total,
    checked: result.checked,
    counts: {
      new: counts.new,
      same: counts.same,
      otherValues: counts['other-values'],
      refused: counts.refused,
    },
    rows: rows.map(presentRow),
  }
}

const longestCell = 2000
const longestName = 80

function presentRow({ row, verdict, problems, cells: text, typed }: PreviewRowRecord): PreviewRow {
  const cells = JSON.parse(text) as readonly string[]
  const shown = new Set([
    ...problems.flatMap(({ column }) => column ?? []),
    ...Object.keys(typed).map(Number),
  ])
  const begins = cells.filter((cell) => cell.trim() !== '').slice(0, 2)
  return {
    row,
    name: storableText(begins.join(' · ').slice(0, longestName)),
    verdict,
    problems: [...problems],
    cells: [...shown]
      .toSorted((a, b) => a - b)
      .map((column) => ({
        column,
        text: storableText((cells[column] ?? '').slice(0, longestCell)),
        typed: typed[column] ?? null,
      })),
  }
}
