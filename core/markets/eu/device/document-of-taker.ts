import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Found } from '#core/files/xml-shape.ts'
import type { DiIdentifier } from '../message/common-di.ts'

/** A value of a message that no field can hold. */
export interface LostValue {
  /** Where it stands in its thing: `udidi:productDesignerActor/address:POBox`. */
  readonly element: string
  readonly why: string
}

/** Notes a value that is lost; `inner` is its place inside the property being taken. */
export type Lose = (why: string, inner?: string) => void

/** What one property of a message says, in fields of a submission. */
export type Taker<V> = (value: V, lose: Lose) => SubmissionDocument

type KeysOf<T> = T extends unknown ? keyof T : never
type ValueAt<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** A taker for every property of a thing; the compiler sees that none is forgotten. */
export type Takers<T, Apart extends PropertyKey = never> = {
  readonly [K in Exclude<KeysOf<T>, Apart>]-?: Taker<Found<NonNullable<ValueAt<T, K>>>>
}

/** The value is the field's. */
export const put =
  <K extends SubmissionFieldId>(field: K): Taker<NonNullable<SubmissionDocument[K]>> =>
  (value) => ({ [field]: value })

/** An identifier is a code and who issued it. */
export const putIdentifier =
  (code: SubmissionFieldId, entity: SubmissionFieldId): Taker<Found<DiIdentifier>> =>
  ({ DICode, issuingEntityCode }) => ({ [code]: DICode, [entity]: issuingEntityCode })

/** No field is meant for it. */
export const lost =
  (why: string): Taker<unknown> =>
  (_, lose) => {
    lose(why)
    return {}
  }

/** A row without its empty cells. */
export function row<T extends object>(cells: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as T
}

/** A day as EUDAMED tells it, sometimes with a time zone, which days do not have here. */
export function dayOf(told: string | undefined): string | undefined {
  return told?.replace(/(Z|[+-]\d{2}:\d{2})$/, '')
}
