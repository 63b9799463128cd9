import { isAnaphoric, partsOf, questionsIn } from './clauses.ts'
import { understand, vocabulary } from './full-vocabulary.ts'
import type { Understood } from './understand.ts'

/** One question of a text, understood; what was said before it helps to understand it. */
export interface Reading extends Understood {
  /** Meanings of what was said before. */
  readonly helping: ReadonlySet<string>
  /** “It” and “there”: what was said before is meant, not only around it. */
  readonly isAnaphoric: boolean
  /** More than the question itself: a reading of one’s own data would mistake what was only told. */
  readonly isWider: boolean
  /** Its market was named before. */
  readonly isInherited: boolean
}

/** A question of a text by itself, with the ways to read it, the surest first. */
export interface Asked {
  readonly text: string
  readonly before: string
  readonly readings: readonly Reading[]
}

export interface Known {
  readonly names?: readonly string[]
  readonly today?: string | null
}

const nothing: ReadonlySet<string> = new Set()
const alone = (understood: Understood, text: string): Reading => ({
  ...understood,
  helping: nothing,
  isAnaphoric: isAnaphoric(text),
  isInherited: false,
  isWider: false,
})

/** The questions of a text. A text of one question is at last read as a whole. */
export function questionsOf(written: string, known: Known = {}): readonly Asked[] {
  const { asks } = partsOf(written)
  const questions = asks.map(({ text, before }) => ({
    text,
    before,
    readings: readingsOf(text, before, known),
  }))
  const [only, ...others] = questions
  if (only === undefined)
    return [{ text: written, before: '', readings: [alone(understand(written, known), written)] }]
  if (others.length > 0) return questions
  const whole = alone(understand(written, known), written)
  return [{ ...only, readings: [...only.readings, { ...whole, isWider: only.before !== '' }] }]
}

/** What a question asks in parts, where it is two in one. */
export function halvesOf({ text, before }: Asked, known: Known = {}): readonly Asked[] {
  const halves = questionsIn(text)
  return halves.length < 2
    ? []
    : halves.map((half, index) => {
        const said = [before, ...halves.slice(0, index)].filter(Boolean).join('. ')
        return { text: half, before: said, readings: readingsOf(half, said, known) }
      })
}

function readingsOf(text: string, before: string, known: Known): readonly Reading[] {
  const asked = alone(understand(text, known), text)
  if (before === '') return [asked]
  const said = understand(before, known)
  const helping = new Set([...said.terms].filter((term) => vocabulary.meanings.has(term)))
  const inherits = {
    markets: asked.markets.length > 0 ? asked.markets : said.markets,
    classes: asked.classes.length > 0 ? asked.classes : said.classes,
    isInherited: asked.markets.length === 0 && said.markets.length > 0,
  }
  const isBare = asked.terms.size === 0 && asked.ids.length === 0
  const merged = alone(understand(`${lastOf(before)} ${text}`, known), text)
  if (isBare) return [merged]
  // “Do we need it there?”: where the place is known, “there” says nothing else.
  const isOfThings = isAnaphoric(text.replace(/\bthere\b/gi, ' '))
  const isPlaced = said.markets.length > 0 && !isOfThings
  const own = { ...asked, ...inherits, helping, isAnaphoric: asked.isAnaphoric && !isPlaced }
  const words = text.split(/\s+/).length
  const isShort = words <= mostWordsOfShort
  // “…, can I undo?” asks of what was said.
  const isVeryShort = words <= mostWordsOfVeryShort && asked.markets.length === 0
  // “…, what error will we see?” asks of what was said.
  const isThin = [...asked.terms].every((term) => sayingLittle.has(term)) && said.terms.size > 1
  if (
    isThin &&
    asked.markets.every((code) => said.markets.includes(code) || code === 'EU') &&
    asked.classes.length === 0
  )
    return said.markets.length > 0 || said.classes.length > 0
      ? [{ ...merged, isWider: false }, own]
      : [{ ...merged, isWider: false }]
  return (asked.isAnaphoric && isShort) || isVeryShort
    ? [merged, own]
    : [own, { ...merged, isWider: !asked.isAnaphoric }]
}

/** Words that ask of something said before, where there are no others. */
const sayingLittle = new Set(
  'eudamed accept refused error new-udi-di new-basic-udi-di change correct update my see value howlong howmany how where when who why which field number mandatory possible accept data device work enter new next name again check create add'.split(
    ' ',
  ),
)

/** “Which ones?” is no question without what was said before. */
const mostWordsOfShort = 4
const mostWordsOfVeryShort = 3

const lastOf = (text: string): string => text.split(/(?<=[.?!])\s+/).at(-1) ?? ''
