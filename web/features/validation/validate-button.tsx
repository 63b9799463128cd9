import { Button } from '@mantine/core'
import type { Dispatch, SetStateAction } from 'react'
import type { ValidatedSubmission } from '#web/data/validation.ts'
import { useValidateOne } from '#web/many-submissions/use-validate-one.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'

export type OnValidating = Dispatch<SetStateAction<ReadonlySet<number>>>

interface ValidateButtonProps {
  submission: ValidatedSubmission
  onValidating: OnValidating
}

/** Validates one; what was found is said at once, and stands in its row. */
export function ValidateButton({ submission, onValidating }: ValidateButtonProps) {
  const t = wordsOf(validationTexts.overview)
  const { id } = submission
  const validate = useValidateOne(id, (message) => t('validateFailed', { message }))
  const begin = async () => {
    onValidating((now) => new Set([...now, id]))
    // What went wrong is told already.
    await validate.mutateAsync().catch(() => undefined)
    onValidating((now) => new Set([...now].filter((one) => one !== id)))
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={validate.isPending}
      aria-label={t('validateOne', { device: submission.deviceName ?? String(id) })}
      onClick={() => void begin()}
    >
      {t('validate')}
    </Button>
  )
}
