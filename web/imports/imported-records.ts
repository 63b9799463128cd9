import type { ReactNode } from 'react'
import type { Job } from '#core/contract/imports.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { Noun } from '#web/platform/query-client.ts'

/** What a job does: an import, an update with the values of one, or taking one back. */
export type Act = 'import' | 'update' | 'undo'

export function actOf({ updatesJob, undoesJob }: Pick<Job, 'updatesJob' | 'undoesJob'>): Act {
  if (undoesJob !== null) return 'undo'
  return updatesJob === null ? 'import' : 'update'
}

/** What the results of one kind of upload need to know of their records. */
export interface ImportedRecords {
  /** Whose cached data an import makes old. */
  readonly noun: Noun
  /** To show values that differ. */
  readonly fields: Fields
  /** What taking over values does to them, where it is not what it does to records. */
  readonly updateConsequence?: string
  /** Leads to them all: the next step, unless another one is before it. */
  readonly link: (isNext: boolean) => ReactNode
  /** Leads to those that one import made; `children` says how many. */
  readonly importedLink: (importId: number, children: string) => ReactNode
  /** What to do next with those that one import made. */
  readonly next?: (importId: number, count: number) => ReactNode
  /** Leads to one; `children` names it. */
  readonly recordLink: (id: number, children: string) => ReactNode
}
