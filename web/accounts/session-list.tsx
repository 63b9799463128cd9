import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import type { UserSession } from '#core/contract/users.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './session-list.module.css'

interface SessionListProps {
  sessions: readonly UserSession[]
  action: (session: UserSession) => ReactNode
}

/** Where somebody is signed in. */
export function SessionList({ sessions, action }: SessionListProps) {
  const t = wordsOf(accountsTexts.sessions)
  const format = useFormatter()
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  return (
    <ul className={classes.list}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.session}>
          <div>
            <Group gap="xs">
              <Text fw={600}>{session.browser ?? t('unknownBrowser')}</Text>
              {session.current && <StatusBadge tone="positive">{t('current')}</StatusBadge>}
            </Group>
            <Text size="sm" c="dimmed">
              {t('from', {
                address: session.address ?? t('unknownAddress'),
                started: when(session.startedAt),
                used: when(session.lastUsedAt),
              })}
            </Text>
          </div>
          {action(session)}
        </li>
      ))}
    </ul>
  )
}
