import { dictionary } from '@zxcvbn-ts/language-common'
import { fold } from '#core/text/fold.ts'

/** As many as the hub refuses (decision D47); the list is ordered, the commonest first. */
const mostKnown = 10_000

let known: ReadonlySet<string> | undefined

/** Whether a password is one of the 10,000 commonest, however it is capitalised. */
export function isAmongCommonest(password: string): boolean {
  known ??= new Set(dictionary['passwords-common'].slice(0, mostKnown).map(fold))
  return known.has(fold(password))
}
