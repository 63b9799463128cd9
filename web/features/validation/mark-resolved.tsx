import { Button } from '@mantine/core'
import { useState } from 'react'
import { reasonLength } from '#core/dictionary/reason.ts'
import { type ListedFinding, resolveFinding } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

/**
 * Marks a finding as resolved, an error only with a reason; the next validation opens it again if the problem is still
 * there.
 */
export function MarkResolved({ finding }: { finding: ListedFinding }) {
  const t = wordsOf(validationTexts.errors)
  const [open, setOpen] = useState(false)
  const mark = useChange<string, unknown>({
    nouns: ['submissions'],
    run: (reason) => resolveFinding(finding.id, reason),
    onSuccess: () => toast({ title: t('marked'), description: t('markedHelp') }),
    onError: (error) => toast({ title: t('markFailed'), description: error.message, variant: 'destructive' }),
  })
  const name = t('markOne', { rule: finding.errorCode, device: finding.deviceName ?? '' })
  const isError = finding.severity === 'error'
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={name} onClick={() => setOpen(true)}>
        {t('markResolved')}
      </Button>
      <ConfirmDialog
        opened={open}
        onClose={() => setOpen(false)}
        title={name}
        consequence={t('markConsequence')}
        confirmLabel={t('markResolved')}
        reason={{
          label: t('markReason'),
          help: t('markReasonHelp'),
          maxLength: reasonLength,
          ...(isError && { required: { title: t('reasonMissing'), message: t('reasonNeeded') } }),
        }}
        onConfirm={(reason) => mark.mutateAsync(reason)}
      />
    </>
  )
}
