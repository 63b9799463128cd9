import { fold } from '#core/text/fold.ts'
import { deviceNamesIn } from '../device-answer.ts'
import { knownStems } from '../question/full-vocabulary.ts'
import { stemOf } from '../question/terms.ts'
import { isDeviceKind } from '../topics/device-kinds.ts'
import { nearest } from '../topics/spelling.ts'

/** Which part of a question names a device: its number, its UDI-DI, its name, or a first word no other thing has. */

interface Named {
  readonly deviceName: string
  readonly deviceNumber: string
  readonly document: Readonly<Record<string, unknown>>
  readonly basicUdiDis?: readonly string[]
}

const shortestWord = 4

/** Words by which a device may be called for short. */
export function wordsThatMayName(question: string): string[] {
  const words = question.split(/[^\p{L}\p{N}-]+/u)
  const single = words.filter((word) => word.length >= shortestWord && isOnlyAName(word))
  // “Gluco check” for GlucoCheck.
  const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)
  return [...single, ...joined].map(fold)
}

/** “d500” and “D 500” for D-500. */
export const numbersThatMayBe = (question: string): string[] =>
  [...question.matchAll(/(?<![\p{L}\p{N}-])(\p{L}{1,4})[ -]?(\d{2,})(?![\p{L}\p{N}-])/gu)].flatMap(
    ([, letters = '', digits = '']) => [`${letters}-${digits}`, `${letters}${digits}`],
  )

/** No word of the language, as far as the hub knows: “SutureX” is a name, “pump” is not. */
function isOnlyAName(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word) || !knownStems.has(stemOf(fold(word)))
}

/** The words of the question that name this device, the name first; none where it is not named. */
export function namesIn(
  question: string,
  { deviceName, deviceNumber, document, basicUdiDis = [] }: Named,
): string[] {
  const exact = new Set([...deviceNamesIn(question), ...numbersThatMayBe(question)].map(fold))
  const udiDi = typeof document.udiDi === 'string' ? document.udiDi : null
  const byNumber = [deviceNumber, ...basicUdiDis, ...(udiDi === null ? [] : [udiDi])].filter((one) =>
    exact.has(fold(one)),
  )
  const quoted = exact.has(fold(deviceName))
  const words = deviceName.split(/\s+/)
  const whole = foundIn(question, deviceName)
  const isDistinct = words.some(isOnlyAName) || (whole !== null && whole === deviceName && words.length > 1)
  const [first = ''] = words
  const short = /\p{Ll}\p{Lu}/u.test(first) || isCoined(first) ? foundIn(question, first) : null
  const misspelled = whole === null && short === null ? alikeIn(question, first) : null
  const byName =
    whole !== null && (isDistinct || quoted)
      ? [whole]
      : short !== null
        ? [short]
        : misspelled === null
          ? []
          : [misspelled]
  if (byNumber.length === 0 && byName.length === 0 && !quoted) return []
  // What else the question has of the name belongs to it.
  const rest = words
    .filter((word) => word.length >= shortestWord)
    .flatMap((word) => foundIn(question, word) ?? [])
  return [...byName, ...(quoted ? [deviceName] : []), ...asWritten(question, byNumber), ...rest]
}

/** A word nobody knows that is spelled nearly like the first of a name, as “orthopinn”. */
function alikeIn(question: string, first: string): string | null {
  const name = fold(first)
  if (name.length < shortestMisspelled || !isOnlyAName(first)) return null
  const words = question.split(/[^\p{L}\p{N}]+/u)
  return (
    words.find((word) => {
      const written = fold(word)
      return (
        written.length >= shortestMisspelled &&
        isOnlyAName(word) &&
        // “Sutures” are a kind of device, no SutureX.
        !isDeviceKind(stemOf(written)) &&
        nearest(written, new Set([name])) === name
      )
    }) ?? null
  )
}
const shortestMisspelled = 6

/** How the first word of a name begins that may be misspelled in a question. */
export const beginningsIn = (question: string): string[] => [
  ...new Set(
    question
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= shortestMisspelled && isOnlyAName(word))
      .map((word) => fold(word).slice(0, lengthOfBeginning)),
  ),
]
export const lengthOfBeginning = 3

/** Begins with a capital and is no word the hub knows. */
const isCoined = (word: string): boolean => /^\p{Lu}/u.test(word) && word.length >= 5 && isOnlyAName(word)

const asWritten = (question: string, names: readonly string[]): string[] =>
  names.flatMap((name) => foundIn(question, name) ?? [])

/** As it is written in the question, whole; a plural is allowed. */
function foundIn(question: string, name: string): string | null {
  const parted = name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/(\p{L})-?(?=\d)/gu, '$1 ')
  const pattern = parted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '[\\s-]*')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}s?(?![\\p{L}\\p{N}])`, 'iu').exec(question)
  return found?.[0] ?? null
}
