import { Button } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MasterSync } from '#core/contract/master-sync.ts'
import { validateSome } from '#web/data/validation.ts'
import { usePackageOf } from '#web/many-submissions/use-package-of.ts'
import { carryOverTexts } from '#web/messages/en/carry-over.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { syncFromMaster } from './master-sync-api.ts'

interface UpdateFileProps {
  masterDiId: number
  country: string
  /** What is carried over into the one submission. */
  sync: MasterSync
  disabled: boolean
}

/** From the changed record to the regulator's update file in one act; it ends where something is wrong, and leads there. */
export function UpdateFile({ masterDiId, country, sync, disabled }: UpdateFileProps) {
  const t = wordsOf(carryOverTexts.updateFile)
  const navigate = useNavigate()
  const files = usePackageOf()
  const update = useChange({
    nouns: ['submissions', 'audit-trail', 'requests', 'notifications'],
    run: async (body: MasterSync) => {
      await syncFromMaster(masterDiId, body)
      return validateSome(body.submissions.map(({ submissionId }) => submissionId))
    },
    onSuccess: async ({ results, refused }) => {
      const [result] = results
      if (result?.abilities.download)
        return files.mutate({ market: country, submissionIds: results.map(({ id }) => id) })
      toast({
        title: t('notCreated'),
        description: refused[0]?.message ?? t(result?.status === 'validated' ? 'needsApproval' : 'hasErrors'),
        variant: 'destructive',
      })
      if (result === undefined) return
      await navigate({
        to: '/country-specific/$country/$masterDiId',
        params: { country, masterDiId: String(masterDiId) },
        search: { tab: 'form', submission: result.id },
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
      onClick={() => update.mutate(sync)}
    >
      {t('button', { count: sync.submissions.reduce((sum, { fields }) => sum + fields.length, 0) })}
    </Button>
  )
}
