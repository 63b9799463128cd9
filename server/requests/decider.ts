import type { Actor, Unit } from '#server/platform/hub.ts'
import type { ChangeRow } from './request-store.ts'

/**
 * What a decision does to the thing it is about; each feature whose records are decided on hands one in, so
 * that deciding knows none of them.
 */
export interface Decider {
  /** Locks the record, before the change itself is locked: the order every writer keeps. */
  lock(unit: Unit, change: ChangeRow): Promise<void>
  /** Does what was asked; throws a Refusal where it is not possible any more, and nothing is decided. */
  approve(unit: Unit, actor: Actor, change: ChangeRow, decision: Decision): Promise<void>
  reject(unit: Unit, actor: Actor, change: ChangeRow, decision: Decision): Promise<void>
}

export interface Decision {
  /** The decider's words. */
  readonly notes: string | null
  /** Decided by the one who asked. */
  readonly selfApproved: boolean
}
