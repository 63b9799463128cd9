import { Stack, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { SecurityEventKind } from '#core/audit/security-event.ts'
import type { SecurityEvent } from '#core/contract/security-events.ts'
import { securityEventsTexts } from '#web/messages/en/security-events.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import type { Column } from '#web/ui/column.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<SecurityEventKind, Tone> = {
  'failed-sign-in': 'caution',
  'locked-account': 'critical',
  'too-many-requests': 'critical',
  'invalid-token': 'neutral',
  forbidden: 'caution',
}

/** One line a minute, address, account and kind. */
export function useSecurityColumns(): readonly Column<SecurityEvent>[] {
  const t = wordsOf(securityEventsTexts)
  return [
    {
      id: 'kind',
      header: t('columns.kind'),
      width: '12rem',
      fixed: true,
      cell: ({ kind }) => <StatusBadge tone={tones[kind]}>{t(`kinds.${kind}`)}</StatusBadge>,
    },
    {
      id: 'count',
      header: t('columns.count'),
      width: '7rem',
      onCard: true,
      cell: ({ count }) => t('times', { count }),
    },
    {
      id: 'minute',
      header: t('columns.minute'),
      sortBy: 'minute',
      width: '11rem',
      onCard: true,
      cell: ({ minute }) => <Minute instant={new Date(minute)} />,
    },
    {
      id: 'address',
      header: t('columns.address'),
      onCard: true,
      cell: ({ address }) =>
        address === 'other' ? t('severalAddresses') : <span className="code">{address}</span>,
    },
    { id: 'account', header: t('columns.account'), onCard: true, cell: (event) => <Account event={event} /> },
  ]
}

/** With its zone, and the same in UTC where that is another (decision D43). */
function Minute({ instant }: { instant: Date }) {
  const format = useFormatter()
  const { day, utc } = useInstant()(instant)
  const minute = { hour: '2-digit', minute: '2-digit' } as const
  return (
    <Stack gap={0}>
      <Text size="sm">{day}</Text>
      <Text size="xs" c="dimmed">
        {format.dateTime(instant, { ...minute, timeZoneName: 'short' })}
        {utc !== undefined && ` · ${format.dateTime(instant, { ...minute, timeZone: 'UTC' })} UTC`}
      </Text>
    </Stack>
  )
}

/** The person by name; of a name no account has, only that there was one. */
function Account({ event }: { event: SecurityEvent }) {
  const t = wordsOf(securityEventsTexts.accounts)
  const { account, userName } = event
  if (userName !== null) return <bdi>{userName}</bdi>
  const [kind, mark = ''] = account.split(':')
  if (kind === 'name') return <span title={t('unknownHelp', { mark })}>{t('unknown')}</span>
  if (kind === 'user') return t('gone', { id: mark })
  return (
    <Text span size="sm" c="dimmed">
      {account === '' ? t('nobody') : t('other')}
    </Text>
  )
}
