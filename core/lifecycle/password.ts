import { commonPasswordWords } from '#core/code-lists/common-passwords.ts'
import { fold } from '#core/text/fold.ts'

/** Detection of passwords that are easy to guess (decision D47). */
export type Weakness = 'common' | 'own-name'

export interface Owner {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly username?: string | null | undefined
  readonly email?: string | null | undefined
  readonly company?: string | null | undefined
}

/** Undefined where nothing is wrong with it. How long it has to be is another question. */
export function weaknessOf(password: string, owner: Owner): Weakness | undefined {
  const typed = fold(password)
  if (isOwnName(typed, owner)) return 'own-name'
  return isCommon(typed) ? 'common' : undefined
}

/** What stands around a word without making it harder to guess: a year, a number, a sign. */
const mostAround = 6

function isCommon(typed: string): boolean {
  if (commonPasswordWords.has(typed) || isRepetition(typed) || isRun(typed)) return true
  if (/^\d{1,8}$/.test(typed)) return true
  return cores(typed).some((core) => commonPasswordWords.has(core))
}

/** The word within: without digits and signs around it, and with digits read as the letters they stand for. */
function cores(typed: string): string[] {
  const bare = typed.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = withLetters(typed)
  const bareRead = withLetters(typed.replace(/[^a-z]{0,6}$/, '')).replace(/^[^a-z]+|[^a-z]+$/g, '')
  const near = [bare, bareRead].filter((core) => core.length > 0 && typed.length - core.length <= mostAround)
  const doubled = near.flatMap((core) => halves(core))
  return [read, ...near, ...doubled]
}

/** A word written twice. */
function halves(core: string): string[] {
  const half = core.slice(0, core.length / 2)
  return half.length * 2 === core.length && half.repeat(2) === core ? [half] : []
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const withLetters = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => letters[sign] ?? sign)

/** `aaaaaa`, `121212`, `abcabc`: a few characters over and over. */
const isRepetition = (typed: string): boolean =>
  /^(.{1,4}?)\1+.{0,3}$/.test(typed) && new Set(typed).size <= 4

/** Keys side by side, and what is counted off. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
]
const walks = [...rows, ...rows.map((row) => [...row].toReversed().join(''))]
const shortestStep = 3

/** Made of such runs from end to end: `qwerty123`, `abc123`, `1q2w3e4r`, `asdf1234`. */
function isRun(typed: string): boolean {
  let rest = typed
  while (rest.length >= shortestStep) {
    const step = longestStep(rest)
    if (step < shortestStep) return false
    rest = rest.slice(step)
  }
  return typed.length >= shortestStep && rest.length < shortestStep
}

function longestStep(text: string): number {
  for (let length = text.length; length >= shortestStep; length -= 1) {
    if (walks.some((walk) => walk.includes(text.slice(0, length)))) return length
  }
  return 0
}

/** Shorter names are too common as parts of words. */
const shortestName = 3

function isOwnName(typed: string, { firstName, lastName, username, email, company }: Owner): boolean {
  const [first, last] = [plain(firstName), plain(lastName)]
  const mailbox = email?.split('@')[0]
  const names = [first, last, first + last, last + first, plain(username), plain(mailbox), plain(company)]
  const bare = typed.replace(/[^\p{L}]+/gu, '')
  const read = withLetters(typed).replace(/[^\p{L}]+/gu, '')
  const whole = typed.replace(/[^\p{L}\d]+/gu, '')
  return names
    .flatMap((name) => [name, name.replace(/\d+/g, '')])
    .some((name) => name.length >= shortestName && [bare, read, whole].includes(name))
}

const plain = (name: string | null | undefined): string => fold(name ?? '').replace(/[^\p{L}\d]+/gu, '')
