import { Alert, Button, Group, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface ErrorPanelProps {
  /** What happened. */
  title: string
  /** The cause in the server's words, where there are any. */
  message?: string
  /** What it means for the data: 'Nothing was saved.' */
  consequence?: ReactNode
  /** What to do. */
  advice?: ReactNode
  /** Several problems, one line each. */
  details?: readonly string[] | undefined
  onRetry?: () => void
  actions?: ReactNode
}

export function ErrorPanel({
  title,
  message,
  consequence,
  advice,
  details,
  onRetry,
  actions,
}: ErrorPanelProps) {
  const t = useTranslations('ui.error')
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertTriangle aria-hidden />} role="alert">
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
