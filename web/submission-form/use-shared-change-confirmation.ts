import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Sharing } from '#core/contract/submission-sharing.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { changedValues } from '#web/record-form/kept-input.ts'
import { toast } from '#web/ui/toast-store.ts'
import { sharingOf } from './submission-api.ts'

interface Question extends Sharing {
  readonly labels: readonly string[]
  readonly answer: (agreed: boolean) => void
}

export type OthersToo = ReturnType<typeof useSharedChangeConfirmation>

function tellUnknown(): undefined {
  const t = wordsOf(submissionsTexts.othersUnknown)
  toast({ title: t('title'), description: t('description'), variant: 'destructive' })
}

/**
 * Some values belong to all devices of a Basic UDI-DI: who changes one of them here changes it for all, and is asked
 * first, with how many lose an approval by it (decision D41).
 */
export function useSharedChangeConfirmation(
  form: UseFormReturn<FormValues>,
  fields: Fields,
  submission: (Readonly<Record<string, unknown>> & { readonly id: number }) | undefined,
) {
  const [question, setQuestion] = useState<Question>()
  return {
    question,
    agreed: async (values: FormValues): Promise<boolean> => {
      if (!submission || !form.formState.isDirty) return true
      const sharing = await sharingOf(submission.id).catch(tellUnknown)
      // Without an answer nobody knows which devices would change as well: nothing is saved.
      if (!sharing) return false
      if (sharing.others === 0) return true
      const changed = Object.keys(changedValues(toFormValues(fields, submission), values))
      const labels = sharing.fields.filter((id) => changed.includes(id)).map((id) => fields[id]?.label ?? id)
      if (labels.length === 0) return true
      return new Promise((resolve) => {
        const answer = (agreed: boolean) => {
          setQuestion(undefined)
          resolve(agreed)
        }
        setQuestion({ ...sharing, labels, answer })
      })
    },
  }
}
