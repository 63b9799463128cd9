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

/**
 * The first problem in the order of the screen: its field, or the cell of the table it stands in. `order` names the
 * fields where not all of them are on the screen.
 */
export function firstProblem(
  errors: FieldErrors<FormValues>,
  order: readonly string[] = fieldsOnScreen(),
): string | undefined {
  const id = order.find((field) => errors[field])
  return id === undefined ? undefined : problemsOf({ [id]: errors[id] })[0]?.path
}

const fieldsOnScreen = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].flatMap(({ dataset }) => dataset.field ?? [])

interface Problem {
  readonly path: string
  readonly type: string
}

/** Every problem with its path. Those of a table stand in its cells, row by row. */
export function problemsOf(errors: object, parent = ''): readonly Problem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): readonly Problem[] => {
    if (typeof error !== 'object' || error === null) return []
    // The table as a whole.
    const path = key === 'root' ? parent : `${parent}${parent && '.'}${key}`
    // A column may be called so too: then it holds a problem, not a word.
    return 'type' in error && typeof error.type === 'string'
      ? [{ path, type: error.type }]
      : problemsOf(error, path)
  })
}
