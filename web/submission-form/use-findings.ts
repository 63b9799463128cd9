import { useEffect } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import type { ValidationResults } from '#core/contract/validation-results.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { findingType } from '#web/record-form/go-to-field.ts'

/**
 * Puts the errors validation found beside their fields too, so that the sections can count them. A field that
 * is changed loses its own: whether it is right now, the next validation says.
 */
export function useFindings(
  form: UseFormReturn<FormValues>,
  results: ValidationResults | null | undefined,
): void {
  useEffect(() => {
    const errors = results?.issues.filter(({ severity }) => severity === 'error') ?? []
    // The first of a field is enough there; the panel has them all.
    for (const { field, message } of errors.toReversed()) {
      if (field !== null) form.setError(field, { type: findingType, message })
    }
  }, [form, results])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return
          // A cell changes its table as well.
          const [table = name] = name.split('.')
          for (const path of new Set([table, name])) {
            const error: { type?: unknown } | undefined = get(form.formState.errors, path)
            if (error?.type === findingType) form.clearErrors(path)
          }
        },
      }),
    [form],
  )
}
