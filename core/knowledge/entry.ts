import type { KnowledgeSourceId } from './knowledge-sources.ts'

export const entryKinds = ['market', 'date', 'rule', 'field', 'guide', 'standard', 'update'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One thing the hub knows, with where it comes from. */
export interface KnowledgeEntry {
  readonly id: string
  readonly kind: EntryKind
  readonly knowledge: KnowledgeSourceId
  /** The markets it is about; absent where it holds in all of them. */
  readonly markets?: readonly string[]
  readonly title: string
  /** Whole sentences: an answer is made of them. */
  readonly text: string
  /** Other words people use for it. */
  readonly keywords?: readonly string[]
  /** Whole questions people ask about it. */
  readonly ways?: readonly string[]
  /** What it is cited as. */
  readonly source: string
  /** The hub's own screen that shows it. */
  readonly screen: string | null
  /** Where the law itself can be read. */
  readonly url: string | null
  /** YYYY-MM-DD, where its source has a day. */
  readonly asOf: string | null
}

const laws: readonly (readonly [RegExp, string])[] = [
  [/2017\/746|IVDR/, 'https://eur-lex.europa.eu/eli/reg/2017/746/oj'],
  [/2017\/745|MDR/, 'https://eur-lex.europa.eu/eli/reg/2017/745/oj'],
  [/2025\/2371/, 'https://eur-lex.europa.eu/eli/dec/2025/2371/oj'],
  [/21 CFR 801/, 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-H/part-801/subpart-B'],
  [/21 CFR 830/, 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-H/part-830'],
]

/** The address of the first law a source names; null where the hub knows none. */
export const lawOf = (source: string): string | null => {
  const places = laws.map(([name, url]) => ({ at: source.search(name), url })).filter(({ at }) => at >= 0)
  places.sort((a, b) => a.at - b.at)
  return places[0]?.url ?? null
}

/** Papers of the hub's own makers are not among what its people can read. */
export function publicSource(source: string): string {
  const parts = source.split('; ').filter((part) => !/^(specification|document|decision D?\d)/i.test(part))
  return parts.join('; ') || 'Rules of this hub'
}
