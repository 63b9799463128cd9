import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { CellValue, FieldRow } from '#core/dictionary/field.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { rowsOf } from '#core/rules/values.ts'
import { sameOnTheWire } from './changes-by-level.ts'

/** What a change of a field has to keep to, as data: a closed set, like the conditions of other rules. */
export type ChangeTest =
  | { readonly op: 'stays' }
  /** May be given later; then it stays. */
  | { readonly op: 'stays-once-given' }
  /** May be given and taken away, but not be another at once. */
  | { readonly op: 'not-replaced' }
  /** Where another field is filled instead, it may go. */
  | { readonly op: 'not-emptied'; readonly unless?: SubmissionFieldId }
  /** Has the value from the start or never. */
  | { readonly op: 'never-becomes'; readonly value: CellValue }
  /** No row goes; rows are known by these columns. */
  | { readonly op: 'rows-stay'; readonly key: readonly string[] }
  /** A column of a row stays. */
  | { readonly op: 'cells-stay'; readonly key: readonly string[]; readonly column: string }
  | {
      readonly op: 'cells-never-become'
      readonly key: readonly string[]
      readonly column: string
      readonly value: CellValue
    }
  /** The row marked is one of those that were there already. */
  | { readonly op: 'marked-known'; readonly key: readonly string[]; readonly column: string }
  /** A package no longer on the market takes what it holds with it. */
  | { readonly op: 'contents-follow' }
  /** A package comes back to the market with all that hold it. */
  | { readonly op: 'back-from-top' }
  /** May be taken away; changes only while the device is on the market. */
  | { readonly op: 'stays-off-market' }

type Rows = readonly FieldRow[]

const onTheMarket = 'ON_THE_MARKET'
const noLonger = 'NO_LONGER_PLACED_ON_THE_MARKET'

/** Where a change breaks the test: paths of the dictionary, the whole field or cells of its rows. */
export function brokenAt(
  test: ChangeTest,
  field: SubmissionFieldId,
  before: SubmissionDocument,
  after: SubmissionDocument,
): readonly string[] {
  const isSame = sameOnTheWire(field, before, after)
  const was = before[field]
  const whole = (broken: boolean) => (broken ? [field] : [])
  switch (test.op) {
    case 'stays':
      return whole(!isSame)
    case 'stays-once-given':
      return whole(!isBlank(was) && !isSame)
    case 'not-replaced':
      return whole(!isBlank(was) && !isBlank(after[field]) && !isSame)
    case 'not-emptied':
      return whole(!isBlank(was) && isBlank(after[field]) && (!test.unless || isBlank(after[test.unless])))
    case 'never-becomes':
      return whole(after[field] === test.value && was !== test.value)
    case 'stays-off-market':
      return whole(after.deviceStatus !== onTheMarket && !isBlank(after[field]) && !isSame)
    default:
      return brokenRows(test, field, rowsOf(before, field), rowsOf(after, field))
  }
}

type RowTest = Extract<
  ChangeTest,
  { readonly key: readonly string[] } | { op: 'contents-follow' | 'back-from-top' }
>

function brokenRows(test: RowTest, field: SubmissionFieldId, before: Rows, after: Rows): readonly string[] {
  if (test.op === 'rows-stay') {
    const kept = new Set(after.map((row) => keyOf(row, test.key)))
    return before.every((row) => kept.has(keyOf(row, test.key))) ? [] : [field]
  }
  const column = 'column' in test ? test.column : 'status'
  return after.flatMap((row, index) =>
    isBroken(test, row, before, after) ? [`${field}.${index}.${column}`] : [],
  )
}

function isBroken(
  test: Exclude<RowTest, { op: 'rows-stay' }>,
  row: FieldRow,
  before: Rows,
  after: Rows,
): boolean {
  const key = 'key' in test ? test.key : packageKey
  const was = before.find((other) => keyOf(other, key) === keyOf(row, key))
  switch (test.op) {
    case 'cells-stay':
      return was !== undefined && !sameValue(was[test.column] ?? null, row[test.column] ?? null)
    case 'cells-never-become':
      return was !== undefined && was[test.column] !== test.value && row[test.column] === test.value
    case 'marked-known':
      return row[test.column] === true && was === undefined
    case 'contents-follow':
      return row.status === onTheMarket && holdersOf(row, after).some((holder) => hasLeft(holder, before))
    case 'back-from-top':
      return (
        was?.status === noLonger &&
        row.status === onTheMarket &&
        holdersOf(row, after).some(({ status }) => status === noLonger)
      )
  }
}

const packageKey = ['packageDi', 'issuingEntity']

const keyOf = (row: FieldRow, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => row[column] ?? null))

const holdersOf = ({ packageDi }: FieldRow, rows: Rows): Rows =>
  rows.filter(({ containedDi }) => containedDi === packageDi)

/** Whether a package has gone off the market with this change. */
function hasLeft(row: FieldRow, before: Rows): boolean {
  const was = before.find((other) => keyOf(other, packageKey) === keyOf(row, packageKey))
  return row.status === noLonger && was?.status === onTheMarket
}
