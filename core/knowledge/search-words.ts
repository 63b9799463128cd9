import { fold } from '#core/text/fold.ts'

/** Words that say nothing about what is asked. */
const empty = new Set(
  (
    'a about all am an and any are as ask asks at be become been but by can could cover covers define defined did do ' +
    'does every exactly for from get give go had has have hold holds like look looks mean means work works write written ' +
    'he her how i if in into is it its let many may me more much my no not of off on one or our out please say says ' +
    'should so some such tell than that the their them then there these they this to up use used was we were what ' +
    'where which while who whom whose why will with would you your'
  ).split(' '),
)

/** Words people use for the same thing; the first stands for all. */
const alike = [
  'date deadline when due timeline schedule day begin start effective',
  'required mandatory need needed require obligatory must compulsory requirement',
  'character long length maximum',
  'entity agency',
  'law regulation legal legislation act decree',
  'regulator authority',
  'ivd vitro diagnostic',
  'country market',
  'error mistake wrong',
  'submission submit',
  'change modify changed changing',
  'database register',
  'package packaging',
  'device product',
]
const canonical = new Map(
  alike.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((other) => [other, first] as const)
  }),
)

/** Classes are one word, so that III is not I: “Class IIa and III” is class-iia and class-iii. */
const classList =
  /\b[Cc]lass(?:es)? ((?:(?:[iI]{2}[abAB]|[iI]{1,3}|[iI][vV]|I[sm]|[A-D]|[1-4])\b(?:, | and | or |\/)?)+)/g

/** One word as it is compared: without plural, and as its first synonym. */
export function wordOf(written: string): string {
  if (/\d/.test(written)) return written
  const single =
    written.length > 4 && written.endsWith('ies')
      ? `${written.slice(0, -3)}y`
      : written.length > 3 && /[^sui]s$/.test(written)
        ? written.slice(0, -1)
        : written
  return canonical.get(single) ?? single
}

/** The words of a text in their order; what belongs together by a hyphen is one. */
export function wordsOf(text: string): string[] {
  const classes: string[] = []
  const rest = text.replace(classList, (_, list: string) => {
    classes.push(
      ...list.split(/, | and | or |\//).flatMap((one) => (one.trim() ? [`class-${one.trim()}`] : [])),
    )
    return ' class '
  })
  const words = fold(`${rest} ${classes.join(' ')}`)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
  return words.filter((word) => word !== '' && !empty.has(word)).map(wordOf)
}

/** The words an entry is found by: parts of hyphenated ones too. */
export const indexWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) =>
    word.includes('-') && !word.startsWith('class-')
      ? [
          word,
          ...word
            .split('-')
            .filter((part) => part !== '' && !empty.has(part))
            .map(wordOf),
        ]
      : [word],
  )
