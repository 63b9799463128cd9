import { writtenDate } from '#core/markets/requirements/written-date.ts'
import type { FactAnswer } from './market-answer.ts'
import type { Reading } from './question/readings.ts'
import { topics } from './topics/index.ts'
import type { Topic } from './topics/topic.ts'

/** “Published on 3 March”: when the seven days of GUDID’s grace period are over. */

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const day = '(\\d{1,2})(?:st|nd|rd|th)?(?: of)?'
const month = `(${months.join('|')})[a-z]*\\.?`
const dayMs = 86_400_000
const graceDays = 7

/** The day a record was published by a question; a year that is not named is one that is no leap year. */
function publishedOn(text: string): { readonly date: Date; readonly hasYear: boolean } | null {
  const first = new RegExp(`\\bpublish\\w*\\b[^.?]{0,40}?\\b${day} ${month}(?:,? (20\\d\\d))?`, 'i').exec(
    text,
  )
  const other = first
    ? null
    : new RegExp(`\\bpublish\\w*\\b[^.?]{0,40}?\\b${month} ${day}(?:,? (20\\d\\d))?`, 'i').exec(text)
  const [number, name, year] = first ? [first[1], first[2], first[3]] : [other?.[2], other?.[1], other?.[3]]
  if (number === undefined || name === undefined) return null
  const at = months.indexOf(name.toLowerCase())
  return { date: new Date(Date.UTC(Number(year ?? 2026), at, Number(number))), hasYear: year !== undefined }
}

const asksEnd =
  /\b(?:last (?:day|date)|until when|till when|how long|when\b.*\b(?:end|over)|end of the grace|latest|still (?:edit|correct|change))\b/i

export function graceAnswer(
  { question, markets }: Reading,
  text: string,
  entryOf: (topic: Topic) => FactAnswer['entries'][number],
): FactAnswer | undefined {
  const topic = topics.find(({ id }) => id === 'gudid-grace-start')
  if (!topic || !(markets.includes('US') || /\bgudid\b/i.test(text)) || !asksEnd.test(question))
    return undefined
  const published = publishedOn(text)
  if (!published) return undefined
  const after = (days: number) => {
    const written = writtenDate(new Date(published.date.getTime() + days * dayMs).toISOString().slice(0, 10))
    return published.hasYear ? written : written.replace(/ 20\d\d$/, '')
  }
  return {
    text: `Published on ${after(0)}, the grace period runs from ${after(1)} to the end of ${after(graceDays)}. Until then everything but the publish date may be edited; afterwards a change of a trigger attribute needs a new DI. If only the record was wrong, the labeler unlocks it in GUDID and corrects it there; a changed device needs a new DI.`,
    entries: [entryOf(topic)],
  }
}
