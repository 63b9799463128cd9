import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface Place {
  readonly pathname: string
  readonly search: unknown
}

const addressOf = ({ pathname, search }: Place, within: readonly string[]): string => {
  const kept = Object.entries(search ?? {}).filter(([name]) => !within.includes(name))
  return `${pathname} ${JSON.stringify(kept)}`
}

interface UnsavedGuardProps {
  dirty: boolean
  /** The form itself goes on at another address. */
  goingOn?: RefObject<boolean>
  /** What is not saved waits as a working copy. */
  kept?: boolean
  /** What of the address changes while one stays in the form. */
  within?: readonly string[]
}

const nothing: readonly string[] = []

/** Leaving a form with unsaved changes asks, reloading too; staying at the same address does not. */
export function UnsavedGuard({ dirty, goingOn, kept = false, within = nothing }: UnsavedGuardProps) {
  const t = wordsOf(recordFormTexts)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && goingOn?.current !== true && addressOf(current, within) !== addressOf(next, within),
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
