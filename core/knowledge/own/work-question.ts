import { patternBetween, patternOf } from '#core/text/patterns.ts'
import type { Reading } from '../question/readings.ts'
import { type ListedField, type OwnQuestion, only, words } from './own-asks.ts'

/** Tasks, projects and impact assessments that are in the hub, and a field of all devices. */

/** How something works, or is done, is no question of what there is. */
const isOfUse = patternBetween(
  /\b/i,
  [
    /how (?:do|does|can|to|should|must|may|is|are)/i,
    /can (?:i|we|you|one|a|an|the|tasks?|projects?)|may|might|should|would|could|must/i,
    /what is an?|what are|what does|what happens|where|why/i,
    /when (?:is|are|does|do|must|should) (?:a|an|the|it)|who (?:may|can|is allowed)/i,
    /permissions?|allowed|automatic\w*|remind\w*|notif\w*|mail|button|screen|kinds?|types?/i,
    /differ\w*|mean\w*|need|needs|have to|possible|templates?/i,
  ],
  /\b/i,
)
/** What the hub’s people, or others, plan is none of its data. */
const ofOthers =
  /\b(?:eu|eudamed|fda|commission|authorit(?:y|ies)|regulators?|notified bod(?:y|ies)|competitors?)\b(?! questions?)/i

const around = words(
  'my my-decision assign open pending work today to-do due howmany hub list now first user still get existing who responsible see',
)
const noun = {
  task: /\b(?:tasks?|milestones?|(?:authority|open|unanswered) questions?|questions? (?:of|from|by) (?:the |an? |any )?(?:authority|authorities|regulator))\b/i,
  project: /\bprojects?\b/i,
  assessment: /\bassessments?\b/i,
}
const ownWords: ReadonlySet<string> = new Set([
  ...words('task milestone project assessment impact rim'),
  ...[
    'overdu',
    'runn',
    'run',
    'activ',
    'ongo',
    'assess',
    'impact',
    'open',
    'late',
    'done',
    'complet',
    'finish',
    'question',
    'authority',
    'assign',
    'regulator',
    'unanswered',
    'ready',
    'going',
    'progress',
    'end',
    'current',
    'up-to-date',
    'news',
    'delayed',
    'delay',
    'behind',
    'own',
    'today',
    'system',
    'stage',
  ],
])

const decisions = words('approve request decide approver certificate expired')
const none: ReadonlySet<string> = new Set()

const isMine = /\b(?:my|mine|i|me)\b/i
const isOverdue = /\b(?:overdue|late|past due|delayed|behind schedule|missed|too late)\b/i
const isDone = /\b(?:done|completed?|finished|closed)\b/i
const isOpen = patternBetween(
  /\b/i,
  [
    /open|pending|running|ongoing|active|current(?:ly)?|in progress/i,
    /not (?:yet )?(?:done|completed?|finished|closed)|still|unfinished|going on|at the moment/i,
    /right now/i,
  ],
  /\b/i,
)
const isList = patternBetween(
  /^\W*(?:and |so |please )*/i,
  [
    /which|what|how many|any|list|show|give|do|does|is|are|have|has|got|who|number|my|our|open/i,
    /overdue|all|(?:the )?(?:tasks?|projects?|assessments?|milestones?)/i,
  ],
  /\b/i,
)

