import type { FieldRow } from '#core/dictionary/field.ts'

/** What an AccessGUDID import kept of a device: text by the path of its element. */
export type GudidSource = Readonly<Record<string, string>>

/**
 * The rows of a repeated element: the texts under each, by their path below it ('' for its own). Of several siblings
 * the import numbers each, a single one has no number. Gaps are blank rows up to the last, or up to `atLeast`.
 */
export function rowsAt(
  source: GudidSource,
  path: string,
  atLeast = 0,
): readonly Readonly<Record<string, string>>[] {
  const rows: Record<string, string>[] = []
  for (const [key, text] of Object.entries(source)) {
    if (!key.startsWith(path)) continue
    const found = /^(?:\[(\d+)\])?(?:\/(.*))?$/.exec(key.slice(path.length))
    if (!found) continue
    const at = Number(found[1] ?? 1) - 1
    // A number no file has would make an endless list.
    if (at < 0 || at > 10_000) continue
    while (rows.length <= at) rows.push({})
    const row = rows[at]
    if (row) row[(found[2] ?? '').replaceAll(/\[1\]/g, '')] = text
  }
  while (rows.length < Math.min(atLeast, 10_000)) rows.push({})
  return rows
}

export const isBlankRow = (row: FieldRow): boolean => Object.keys(row).length === 0
