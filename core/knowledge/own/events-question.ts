import { patternBetween, patternOf } from '#core/text/patterns.ts'
import { understand } from '../question/full-vocabulary.ts'
import type { Reading } from '../question/readings.ts'
import { type EventKind, type OwnQuestion, only, words } from './own-asks.ts'
import { pastPeriodIn } from './past-period.ts'

/** What happened to devices and submissions: “what was sent this week”, “the last changes”, “who deleted something today”. */

/** Meanings by which something that happened is asked for. */
const kinds: Readonly<Record<EventKind, ReadonlySet<string>>> = {
  refused: words('refused reject'),
  accepted: words('registered register accept'),
  answered: words('answer'),
  sent: words('sent send submit'),
  exported: words('file-made export generate file no-file'),
  approved: words('approve'),
  asked: words('request pending'),
  deleted: words('delete'),
  validated: words('validate'),
  created: words('create'),
  changed: words('change audit-trail history activ'),
}
const order = Object.keys(kinds) as EventKind[]

const isLatest = /\b(?:last|latest|newest|most recent|recent|recently)\b/gi
/** What will be, and what is to be done, has not happened. */
const isNotPast = patternOf(
  /\b(?:will|would|shall|should|must|can|could|may|might|have to|has to|need|needs|next|expire|expires|due|until|till|before|deadlines?|dates?|law|regulations?)\b/i,
  /\bto (?:be|do)\b/i,
)
const saysDone = patternBetween(
  /\b/i,
  [
    /was|were|did|has|have|had|been|who|when|changes?|changed|edits?|edited|activity|activities/i,
    /history|happened|sent|submitted|made|exported|approved|refused|rejected|registered/i,
    /accepted|deleted|created|added|answered|answers?|validated|modified|updated|submissions?/i,
    /files?|uploads?/i,
  ],
  /\b/i,
)
const isMine =
  /\b(?:did i|have i|i (?:have |\w+ly )?(?:changed|sent|made|edited|created|deleted|approved|exported|validated|added)|by me|my own)\b/i
const happens = /\b(?:happen(?:ed|s)?|activit(?:y|ies)|going on|went on|been going on|new)\b/i

const around = words(
  'device record submission my who when stage data portfolio hub howmany list see user first version name number system app tool today master-di same eudamed gudid swissdamed ausudid fda register regulator result xml market why',
)
const registers = ['eudamed', 'gudid', 'swissdamed', 'ausudid', 'fda', 'regulator', 'market']

export function eventsOf({ question, today, markets, classes, ids, year }: Reading): OwnQuestion | undefined {
  if (!today || classes.length > 0 || ids.length > 0 || year !== null) return undefined
  const found = pastPeriodIn(question, today)
  const latest = question.search(isLatest) >= 0
  const mine = isMine.test(question)
  if (!found && !latest && !(mine && /\b(?:which|what|list|show|all)\b/i.test(question))) return undefined
  const rest = (found?.rest ?? question).replace(isLatest, ' ').replace(/\bnewly\b/gi, ' ')
  if (isNotPast.test(rest) || !saysDone.test(question)) return undefined
  const terms = new Set(
    [...understand(rest).terms].filter(
      (term) => !(happens.test(rest) && /^(?:happen|activ\w*|new|going)$/.test(term)),
    ),
  )
  const named = order.filter((kind) => [...kinds[kind]].some((term) => terms.has(term)))
  const kind = named[0] ?? (happens.test(rest) ? 'changed' : undefined)
  if (kind === undefined) return undefined
  // What a register or the law changed, the hub’s trail does not say.
  const ofRegister = registers.some((term) => terms.has(term)) || markets.length > 0
  if (ofRegister && ['changed', 'created', 'deleted', 'approved', 'asked'].includes(kind)) return undefined
  if (!only(terms, around, ...named.map((one) => kinds[one]))) return undefined
  // The latest news of the field is none of the hub’s data.
  const ofHub =
    found !== undefined ||
    [
      'device',
      'record',
      'submission',
      'portfolio',
      'my',
      'file',
      'file-made',
      'who',
      'xml',
      'version',
      'audit-trail',
    ].some((term) => terms.has(term)) ||
    happens.test(rest) ||
    (['sent', 'exported', 'refused', 'answered', 'deleted'].includes(kind) &&
      /\b(?:was|were|did|has|have)\b/i.test(question))
  if (!ofHub) return undefined
  return {
    about: 'events',
    ...{ kind, period: found?.period ?? null, markets },
    mine,
  }
}
