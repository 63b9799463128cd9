import { Alert, Button, Group, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'

interface ErrorPanelProps {
  /** Title. */
  title: string
  /** The cause as reported by the server, if any. */
  message?: string
  /** Effect on the data: 'Nothing was saved.' */
  consequence?: ReactNode
  /** What to do. */
  advice?: ReactNode
  /** Several problems, one line each. */
  details?: readonly string[] | undefined
  onRetry?: () => void
  actions?: ReactNode
  /** Scrolls into view, because in a long form it is far from the button. */
  comesIntoSight?: boolean
}

export function ErrorPanel({
  title,
  message,
  consequence,
  advice,
  details,
  onRetry,
  actions,
  comesIntoSight = false,
}: ErrorPanelProps) {
  const t = wordsOf(uiTexts.error)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (comesIntoSight) panel.current?.scrollIntoView({ block: 'center' })
  }, [comesIntoSight])
  return (
    <Alert
      ref={panel}
      color="red"
      variant="light"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
    >
      {message !== undefined && <Text size="sm">{message}</Text>}
      {details && details.length > 0 && (
        <List size="sm" my="xs">
          {details.map((detail) => (
            <List.Item key={detail}>{detail}</List.Item>
          ))}
        </List>
      )}
      {consequence !== undefined && <Text size="sm">{consequence}</Text>}
      {advice !== undefined && <Text size="sm">{advice}</Text>}
      {(onRetry || actions !== undefined) && (
        <Group gap="xs" mt="sm">
          {onRetry && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={onRetry}
            >
              {t('retry')}
            </Button>
          )}
          {actions}
        </Group>
      )}
    </Alert>
  )
}
