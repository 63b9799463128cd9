import { fold } from '#core/text/fold.ts'
import { patternBetween, patternOf } from '#core/text/patterns.ts'
import { type KnowledgeEntry, lawOf } from './entry.ts'
import type { FactAnswer } from './market-answer.ts'
import type { Reading } from './question/readings.ts'
import { type Definition, definitions } from './topics/definitions.ts'

/** “What is the difference between X and Y?”: what each of them means; nothing where one is not known (decision D124). */

const flat = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')
    .replace(/(\d) ?\(?k\)?$/, '$1k')
    .trim()
const byName = new Map<string, Definition>(
  definitions.flatMap((one) => one.names.map((name) => [flat(name), one] as const)),
)

const asksDifference = patternOf(
  /\bdifferen\w*|\bdiffers?\b|\bvs\b|\bversus\b|\bdistinguish\w*|\bdistinction\b|\bconfus\w*/i,
  /\bmix(?:ing|ed)? up\b|\bcompared? (?:to|with)\b|\bcontrast\b|\bthe same (?:thing )?as\b/i,
  /\bthe same thing\b/i,
  /\b(?:is|are) (?:it|this|that|they|these|both) (?:really |actually )?the same\b/i,
)
/** Before what is compared. */
const heads: readonly RegExp[] = [
  /\b(?:differen\w*|distinction|distinguish\w*|contrast)\b(?: (?:is|are|there|exists?|lies?|means?|please))*(?: (?:between|of|among|in|from|betwen|btw))?\s+(.+)$/i,
  /\b(?:confus\w*|mix(?:ing|ed)? up|compare)\b(?: (?:about|the|between|by))*\s+(.+)$/i,
  /\b(?:is|are) (.+ the same (?:thing )?as .+)$/i,
  /\b(?:is|are) (.+?) (?:really |actually )?the same thing\b/i,
  /^(.+?)[,:]? (?:is|are) (?:it|this|that|they|these|both) (?:really |actually )?the same\b/i,
  /^(.+\b(?:vs\.?|versus)\b.+)$/i,
  /^(.+?)[:,-]* (?:what(?:'s| is) the |the |any )?difference\b/i,
]
const dividers =
  /\s*(?:,|\/|\bvs\b\.?|\bversus\b|\band\b|\bor\b|&|\bto\b|\bfrom\b|\bcompared (?:to|with)\b|\bwith\b|\bthe same (?:thing )?as\b)\s*/i
/** What asks nothing more, around the words that are compared. */
const around = patternBetween(
  /^/i,
  [
    /an?|the|what|whats|what's|is|are|our|between|me|explain|please|pls|in|of|term|terms|word/i,
    /words|so|hi|hello|status|stage|both|colleague asks|question|kind of/i,
  ],
  /\b\s*/i,
)
const behind = patternBetween(
  /\s*\b/i,
  [
    /in (?:this|the|our) (?:program|hub|tool|app|system|software|application|context)/i,
    /in (?:eudamed|gudid|udi|simple words|short|one sentence|plain english)|here|please|pls/i,
    /exactly|again|mean|means|for me|for a beginner|thanks|thank you|status|stage|under mdr/i,
    /at all|in this tool/i,
  ],
  /\s*$/i,
)

const empty =
  /^(?:please|pls|explain|please explain|thanks|thank you|help|help me|short|quick|what is it|what is what)?$/i

const cleaned = (phrase: string): string => {
  let rest = phrase
    .replace(/["“”'‘’?!.:;()]+(?!k\))/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let last = ''; last !== rest; ) {
    last = rest
    rest = rest.replace(around, '').trim() || rest
    rest = rest.replace(behind, '').trim() || rest
  }
  return rest
}

const told = ({ names: [name = ''], text }: Definition): string =>
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}: ${text}`

const found = (phrase: string): Definition | undefined => {
  const words = flat(cleaned(phrase))
  return byName.get(words) ?? byName.get(words.replace(/s$/, '')) ?? byName.get(words.replace(/es$/, ''))
}

function compared(question: string): readonly Definition[] | undefined {
  const asked = question.split(/(?<=[.?!])\s+|\n/).find((one) => asksDifference.test(one)) ?? question
  for (const head of heads) {
    const list = head.exec(asked.replace(/[?!.]+\s*$/, ''))?.[1]
    if (list === undefined) continue
    const phrases = list.split(dividers).filter((one) => !empty.test(cleaned(one)))
    const all = phrases.map(found)
    const known = all.filter((one) => one !== undefined)
    if (known.length === all.length && new Set(known).size > 1) return known
  }
  return undefined
}

export function differenceAnswer({
  question,
  written = question,
  year,
  ids,
}: Reading): FactAnswer | undefined {
  if (year !== null || ids.length > 0 || !asksDifference.test(written)) return undefined
  const known = compared(written)
  if (!known) return undefined
  const lines = known.map(told)
  const isWhether =
    /^\W*(?:is|are)\b.*\bthe same\b|\b(?:is|are) (?:it|this|that|they|these|both) (?:really |actually )?the same\b/i.test(
      written,
    )
  return {
    text: `${isWhether ? 'No, they are not the same.\n' : ''}${lines.join('\n')}`,
    entries: known.map(entryOf),
  }
}

const entryOf = ({ names: [name = ''], text, source }: Definition): KnowledgeEntry => ({
  ...{ id: `meaning-${flat(name).replaceAll(' ', '-')}`, kind: 'standard', knowledge: 'hub' },
  ...{ title: name, text, source, screen: null, url: lawOf(source), asOf: null },
})

/** “What does X mean?”, where X is just such a word. */
const asksMeaning: readonly RegExp[] = [
  patternBetween(
    /^\W*(?:(?:please|hi|hello|so|and),? )*what/i,
    [/'s| is| are| does| do|s/i],
    / (?:meant by |the meaning of |the definition of )?(.+?)(?: mean| stand for)?(?: here| in (?:this|the) (?:hub|tool|app|program|system))?\W*$/i,
  ),
  /^\W*(?:(?:meaning|definition) of|define|explain|what means)(?: the (?:word|term))? (.+?)\W*$/i,
  /^\W*(.+?) (?:meaning|definition|means what)\W*$/i,
]
export function meaningAnswer({ question, written = question, year, ids }: Reading): FactAnswer | undefined {
  if (year !== null || ids.length > 0) return undefined
  for (const pattern of asksMeaning) {
    const phrase = pattern.exec(written)?.[1]
    const known = phrase === undefined ? undefined : found(phrase)
    if (known) return { text: told(known), entries: [entryOf(known)] }
  }
  return undefined
}
