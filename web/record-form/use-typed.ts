import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

/** Types these values into a form that begins, as the person did before. */
export function useTyped(form: UseFormReturn<FormValues>, typed: FormValues | undefined): void {
  const type = useEffectEvent((values: FormValues) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
  })
  useEffect(() => {
    if (typed) type(typed)
  }, [typed])
}
