import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Submission } from '#core/contract/submissions.ts'
import { revertTo, sharingQuery } from '#web/data/version-control.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface RevertButtonProps {
  submission: Submission
  versionNumber: number
  /** Says which version: where it does not stand beside it. */
  named?: boolean
}

/** Makes a new version that is equal to an earlier one; what is in between stays. */
export function RevertButton({ submission, versionNumber, named = false }: RevertButtonProps) {
  const t = wordsOf(versionControlTexts.revert)
  const said = wordsOf(submissionsTexts.form)
  const [asking, setAsking] = useState(false)
  const { id, revision } = submission
  const { data: sharing } = useQuery({ ...sharingQuery(id), enabled: asking })
  const revert = useChange({
    nouns: ['submissions', 'requests'],
    run: () => revertTo(id, versionNumber, revision),
    onSuccess: ({ alsoChanged = [], ...after }) => {
      const others = alsoChanged.length
      toast(
        after.revision === revision
          ? { title: t('same', { version: String(versionNumber) }) }
          : {
              title: t('done', { version: String(versionNumber), now: String(after.revision) }),
              ...(others > 0 && { description: said('alsoChanged', { count: others }) }),
            },
      )
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  if (!submission.abilities.edit) return null
  return (
    <>
      <Button
        size={named ? 'sm' : 'compact-sm'}
        variant="default"
        disabled={versionNumber === revision}
        aria-label={t('label', { version: String(versionNumber) })}
        onClick={() => setAsking(true)}
      >
        {named ? t('label', { version: String(versionNumber) }) : t('button')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('title', { version: String(versionNumber) })}
        consequence={
          <Stack gap="xs">
            <span>{t('consequence', { version: String(versionNumber), next: String(revision + 1) })}</span>
            {sharing && sharing.others > 0 && (
              <span>{t('others', { count: sharing.others, approved: sharing.approved })}</span>
            )}
          </Stack>
        }
        confirmLabel={t('confirm')}
        onConfirm={() => revert.mutateAsync()}
      />
    </>
  )
}
