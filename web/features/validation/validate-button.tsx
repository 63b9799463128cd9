import { Button } from '@mantine/core'
import type { Dispatch, SetStateAction } from 'react'
import type { Submission } from '#core/contract/submissions.ts'
import { type ValidatedSubmission, validateOne } from '#web/data/validation.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

export type OnValidating = Dispatch<SetStateAction<ReadonlySet<number>>>

interface ValidateButtonProps {
  submission: ValidatedSubmission
  onValidating: OnValidating
}

/** Validates one; what was found is said at once, and stands in its row. */
export function ValidateButton({ submission, onValidating }: ValidateButtonProps) {
  const t = wordsOf(validationTexts.overview)
  const words = wordsOf(submissionsTexts.validation)
  const { id } = submission
  const validate = useChange<void, Submission>({
    nouns: ['submissions'],
    run: async () => {
      onValidating((now) => new Set([...now, id]))
      try {
        return await validateOne(id)
      } finally {
        onValidating((now) => new Set([...now].filter((one) => one !== id)))
      }
    },
    onSuccess: ({ validationResults }) => {
      const issues = validationResults?.issues ?? []
      const errors = issues.filter(({ severity }) => severity === 'error').length
      toast({
        title: words('complete'),
        description: words('completeDescription', { errors }),
        ...(errors > 0 && { variant: 'destructive' as const }),
      })
    },
    onError: (error) =>
      toast({
        title: words('failed'),
        description: t('validateFailed', { message: error.message }),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={validate.isPending}
      aria-label={t('validateOne', { device: submission.deviceName ?? String(id) })}
      onClick={() => validate.mutate()}
    >
      {t('validate')}
    </Button>
  )
}
