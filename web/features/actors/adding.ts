import type { FoundOperator } from './found-operators.ts'

/** What is being added; to a certain operator, where it was begun with one. */
export interface Adding {
  readonly what: 'operator' | 'certification' | 'link'
  readonly operator?: FoundOperator
}
