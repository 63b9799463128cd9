import type { UseFormReturn } from 'react-hook-form'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { changedValues } from '#web/record-form/kept-input.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Fix } from './validation-panel.tsx'

/**
 * Fills in what a finding proposes. It was made of the values that were judged: where a person has changed one of
 * those since, it would take her rows away or belong to another code, so she is asked to validate first.
 */
export function useApplyFix(
  form: UseFormReturn<FormValues>,
  fields: Fields,
  judged: FormValues,
): (fix: Fix) => void {
  const t = wordsOf(submissionsTexts.validation)
  return ({ label, changes, madeOf }) => {
    const now = form.getValues()
    const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]))
    const inputs = toFormValues(fields, values)
    const isMeant = (field: string) => JSON.stringify(now[field]) === JSON.stringify(inputs[field])
    const changed = Object.keys(changedValues(judged, now)).filter(
      (field) => field === madeOf || (field in values && !isMeant(field)),
    )
    if (changed.length > 0) {
      const labels = changed.map((field) => fields[field]?.label ?? field).join(', ')
      toast({
        title: t('notApplied', { label }),
        description: t('changedSince', { fields: labels }),
        variant: 'destructive',
      })
      return
    }
    for (const { field } of changes) {
      form.setValue(field, inputs[field], { shouldDirty: true })
      form.clearErrors(field)
    }
    toast({ title: t('applied', { label }) })
  }
}
