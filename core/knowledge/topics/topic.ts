import { lawOf } from '../entry.ts'

export const topicKinds = ['definition', 'rule', 'procedure'] as const
/** What something is, what the law says, and how one does something in the hub. */
export type TopicKind = (typeof topicKinds)[number]

/** Something people ask, with its answer (decision D124). */
export interface Topic {
  readonly id: string
  readonly kind: TopicKind
  /** The words that ask it, each line for itself enough; as the word table spells them or as people do. */
  readonly ask: readonly string[]
  /** Whole questions people ask, as they write them; a question that is clearly most like one of them is answered too. */
  readonly ways?: readonly string[]
  /** Words a question may have besides. Any other word means that something else is asked. */
  readonly may: string
  /** The only markets it holds in; absent where it holds in all, empty where no question about it names one. */
  readonly markets?: readonly string[]
  /** Only where a question names its market. */
  readonly onlyNamed?: true
  /** The market that has to be named where others may be too. */
  readonly named?: string
  /** It holds whatever class is named. */
  readonly allClasses?: true
  readonly title: string
  readonly text: string
  readonly source: string
  readonly screen: string | null
  readonly url: string | null
}

interface More {
  readonly may?: string
  readonly markets?: readonly string[]
  readonly screen?: string
  readonly url?: string
  readonly onlyNamed?: true
  readonly named?: string
  readonly allClasses?: true
}

const topicOf = (
  kind: TopicKind,
  id: string,
  title: string,
  ask: string,
  text: string,
  source: string,
  { may = '', markets, screen, url, onlyNamed, named, allClasses }: More,
): Topic => ({
  ...{ kind, id, title, text, source, may, screen: screen ?? null, url: url ?? lawOf(source) },
  ...(markets && { markets }),
  ...(onlyNamed && { onlyNamed }),
  ...(named !== undefined && { named }),
  ...(allClasses && { allClasses }),
  ask: ask.split('|').flatMap((one) => spelledOut(one.trim())),
})

/** “(how/where) export (file/xml)” in all its ways; an empty alternative leaves the word out. */
function spelledOut(ask: string): readonly string[] {
  const found = /\(([^)]*)\)/.exec(ask)
  if (!found) return [ask.replace(/\s+/g, ' ').trim()]
  return (found[1] ?? '').split('/').flatMap((one) => spelledOut(ask.replace(found[0], one)))
}

/** What something is. */
export const define = (
  id: string,
  title: string,
  ask: string,
  text: string,
  source: string,
  more: More = {},
) => topicOf('definition', id, title, ask, text, source, more)

/** What has to be done, may be done or happens, by the law or a register. */
export const rule = (id: string, title: string, ask: string, text: string, source: string, more: More = {}) =>
  topicOf('rule', id, title, ask, text, source, more)

/** How one does something in the hub, and on which screen. */
export const procedure = (
  id: string,
  title: string,
  ask: string,
  screen: string | null,
  text: string,
  may = '',
) =>
  topicOf('procedure', id, title, ask, text, 'User guide of this hub', {
    may,
    ...(screen !== null && { screen }),
  })

/** A fact with the questions people ask for it, as they write them, one after a line. */
export const fact = (
  id: string,
  title: string,
  ways: string,
  text: string,
  source: string,
  more: More = {},
): Topic => ({ ...topicOf('rule', id, title, '', text, source, more), ask: [], ways: linesOf(ways) })

/** How one does something in the hub, with the questions people ask for it. */
export const guide = (
  id: string,
  title: string,
  ways: string,
  screen: string | null,
  text: string,
): Topic => ({
  ...procedure(id, title, '', screen, text),
  ask: [],
  ways: linesOf(ways),
})

const linesOf = (ways: string): readonly string[] =>
  ways
    .split(/[\n|]/)
    .map((way) => way.trim())
    .filter((way) => way !== '')
