import { applyPatch, changesBetween, type FieldChange, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, Code, Field, Fields, FieldValue } from '#core/dictionary/field.ts'
import { withoutUnseenAround } from '#core/text/unseen-around.ts'

/**
 * What a row says otherwise than the stored document, in the order of the dictionary (decision D34): of the fields
 * it states only. Space around a text, its line ends and the order of a list of codes make no difference, and where
 * a document `leavesOutNo` an absent flag is one.
 */
export function otherValues(
  fields: Fields,
  stored: AnyDocument,
  stated: AnyDocument,
  { leavesOutNo = false }: { readonly leavesOutNo?: boolean } = {},
): FieldChange[] {
  const before = asRead(stored)
  const said = Object.entries(asRead(stated)).map(([id, value]) => {
    const own = before[id]
    const isSame =
      (fields[id]?.type === 'codes' && sameCodes(own, value)) ||
      (leavesOutNo && value === false && own === undefined)
    return [id, isSame ? own : value] as const
  })
  return changesBetween(fields, before, applyPatch(before, Object.fromEntries(said)))
}

/** Of changes somebody asked for those still to be made, and those where another change came before. */
export function stillToMake(
  stored: AnyDocument,
  changes: readonly FieldChange[],
): { readonly left: readonly FieldChange[]; readonly overtaken: readonly FieldChange[] } {
  const now = asRead(stored)
  const isMade = ({ field, to }: FieldChange) => sameValue(now[field] ?? null, to)
  const isOvertaken = ({ field, from }: FieldChange) => !sameValue(now[field] ?? null, from)
  const left = changes.filter((change) => !isMade(change))
  return { left: left.filter((change) => !isOvertaken(change)), overtaken: left.filter(isOvertaken) }
}

/** A document as its cells would be read again. */
export function asRead(document: AnyDocument): AnyDocument {
  const values = Object.entries(document)
  return Object.fromEntries(
    values.map(([id, value]) => [
      id,
      Array.isArray(value) ? (value.map(rowAsRead) as unknown as FieldValue) : textAsRead(value),
    ]),
  )
}

const textAsRead = <T>(value: T): T | string =>
  typeof value === 'string' ? withoutUnseenAround(value).replace(/\r\n?/g, '\n') : value

const rowAsRead = (row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, textAsRead(cell)]))
    : row

function sameCodes(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) && sameValue(a.toSorted(), b.toSorted())
}

/** The same change in words: 'Brand Name: "Norco" in the hub, "Norco 2" in the file'. */
export function wordsOfChange(fields: Fields, { field, from, to }: FieldChange): string {
  const known = fields[field]
  const [here, there] = aroundDifference(shown(known, from), shown(known, to))
  return `${known?.label ?? field}: ${here} in the hub, ${there} in the file`
}

function shown(field: Field | undefined, value: FieldValue | null): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const codes = field?.type === 'code' || field?.type === 'codes' ? field.codes : []
  if (Array.isArray(value)) return value.map((each) => labelOf(codes, String(each))).join(', ')
  return typeof value === 'string' && codes.length > 0
    ? labelOf(codes, value)
    : typeof value === 'string'
      ? `"${value}"`
      : String(value)
}

const labelOf = (codes: readonly Code[], code: string): string =>
  codes.find((each) => each.code === code)?.label ?? code

const longest = 80
const before = 20

/** Of long texts the part where they differ. */
function aroundDifference(a: string, b: string): [string, string] {
  if (a.length <= longest && b.length <= longest) return [a, b]
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const from = Math.max(0, same - before)
  const part = (text: string) =>
    (from > 0 ? '…' : '') + text.slice(from, from + longest) + (text.length > from + longest ? '…' : '')
  return [part(a), part(b)]
}
