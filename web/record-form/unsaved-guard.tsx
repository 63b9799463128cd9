import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface Place {
  readonly pathname: string
  readonly search: unknown
}

const addressOf = ({ pathname, search }: Place): string => `${pathname} ${JSON.stringify(search)}`

/** Leaving a form with unsaved changes asks, reloading too; staying at the same address does not. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useTranslations('recordForm')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && addressOf(current) !== addressOf(next),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsaved')}
      consequence={t('unsavedConsequence')}
      confirmLabel={t('leave')}
      destructive
      onConfirm={async () => blocker.proceed?.()}
    />
  )
}
