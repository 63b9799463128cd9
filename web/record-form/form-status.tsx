import { Button } from '@mantine/core'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { FormValues } from './form-values.ts'
import { findingType, firstProblem, goToField, problemsOf } from './go-to-field.ts'

interface FormStatusProps {
  form: UseFormReturn<FormValues>
  /** What is said while nothing is wrong and nothing changed. */
  calm?: string
  /** The fields in their order, and the way to one of them, where not all are on the screen. */
  order?: readonly string[] | undefined
  onGoTo?: ((path: string) => void) | undefined
}

/** How things stand, beside the buttons of a form: what is wrong with the way there, or what is not saved yet. */
export function FormStatus({ form, calm, order, onGoTo = (path) => goToField(form, path) }: FormStatusProps) {
  const t = wordsOf(recordFormTexts)
  const { errors, isDirty } = useFormState({ control: form.control })
  const problems = Object.keys(errors).length
  // What a validation found does not keep anybody from saving.
  const refused = problemsOf(errors).some(({ type }) => type !== findingType)
  if (problems === 0) return <span>{isDirty ? t('unsavedChanges') : calm}</span>
  return (
    <>
      <StatusBadge tone="critical">{t('problems', { count: problems })}</StatusBadge>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          const first = firstProblem(errors, order)
          if (first !== undefined) onGoTo(first)
        }}
      >
        {t('firstProblem')}
      </Button>
      <span>{refused ? t('nothingSaved') : isDirty ? t('unsavedChanges') : calm}</span>
    </>
  )
}
