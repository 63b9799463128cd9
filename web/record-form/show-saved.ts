import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedValues } from './kept-input.ts'

/** What stands in a form now, to be compared with what was typed after it was sent. */
export const sentValues = <Values extends FieldValues>(form: UseFormReturn<Values>): Values =>
  structuredClone(form.getValues())

/** What was typed since these values were sent. */
export const typedSince = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
): Partial<Values> => changedValues(sent, form.getValues()) as Partial<Values>

/** Begins a form anew with what was saved; what was typed while it was on its way stays, unsaved. */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const typed = typedSince(form, sent)
  form.reset(saved)
  if (Object.keys(typed).length > 0) form.reset({ ...saved, ...typed }, { keepDefaultValues: true })
}
