import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type FormState, formReader } from '#core/markets/form-state.ts'
import type { MarketForm } from '#core/markets/market.ts'
import type { FormValues } from '#web/record-form/form-values.ts'

export interface FormNow extends Omit<FormState, 'hidden' | 'needed'> {
  /** Whether a field is asked for now. */
  asked(id: string): boolean
  needed(id: string): boolean
}

/** What the form asks, needs and offers now; a field that a finding led to is asked all the same. */
export function useFormNow(
  control: Control<FormValues>,
  form: MarketForm,
  revealed: ReadonlySet<string>,
): FormNow {
  const stateOf = useMemo(() => formReader(form), [form])
  // One text for all of it: typing that changes none of it draws nothing anew.
  const state = useWatch({
    control,
    compute: (values: FormValues) => JSON.stringify(stateOf(values as AnyDocument)),
  })
  return useMemo(() => {
    const { hidden, needed, ...rest }: FormState = JSON.parse(state)
    const unasked = new Set(hidden)
    const required = new Set(needed)
    return {
      ...rest,
      asked: (id) => !unasked.has(id) || revealed.has(id),
      needed: (id) => required.has(id),
    }
  }, [state, revealed])
}
