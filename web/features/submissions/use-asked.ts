import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { compile } from '#core/rules/condition.ts'
import type { FormValues } from '#web/record-form/form-values.ts'

const noFacts = new Set<string>()

/**
 * Which fields the form asks for now: a conditional one where its condition holds, where it has a value
 * (nothing that is stored is out of sight), and where a finding led to it.
 */
export function useAsked(
  control: Control<FormValues>,
  form: MarketForm,
  revealed: ReadonlySet<string>,
): (id: string) => boolean {
  const conditions = useMemo(
    () => form.askedWhen.map(({ field, when }) => ({ field, holds: compile(when) })),
    [form],
  )
  // One text for all of them: typing elsewhere in the form draws nothing anew.
  const hidden = useWatch({
    control,
    compute: (values: FormValues) =>
      conditions
        .filter(({ field, holds }) => isBlank(values[field]) && !holds(values as AnyDocument, noFacts))
        .map(({ field }) => field)
        .join(' '),
  })
  return useMemo(() => {
    const ids = new Set(hidden.split(' '))
    return (id) => !ids.has(id) || revealed.has(id)
  }, [hidden, revealed])
}
