import { Button, Group, Paper, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import classes from './selected-bar.module.css'

interface SelectedBarProps {
  count: number
  /** How many drafts match search and filters; none where all of them are ticked. */
  matching: number
  onSelectAll: () => void
  onSend: () => void
  onClear: () => void
}

/** What can be done with the ticked drafts; it stays in sight, and moves no row by coming. */
export function SelectedBar({ count, matching, onSelectAll, onSend, onClear }: SelectedBarProps) {
  const t = useTranslations('masterDi.records.selected')
  const format = useFormatter()
  return (
    <Paper className={classes.bar} withBorder p="xs" pl="md" role="region" aria-label={t('label')}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600} role="status">
          {t('count', { count })}
        </Text>
        <Group gap="xs">
          {matching > 0 && (
            <Button size="xs" variant="subtle" onClick={onSelectAll}>
              {t('all', { count: matching, number: format.number(matching) })}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
          <Button size="xs" variant="light" leftSection={<IconSend size={14} aria-hidden />} onClick={onSend}>
            {t('send')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}
