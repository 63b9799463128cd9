import { useQuery } from '@tanstack/react-query'
import { type AuditAction, auditEntityTypes } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import { trailPeopleQuery } from '#web/data/audit-trail.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Partial<Record<AuditAction, Tone>> = {
  created: 'info',
  registered: 'info',
  invited: 'info',
  imported: 'info',
  sent_for_approval: 'caution',
  settings_changed: 'caution',
  restored: 'caution',
  approved: 'positive',
  activated: 'positive',
  backed_up: 'positive',
  rejected: 'critical',
  deleted: 'critical',
  deactivated: 'critical',
}

export function ActionBadge({ action }: { action: AuditAction }) {
  const t = wordsOf(auditTrailTexts.actions)
  return <StatusBadge tone={tones[action] ?? 'neutral'}>{t(action)}</StatusBadge>
}

/** What kind of thing an entry is about, in words; the server may know one more than this page. */
export function useKindOf(): (entry: AuditEntry) => string {
  const t = wordsOf(auditTrailTexts.kinds)
  return ({ entityType }) => {
    const known = auditEntityTypes.find((kind) => kind === entityType)
    return known ? t(known) : entityType
  }
}

/** What an entry is about: the device by its name, a person by hers, all else by its kind and number. */
export function useSubjectOf(): (entry: AuditEntry) => string {
  const t = wordsOf(auditTrailTexts)
  const kindOf = useKindOf()
  const { data: people } = useQuery(trailPeopleQuery)
  return (entry) => {
    const { changesData: data, entityId } = entry
    const device = [data?.deviceName ?? data?.deviceNumber, data?.versionNumber].filter(Boolean).join(' ')
    if (device !== '') return device
    const kind = kindOf(entry)
    if (entityId === null) return kind
    const named = entry.entityType === 'user' ? people?.find(({ id }) => id === entityId)?.name : undefined
    return named ?? t('numbered', { kind, id: String(entityId) })
  }
}

/** By whom; what nobody did, the hub did. */
export function usePerformer(): (entry: AuditEntry) => string {
  const t = wordsOf(auditTrailTexts)
  return ({ actorId, performedByName }) => (actorId === null ? t('hub') : performedByName)
}

/** The same with the number of the account, which no other person ever gets. */
export function useAccount(): (entry: AuditEntry) => string {
  const t = wordsOf(auditTrailTexts)
  const performer = usePerformer()
  return (entry) =>
    entry.actorId === null
      ? performer(entry)
      : t('account', { name: performer(entry), id: String(entry.actorId) })
}

/** `pending-approval` as people say it. */
export const plainly = (word: string): string => word.replaceAll(/[-_]/g, ' ')

/** The status before and after, where it became another. */
export function useStatusChange(): (entry: AuditEntry) => string | undefined {
  const t = wordsOf(auditTrailTexts)
  return ({ changesData }) => {
    const [from, to] = [changesData?.previousStatus, changesData?.newStatus]
    if (!to || from === to) return undefined
    return from ? t('statusChange', { from: plainly(from), to: plainly(to) }) : plainly(to)
  }
}

/** Why, what was noted, and of whom a decision was asked until when. */
export function useEntryNotes(): (entry: AuditEntry) => string[] {
  const t = wordsOf(auditTrailTexts.entry)
  return ({ changeReason, changesData: data }) =>
    [
      changeReason,
      data?.actionNotes,
      data?.assignedToName && t('assignedTo', { name: data.assignedToName }),
      data?.dueDate && t('dueDate', { date: data.dueDate }),
    ].filter((note): note is string => Boolean(note))
}
