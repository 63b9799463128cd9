import type { OperatorSyncResult } from '#core/contract/actors.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/** An operator that is to reach submissions: the changed one, or a manufacturer that it represents. */
export interface ChangedOperator {
  readonly operator: { readonly id: number; readonly name: string }
  /** What the operator is to the submissions. */
  readonly role: 'manufacturer' | 'importer'
  /** All with their authorised representatives written out; what it said before may be what several revisions say. */
  readonly before: readonly AnyDocument[]
  readonly after: AnyDocument
}

/** A change of an operator that is to reach the drafts of its devices. */
export interface OperatorChange {
  readonly operators: readonly ChangedOperator[]
  /** For what says a former SRN though its record names nobody the hub knows. */
  readonly ofUnknown: ChangedOperator
  /**
   * Only what names this operator as it was, and only what says a former value (decision D149): the drafts, or what is
   * validated, approved and registered too.
   */
  readonly naming: { readonly operatorId: number; readonly all: boolean } | undefined
  /** Of the submissions; all that follow from the change where none is named. */
  readonly fields: readonly string[] | undefined
  /** Without it nothing is stored. */
  readonly apply: boolean
}

/** What the feature of submissions does with it; handed over in app.ts, so that neither feature knows the other. */
export type OperatorSync = (hub: Hub, actor: Actor, change: OperatorChange) => Promise<OperatorSyncResult>
