import type { FieldErrors } from 'react-hook-form'
import type { FormValues } from '#web/record-form/form-values.ts'
import { firstProblem } from '#web/record-form/go-to-field.ts'
import type { FormNow } from './use-form-now.ts'

const fieldOf = (path: string): string => path.split('.')[0] ?? path

/** Where work on these fields goes on: what is wrong or missing first, in their order; else the first of them. */
export function firstGap(
  ids: readonly string[],
  errors: FieldErrors<FormValues>,
  { missing, missingFields }: Pick<FormNow, 'missing' | 'missingFields'>,
): string | undefined {
  const id = ids.find((one) => errors[one] || missingFields.has(one))
  if (id === undefined) return ids[0]
  return firstProblem(errors, [id]) ?? missing.find((path) => fieldOf(path) === id) ?? id
}
