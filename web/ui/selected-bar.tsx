import { Button, Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import classes from './selected-bar.module.css'

interface SelectedBarProps {
  count: number
  /** How many rows that may be ticked match search and filters; undefined while that is not known. */
  matching: number | undefined
  /** While all of them are being loaded. */
  busy: boolean
  onSelectAll: () => void
  onClear: () => void
  /** What can be done with the ticked rows. */
  children: ReactNode
}

/** What can be done with the ticked rows; it stays in sight, and moves no row by coming. */
export function SelectedBar({ count, matching = 0, busy, onSelectAll, onClear, children }: SelectedBarProps) {
  const t = useTranslations('ui.selected')
  const format = useFormatter()
  return (
    <Paper className={classes.bar} withBorder p="xs" pl="md" role="region" aria-label={t('label')}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600} role="status">
          {t('count', { number: format.number(count) })}
        </Text>
        <Group gap="xs">
          {matching > count && (
            <Button size="xs" variant="subtle" loading={busy} onClick={onSelectAll}>
              {t('all', { number: format.number(matching) })}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
          {children}
        </Group>
      </Group>
    </Paper>
  )
}
