import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import type { ChangeIntent, ChangeStatus, PendingChange } from '#core/contract/pending-changes.ts'
import { localDay } from '#web/platform/local-day.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './approvals.module.css'

const statusTones: Record<ChangeStatus, Tone> = {
  pending: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
}

export function ChangeStatusBadge({ status }: { status: ChangeStatus }) {
  const t = useTranslations('approvals.statuses')
  return <StatusBadge tone={statusTones[status]}>{t(status)}</StatusBadge>
}

const intentTones: Record<ChangeIntent, Tone> = {
  release: 'info',
  'open-version': 'info',
  delete: 'critical',
}

/** What was asked for, in words. */
export function IntentBadge({ intent }: { intent: ChangeIntent }) {
  const t = useTranslations('approvals.intents')
  return <StatusBadge tone={intentTones[intent]}>{t(intent)}</StatusBadge>
}

/** A due date matters only while nothing is decided; then it is judged by the calendar on this wall. */
export function DueDate({ change }: { change: Pick<PendingChange, 'dueDate' | 'status'> }) {
  const t = useTranslations('approvals')
  const format = useFormatter()
  const { dueDate, status } = change
  if (dueDate === null) return <Dimmed>{t('noDueDate')}</Dimmed>
  const today = localDay(new Date())
  const waiting = status === 'pending'
  return (
    <span className={classes.due}>
      <span>{format.dateTime(new Date(`${dueDate}T00:00`), { dateStyle: 'medium' })}</span>
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
}: Pick<PendingChange, 'deviceName' | 'deviceNumber'>): string => deviceName ?? deviceNumber ?? ''
