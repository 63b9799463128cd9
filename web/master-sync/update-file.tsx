import { Button } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MasterSync } from '#core/contract/master-sync.ts'
import { validateOne } from '#web/data/validation.ts'
import { usePackageOf } from '#web/many-submissions/use-package-of.ts'
import { carryOverTexts } from '#web/messages/en/carry-over.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { syncFromMaster } from './master-sync-api.ts'

interface UpdateFileProps {
  masterDiId: number
  country: string
  /** Of the record whose values were seen. */
  revision: number
  /** The submission and what is carried over into it. */
  submission: MasterSync['submissions'][number]
  disabled: boolean
}

/** From the changed record to the regulator's update file in one act; it ends where something is wrong, and leads there. */
export function UpdateFile({ masterDiId, country, revision, submission, disabled }: UpdateFileProps) {
  const t = wordsOf(carryOverTexts.updateFile)
  const navigate = useNavigate()
  const files = usePackageOf()
  const update = useChange({
    nouns: ['submissions', 'audit-trail', 'requests', 'notifications'],
    run: async () => {
      await syncFromMaster(masterDiId, { revision, submissions: [submission] })
      return validateOne(submission.submissionId)
    },
    onSuccess: async ({ id, status, abilities }) => {
      if (abilities.download) return files.mutate({ market: country, submissionIds: [id] })
      const description = t(status === 'validated' ? 'needsApproval' : 'hasErrors')
      toast({ title: t('notCreated'), description, variant: 'destructive' })
      await navigate({
        to: '/country-specific/$country/$masterDiId',
        params: { country, masterDiId: String(masterDiId) },
        search: { tab: 'form', submission: id },
      })
    },
    onError: (error) => toast({ title: t('notCreated'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPackageExport size={14} aria-hidden />}
      disabled={disabled}
      loading={update.isPending || files.isPending}
      onClick={() => update.mutate()}
    >
      {t('button', { count: submission.fields.length })}
    </Button>
  )
}
