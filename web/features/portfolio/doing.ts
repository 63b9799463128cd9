import type { ListedFamily } from '#web/data/portfolio.ts'

/** What is being done, and with which family. */
export interface Doing {
  readonly what: 'new' | 'edit' | 'match' | 'show' | 'send' | 'delete'
  readonly family?: ListedFamily
}