export function workOf(asked: Reading): OwnQuestion | undefined {
  const { question, terms, markets, classes, ids, year, withinDays } = asked
  if (markets.length > 0 || classes.length > 0 || ids.length > 0 || year !== null) return undefined
  const isOf = (Object.keys(noun) as (keyof typeof noun)[]).filter((one) => noun[one].test(question))
  const isOfAll = isOf.length === 0 && isOverdue.test(question)
  if (isOf.length !== 1 && !isOfAll) return undefined
  if (isOfUse.test(question) || ofOthers.test(question.replace(noun.task, ' ')) || !isList.test(question))
    return undefined
  if (!only(terms, around, ownWords, isOfAll ? decisions : none)) return undefined
  const mine = isMine.test(question)
  const overdue = isOverdue.test(question)
  const done = isDone.test(question) && !isOpen.test(question)
  if (isOfAll)
    return /\b(?:any|some|every)?thing\b|\b(?:what|which|nothing) (?:is|are|of)\b|\bwhat\b/i.test(question)
      ? { about: 'overdue' }
      : undefined
  const [about] = isOf
  if (about === 'task')
    return {
      about: 'tasks',
      kind: /\bmilestones?\b/i.test(question)
        ? 'milestone'
        : /\bquestions?\b/i.test(question)
          ? 'question'
          : null,
      ...{ mine, state: overdue ? 'overdue' : done ? 'done' : 'open', withinDays },
    }
  if (withinDays !== null) return undefined
  if (about === 'project')
    return done
      ? undefined
      : { about: 'projects', mine, state: overdue ? 'overdue' : isOpen.test(question) ? 'open' : 'all' }
  return {
    about: 'assessments',
    ...{ mine, state: overdue ? 'overdue' : done ? 'done' : isOpen.test(question) ? 'open' : 'all' },
  }
}

/** Fields that may be asked of all devices, by their meanings. */
const listed: Readonly<Record<string, ListedField>> = {
  ...{ emdn: 'emdn', nomenclature: 'emdn', 'udi-di': 'udi-di', gtin: 'udi-di', 'primary-di': 'udi-di' },
  ...{
    'basic-udi-di': 'basic-udi-di',
    gmn: 'basic-udi-di',
    'intended-use': 'intended-use',
    manufacturer: 'manufacturer',
  },
  ...{
    'trade-name': 'trade-name',
    model: 'model',
    catalogue: 'catalogue',
    family: 'family',
    'risk-class': 'risk-class',
  },
}
const aroundValues = words(
  'device my record list all each every portfolio number hub data field get howmany use name code see assign',
)
const asksValues = patternOf(
  /^\W*(?:the )?[\w -]{3,25}? (?:of|for|in) (?:all|each|every)\b/i,
  /^\W*(?:and |please )*(?:(?:list|show|give|tell|get)(?: me| us)?(?: all)?(?: of)?(?: the| our)?|(?:what|which)(?: are| is)?(?: all)?(?: the| our)?|(?:all|the) )/i,
)
const ofEach = patternBetween(
  /\b/i,
  [
    /(?:of|for|in|with|by|does|do|have|has) (?:all |each |every |each of |all of )?(?:my|our|the|these|those|your)? ?(?:devices|products|records|articles|portfolio|each|(?:each|every) (?:device|product|record))/i,
    /(?:do|did) (?:we|our (?:devices|products)) (?:use|have|assign|enter)/i,
    /we (?:use|have|assigned|entered)/i,
  ],
  /\b/i,
)

export function valuesOf({
  question,
  terms,
  markets,
  classes,
  ids,
  year,
  withinDays,
}: Reading): OwnQuestion | undefined {
  if (ids.length > 0 || year !== null || withinDays !== null) return undefined
  const fields = Object.entries(listed).flatMap(([term, field]) => (terms.has(term) ? [field] : []))
  const [field] = new Set(fields)
  if (field === undefined || new Set(fields).size > 1) return undefined
  if (!asksValues.test(question) || !ofEach.test(question)) return undefined
  if (/\b(?:need|must|should|may|can|mean|for what|without|no|not|missing|lack\w*)\b/i.test(question))
    return undefined
  if (!/\b(?:my|our|we|all|each|every|i)\b/i.test(question)) return undefined
  const stands = /\bstands?\b/i.test(question)
  const rest = [...terms].filter((term) => listed[term] === undefined && !(stands && term === 'stage'))
  return only(rest, aroundValues) ? { about: 'values', field, markets, classes } : undefined
}
