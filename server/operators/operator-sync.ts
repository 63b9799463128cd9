import type { OperatorSyncResult } from '#core/contract/actors.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/** A change of an operator that is to reach the drafts of its devices. */
export interface OperatorChange {
  readonly operator: { readonly id: number; readonly name: string }
  /** Both with their authorised representatives written out. */
  readonly before: AnyDocument
  readonly after: AnyDocument
  /** Of the submissions; all that follow from the change where none is named. */
  readonly fields: readonly string[] | undefined
  /** Without it nothing is stored. */
  readonly apply: boolean
}

/** What the feature of submissions does with it; handed over in app.ts, so that neither feature knows the other. */
export type OperatorSync = (hub: Hub, actor: Actor, change: OperatorChange) => Promise<OperatorSyncResult>
