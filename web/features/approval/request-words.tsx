import { Text } from '@mantine/core'
import type { ApprovalRequest, RequestIntent, RequestStatus } from '#core/contract/requests.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { localDay } from '#web/platform/local-day.ts'
import { useDay } from '#web/platform/use-day.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './requests.module.css'

const statusTones: Record<RequestStatus, Tone> = {
  pending: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
}

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const t = wordsOf(requestsTexts.statuses)
  return <StatusBadge tone={statusTones[status]}>{t(status)}</StatusBadge>
}

const intentTones: Record<RequestIntent, Tone> = {
  release: 'info',
  'open-version': 'info',
  delete: 'critical',
}

/** What was asked for, in words. */
export function IntentBadge({
  request: { intent, entityType },
}: {
  request: Pick<ApprovalRequest, 'intent' | 'entityType'>
}) {
  const t = wordsOf(requestsTexts.intents)
  return (
    <StatusBadge tone={intentTones[intent]}>
      {t(entityType === 'submission' ? 'submission' : intent)}
    </StatusBadge>
  )
}

/** A due date matters only while nothing is decided; then it is judged by the calendar on this wall. */
export function DueDate({ request }: { request: Pick<ApprovalRequest, 'dueDate' | 'status'> }) {
  const t = wordsOf(requestsTexts)
  const day = useDay()
  const { dueDate, status } = request
  if (dueDate === null) return <Dimmed>{t('noDueDate')}</Dimmed>
  const today = localDay(new Date())
  const waiting = status === 'pending'
  return (
    <span className={classes.due}>
      <span>{day(dueDate)}</span>
      {waiting && dueDate < today && <StatusBadge tone="critical">{t('overdue')}</StatusBadge>}
      {waiting && dueDate === today && <StatusBadge tone="caution">{t('dueToday')}</StatusBadge>}
    </span>
  )
}

/** Words that stand where a value would. */
export function Dimmed({ children }: { children: string }) {
  return (
    <Text span inherit c="dimmed">
      {children}
    </Text>
  )
}

export const deviceNameOf = ({
  deviceName,
  deviceNumber,
}: Pick<ApprovalRequest, 'deviceName' | 'deviceNumber'>): string => deviceName ?? deviceNumber ?? ''
