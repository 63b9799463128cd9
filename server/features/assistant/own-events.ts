import type { AuditAction, AuditEntityType } from '#core/audit/audit-entry.ts'
import { findMarket } from '#core/code-lists/markets.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { EventKind, OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { counted } from '#core/text/counted.ts'
import { countriesOfSubmissions, type NamedDevice } from './assistant-queries.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** What happened to devices and submissions, and who did it, from the audit trail. */

interface Kind {
  readonly actions: readonly AuditAction[]
  readonly types: readonly AuditEntityType[]
  readonly words: string
  /** What its note says, where the action alone does not tell. */
  readonly note?: RegExp
}
const both: readonly AuditEntityType[] = ['master-di', 'submission']
const kinds: Readonly<Record<EventKind, Kind>> = {
  refused: { actions: ['acknowledged'], types: ['submission'], words: 'Refused', note: /\brejected\b/ },
  accepted: { actions: ['acknowledged'], types: ['submission'], words: 'Registered', note: /\baccepted\b/ },
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
const mostRead = 200
const mostShown = 10

export async function eventsAnswer(
  asking: OwnAsking,
  { kind, period, markets, mine }: Extract<OwnQuestion, { about: 'events' }>,
): Promise<OwnAnswer> {
  const { own, viewer, hub } = asking
  const { actions, types, words, note } = kinds[kind]
  const query = {
    ...{ action: [...actions], entityType: [...types], limit: mostRead },
    ...(period && { from: period.from, to: period.to }),
    ...(mine && { actorId: viewer.id }),
  }
  const all = (await itemsOf(await own.trail(viewer, query))).filter(
    ({ changesData }) => note === undefined || note.test(changesData?.actionNotes ?? ''),
  )
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
  const more = entries.length > limit ? [`and ${counted(entries.length - limit, 'earlier one')}.`] : []
  const when =
    period === null
      ? ''
      : period.from === period.to
        ? ` on ${writtenDate(period.from)}`
        : ` from ${writtenDate(period.from)} to ${writtenDate(period.to)}`
  const where =
    markets.length === 0 ? '' : ` (${markets.map((code) => findMarket(code)?.country ?? code).join(', ')})`
  const head = `${words}${where}${when}${mine ? ' by you' : ''}`
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

/** “approved on 26 November 2026 by Ada Lovelace” */
function happening({ action, performedByName, timestamp, changeReason, changesData }: AuditEntry): string {
  const notes = changesData?.actionNotes
  const did =
    action === 'acknowledged' && notes
      ? /\brejected\b/.test(notes)
        ? 'refused by the register'
        : 'accepted by the register'
      : action.replaceAll('_', ' ')
  const reason = changeReason ? `, reason: ${changeReason}` : ''
  return `${did} on ${writtenDate(timestamp.slice(0, 10))} by ${performedByName}${reason}`
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
