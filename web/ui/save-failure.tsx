import { Button } from '@mantine/core'
import { flushSync } from 'react-dom'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { currentRecord } from '#web/platform/api-error.ts'
import { ErrorPanel } from './error-panel.tsx'

interface SaveFailureProps<Current> {
  /** What failed. */
  title: string
  error: Error
  consequence?: string
  /** The current record after a conflict; without it every further save would be refused. */
  onCurrent?: (record: Current) => void
}

const fields = 'form :is(input:not([type=hidden]), textarea, button):not(:disabled)'

/** Shows why a dialog’s form was not saved and what to do. */
export function SaveFailure<Current extends { readonly revision: number }>({
  title,
  error,
  consequence,
  onCurrent,
}: SaveFailureProps<Current>) {
  const t = wordsOf(uiTexts.error)
  const current = currentRecord<Current>(error)
  const load = (button: HTMLElement) => {
    const dialog = button.closest('[role="dialog"]')
    if (current) flushSync(() => onCurrent?.(current))
    // The button was removed with its panel.
    dialog?.querySelector<HTMLElement>(fields)?.focus()
  }
  return (
    <ErrorPanel
      comesIntoSight
      title={title}
      message={error.message}
      consequence={consequence}
      {...(current &&
        onCurrent && {
          advice: t('staleAdvice'),
          actions: (
            <Button size="xs" variant="default" onClick={({ currentTarget }) => load(currentTarget)}>
              {t('loadCurrent')}
            </Button>
          ),
        })}
    />
  )
}
