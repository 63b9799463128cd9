import { isBlank } from '#core/dictionary/document.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { LanguageText, OptionalLanguageText } from '../message/language-text.ts'

/** How the values of a submission are read for a message. */

/** A row of one of the tables of a submission. */
export type RowOf<F extends SubmissionFieldId> =
  NonNullable<SubmissionDocument[F]> extends readonly (infer R)[] ? R : never

interface TextRow {
  readonly language?: string
  readonly text?: string
}

/** What is not said is not so, as EUDAMED reads it. */
export const flag = (value: boolean | undefined): boolean => value === true
/** For what the schema asks for; the rules judge what is missing. */
export const text = (value: string | undefined): string => value ?? ''
export const filled = (value: string | undefined): string | undefined => (isBlank(value) ? undefined : value)
export const isOffMarket = (status: string | undefined): status is string =>
  status !== undefined && status !== 'ON_THE_MARKET'
export const someOrNone = <T>(rows: readonly T[] | undefined): readonly T[] | undefined =>
  rows && rows.length > 0 ? rows : undefined

export function languageTextsOf(rows: readonly TextRow[] | undefined): readonly LanguageText[] | undefined {
  return someOrNone(
    rows?.map((row) => ({ language: row.language as LanguageText['language'], textValue: text(row.text) })),
  )
}

/** The texts of rows that may have none, in languages that may be left open. */
export function commentsOf(rows: readonly TextRow[]): readonly OptionalLanguageText[] | undefined {
  const told = rows.flatMap((row) => {
    const textValue = filled(row.text)
    return textValue === undefined ? [] : [optionalTextOf(textValue, row.language)]
  })
  return someOrNone(told)
}

function optionalTextOf(textValue: string, language: string | undefined): OptionalLanguageText {
  return { language: filled(language) as OptionalLanguageText['language'], textValue }
}

/** Rows about the same thing, such as one warning in several languages, in the order they first come up. */
export function togetherBy<R>(
  rows: readonly R[],
  keyOf: (row: R, index: number) => string,
): readonly (readonly [R, ...R[]])[] {
  const groups = new Map<string, [R, ...R[]]>()
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row, index)
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

/** Which of the entries with its code each is; the first needs no figure (decision D37). */
export function numbered(codes: readonly (string | undefined)[]): readonly (number | undefined)[] {
  const seen = new Map<string | undefined, number>()
  return codes.map((code) => {
    const number = (seen.get(code) ?? 0) + 1
    seen.set(code, number)
    return number > 1 ? number : undefined
  })
}
