import type { AuditAction, AuditEntityType } from '#core/audit/audit-entry.ts'
import { findMarket } from '#core/code-lists/markets.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { EventKind, OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { type AnswerOutcome, outcomeInNote } from '#core/lifecycle/answer-note.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { countriesOfSubmissions, type NamedDevice } from './assistant-queries.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** What happened to devices and submissions, and who did it, from the audit trail. */

interface Kind {
  readonly actions: readonly AuditAction[]
  readonly types: readonly AuditEntityType[]
  readonly words: string
  /** Of an answer, where only some are meant. */
  readonly outcome?: AnswerOutcome
}
const both: readonly AuditEntityType[] = ['master-di', 'submission']
const kinds: Readonly<Record<EventKind, Kind>> = {
  refused: { actions: ['acknowledged'], types: ['submission'], words: 'Refused', outcome: 'rejected' },
  accepted: { actions: ['acknowledged'], types: ['submission'], words: 'Accepted', outcome: 'accepted' },
  answered: { actions: ['acknowledged'], types: ['submission'], words: 'Answered' },
  sent: { actions: ['sent'], types: ['submission'], words: 'Sent' },
  exported: { actions: ['exported'], types: ['submission'], words: 'Files made' },
  approved: { actions: ['approved'], types: both, words: 'Approved' },
  asked: {
    actions: ['sent_for_approval', 'update_requested', 'delete_requested'],
    types: both,
    words: 'Sent for approval',
  },
  deleted: { actions: ['deleted'], types: both, words: 'Deleted' },
  validated: { actions: ['validated'], types: both, words: 'Validated' },
  created: { actions: ['created', 'imported'], types: both, words: 'Created' },
  changed: {
    actions: [
      ...([
        'created',
        'updated',
        'deleted',
        'archived',
        'reinstated',
        'imported',
        'sent_for_approval',
        'approved',
        'rejected',
      ] as const),
      ...([
        'validated',
        'exported',
        'sent',
        'sending_undone',
        'acknowledged',
        'reverted',
        'carried_over',
      ] as const),
      ...([
        'moved_to_version',
        'update_requested',
        'delete_requested',
        'request_withdrawn',
        'reassigned',
      ] as const),
    ],
    types: [...both, 'operator', 'certification', 'rim-submission', 'task', 'assessment'],
    words: 'What happened',
  },
}

const typeWords: Partial<Record<string, string>> = {
  'master-di': 'record',
  submission: 'submission',
  operator: 'economic operator',
  certification: 'certificate',
  'rim-submission': 'project',
  task: 'task',
  assessment: 'impact assessment',
}
/** So many entries are looked through for those a question is about. */
const mostRead = 1000
const mostShown = 10

export async function eventsAnswer(
  asking: OwnAsking,
  { kind, period, markets, mine }: Extract<OwnQuestion, { about: 'events' }>,
): Promise<OwnAnswer> {
  const { own, viewer, hub } = asking
  const { actions, types, words, outcome } = kinds[kind]
  const query = {
    ...{ action: [...actions], entityType: [...types], limit: mostRead },
    ...(period && { from: period.from, to: period.to }),
    ...(mine && { actorId: viewer.id }),
  }
  const page = await own.trail(viewer, query)
  const all = (await itemsOf(page)).filter((entry) => outcome === undefined || outcomeOf(entry) === outcome)
  const countries =
    markets.length === 0
      ? undefined
      : await countriesOfSubmissions(
          hub.db,
          all.flatMap(({ entityId }) => entityId ?? []),
        )
  const entries = countries
    ? all.filter(({ entityId }) => markets.includes(countries.get(entityId ?? 0) ?? ''))
    : all
  const limit = kind === 'changed' || period === null ? mostShown : mostNamed
  const lines = entries.slice(0, limit).map(eventLine)
  // Of more than were read, only these are known to be meant.
  const isCut = page.total > mostRead
  const isPicked = outcome !== undefined || countries !== undefined
  const total = isPicked ? entries.length : page.total
  const more = total > limit ? [`and ${counted(total - limit, 'earlier one')}.`] : []
  const among = isCut && isPicked ? `, among the newest ${mostRead} entries` : ''
  const when =
    period === null
      ? ''
      : period.from === period.to
        ? ` on ${writtenDate(period.from)}`
        : ` from ${writtenDate(period.from)} to ${writtenDate(period.to)}`
  const where =
    markets.length === 0 ? '' : ` (${markets.map((code) => findMarket(code)?.country ?? code).join(', ')})`
  const head = `${words}${where}${when}${mine ? ' by you' : ''}${among}`
  const text =
    entries.length === 0
      ? `${head}: nothing.`
      : [`${head}${period === null ? ', the latest first' : ''}:`, ...lines, ...more].join('\n')
  return { text, sources: [shownAt(asking, 'Audit Trail', '/admin/audit-trail', head)] }
}

const eventLine = (entry: AuditEntry): string => {
  const { changesData, entityType } = entry
  const { deviceName, deviceNumber } = changesData ?? {}
  const device = deviceName ? `${deviceName}${deviceNumber ? ` (${deviceNumber})` : ''}, ` : ''
  return `• ${device}${typeWords[entityType] ?? entityType} ${happening(entry)}`
}

const outcomeOf = ({ action, changesData }: AuditEntry): AnswerOutcome | undefined =>
  action === 'acknowledged' ? outcomeInNote(changesData?.actionNotes ?? '') : undefined

/** “approved on 26 November 2026 by Ada Lovelace” */
function happening(entry: AuditEntry): string {
  const { action, actorId, performedByName, timestamp, changeReason } = entry
  const outcome = outcomeOf(entry)
  const did =
    action !== 'acknowledged'
      ? action.replaceAll('_', ' ')
      : outcome === undefined
        ? 'answered by the register'
        : `${outcome === 'rejected' ? 'refused' : 'accepted'} by the register`
  const reason = changeReason ? `, reason: ${changeReason}` : ''
  return `${did} on ${writtenDate(timestamp.slice(0, 10))} by ${actorId === null ? 'the hub' : performedByName}${reason}`
}

const mostOfDevice = 8

/** What happened last to one device and its submissions. */
export async function eventsOfDevice({ own, viewer }: OwnAsking, device: NamedDevice): Promise<string> {
  const { actions } = kinds.changed
  const entries = await itemsOf(
    await own.trail(viewer, {
      ...{ deviceOf: device.id, action: [...actions], entityType: [...both], limit: mostOfDevice },
    }),
  )
  const lines = entries.map(eventLine)
  return [`The last changes of ${device.deviceName} (${device.deviceNumber}):`, ...lines].join('\n')
}
