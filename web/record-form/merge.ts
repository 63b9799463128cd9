import type { Fields } from '#core/dictionary/field.ts'
import { type FormValues, toBody } from './form-values.ts'

/** Fields by who changed them since both began with the same values. */
export interface Merge {
  /** Changed by the other person alone: taken in. */
  readonly theirs: readonly string[]
  /** Changed by both, to different values: somebody has to choose. */
  readonly both: readonly string[]
}

interface Versions {
  /** What both began with. */
  readonly base: FormValues
  /** As typed here. */
  readonly mine: FormValues
  /** As saved meanwhile. */
  readonly theirs: FormValues
}

export function mergeOf(fields: Fields, { base, mine, theirs }: Versions): Merge {
  const [was, typed, saved] = [base, mine, theirs].map((values) => toBody(fields, values))
  const differs = (id: string, a = was, b = was) => JSON.stringify(a?.[id]) !== JSON.stringify(b?.[id])
  const changed = Object.keys(was ?? {}).filter((id) => differs(id, was, saved))
  return {
    theirs: changed.filter((id) => !differs(id, was, typed)),
    both: changed.filter((id) => differs(id, was, typed) && differs(id, typed, saved)),
  }
}

/** What is typed here, with what the other person alone has changed, and her value of the fields named. */
export function merged(fields: Fields, versions: Versions, take: ReadonlySet<string>): FormValues {
  const { theirs } = mergeOf(fields, versions)
  const taken = [...theirs, ...take].map((id) => [id, versions.theirs[id]] as const)
  return { ...versions.mine, ...Object.fromEntries(taken) }
}
