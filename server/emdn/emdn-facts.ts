import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { type CodeStanding, standingOf } from '#core/emdn/nomenclature.ts'
import { emdnAncestors } from '#core/identifiers/emdn-code.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { entriesNamed } from './emdn-version-queries.ts'

const told: readonly CodeStanding[] = ['unknown', 'not-terminal']

/**
 * What the loaded nomenclature says of the codes of each document, by the names rules use: `emdn-code-unknown`,
 * `emdn-code-not-terminal`; of the columns of tables `emdn-table-unknown`, `emdn-table-not-terminal`.
 */
export async function nomenclatureFacts(
  db: Db | Tx,
  fields: Fields,
  documents: readonly AnyDocument[],
): Promise<string[][]> {
  const written = documents.map((document) => codesOf(fields, document))
  const codes = new Set(written.flatMap(({ own, inTables }) => [...own, ...inTables]))
  if (codes.size === 0) return documents.map(() => [])
  const { complete, entries } = await entriesNamed(db, [
    ...new Set([...codes].flatMap((code) => [code, ...emdnAncestors(code)])),
  ])
  const nomenclature = { complete, entries: new Map(entries.map((entry) => [entry.code, entry])) }
  const facts = (place: string, some: readonly string[]) =>
    some
      .map((code) => standingOf(code, nomenclature))
      .filter((standing) => told.includes(standing))
      .map((standing) => `emdn-${place}-${standing}`)
  return written.map(({ own, inTables }) => [
    ...new Set([...facts('code', own), ...facts('table', inTables)]),
  ])
}

function codesOf(fields: Fields, document: AnyDocument): { own: string[]; inTables: string[] } {
  const own: string[] = []
  const inTables: string[] = []
  for (const [id, field] of Object.entries(fields)) {
    const value = document[id]
    if (field.type === 'text' && field.nomenclature && typeof value === 'string') own.push(value)
    if (field.type !== 'group' || !Array.isArray(value)) continue
    for (const [column, { type, ...rest }] of Object.entries(field.columns)) {
      if (type !== 'text' || !('nomenclature' in rest)) continue
      for (const row of value) {
        const cell: unknown = (row as Record<string, unknown>)[column]
        if (typeof cell === 'string') inTables.push(cell)
      }
    }
  }
  // What is no code at all is for another rule to tell.
  const isCode = (text: string) => /^[A-Z](\d\d){1,6}$/.test(text)
  return { own: own.filter(isCode), inTables: inTables.filter(isCode) }
}
