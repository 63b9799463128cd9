import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

const focusable = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/**
 * Puts the focus on the field of a path and scrolls it into the middle. A table as a whole has no input of
 * its own: then its first one, or the button that adds a row.
 */
export function goToField(form: UseFormReturn<FormValues>, path: string): void {
  form.setFocus(path)
  const [id = ''] = path.split('.')
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
  if (field && !field.contains(document.activeElement)) {
    field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const target = field?.contains(document.activeElement) ? document.activeElement : field
  target?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
}

/** The type of an error that a validation found, as against one that keeps the form from being saved. */
export const findingType = 'finding'

/** The first field with a problem, in the order of the screen. */
export function firstProblem(errors: FieldErrors<FormValues>): string | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  return fields.map(({ dataset }) => dataset.field).find((id) => id !== undefined && errors[id] !== undefined)
}
