import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { unmatchSubmission } from './portfolio-api.ts'

interface TakeOutProps {
  family: { readonly id: number; readonly productFamily: string | null }
  id: number
  name: string
}

/** Takes a submission out of its family; it can be matched again. */
export function TakeOut({ family, id, name }: TakeOutProps) {
  const t = wordsOf(portfolioTexts.takeOut)
  const failed = (error: Error) =>
    toast({ title: t('failed'), description: error.message, variant: 'destructive' })
  const takeOut = useChange({
    nouns: ['portfolio', 'submissions'],
    run: () => unmatchSubmission(family.id, id),
    onSuccess: () =>
      toast({
        title: t('done', { device: name, family: family.productFamily ?? '' }),
        description: t('doneHelp'),
      }),
    onError: failed,
  })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      loading={takeOut.isPending}
      aria-label={t('label', { device: name, family: family.productFamily ?? '' })}
      onClick={() => takeOut.mutate()}
    >
      <IconX size={14} aria-hidden />
    </ActionIcon>
  )
}
