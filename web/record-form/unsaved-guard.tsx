import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Leaving a form with unsaved changes asks; staying on the same screen does not. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useTranslations('recordForm')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && current.fullPath + search(current) !== next.fullPath + search(next),
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

const search = (location: { search: unknown }): string => JSON.stringify(location.search)
