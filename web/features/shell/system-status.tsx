import { Tooltip } from '@mantine/core'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useServerHealth } from '#web/platform/server-health.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'

/** Whether the server answers, asked in the background; a change is read out. */
export function SystemStatus() {
  const t = wordsOf(shellTexts)
  const online = useServerHealth() === 'online'
  return (
    <Tooltip label={t('offlineHelp')} disabled={online} multiline w={260}>
      <span role="status">
        <StatusBadge tone={online ? 'positive' : 'critical'} dot>
          {online ? t('online') : t('offline')}
        </StatusBadge>
      </span>
    </Tooltip>
  )
}
