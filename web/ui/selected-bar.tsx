import { Button, Paper, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './selected-bar.module.css'
import { useToldHeight } from './use-told-height.ts'

export interface SelectedWords {
  /** What is selected. */
  readonly label: string
  readonly count: (count: number) => string
  /** Offers all that match. */
  readonly all: (count: number) => string
}

interface SelectedBarProps {
  words: SelectedWords
  count: number
  /** How many rows that may be ticked match search and filters; undefined while that is not known. */
  matching: number | undefined
  /** While all of them are being loaded. */
  busy: boolean
  onSelectAll: () => void
  onClear: () => void
  /** Actions for the selected rows. */
  children: ReactNode
}

/** Actions for the selected rows; always visible, so that rows do not move. */
export function SelectedBar({
  words,
  count,
  matching = 0,
  busy,
  onSelectAll,
  onClear,
  children,
}: SelectedBarProps) {
  const t = wordsOf(uiTexts.selected)
  const bar = useRef<HTMLDivElement>(null)
  useToldHeight(bar)
  return (
    <Paper ref={bar} className={classes.bar} withBorder p="xs" pl="md" role="region" aria-label={words.label}>
      <div className={classes.line}>
        <Text className={classes.count} size="sm" fw={600} role="status">
          {words.count(count)}
        </Text>
        <div className={classes.actions}>
          {matching > count && (
            <Button size="xs" variant="subtle" loading={busy} onClick={onSelectAll}>
              {words.all(matching)}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
          {/* Until all are there, an action would be about those ticked before. */}
          <div className={classes.acts} inert={busy}>
            {children}
          </div>
        </div>
      </div>
    </Paper>
  )
}
