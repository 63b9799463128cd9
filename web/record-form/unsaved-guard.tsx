import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface Place {
  readonly pathname: string
  readonly search: unknown
}

const addressOf = ({ pathname, search }: Place): string => `${pathname} ${JSON.stringify(search)}`

interface UnsavedGuardProps {
  dirty: boolean
  /** What is not saved waits as a working copy. */
  kept?: boolean
}

/** Leaving a form with unsaved changes asks, reloading too; staying at the same address does not. */
export function UnsavedGuard({ dirty, kept = false }: UnsavedGuardProps) {
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
      consequence={t(kept ? 'unsavedKept' : 'unsavedConsequence')}
      confirmLabel={t('leave')}
      destructive
      onConfirm={async () => blocker.proceed?.()}
    />
  )
}
