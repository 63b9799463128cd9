import type { DecisionFacts } from '#core/audit/audit-entry.ts'
import type { RequestEntityType } from '#core/contract/requests.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import type { RequestRow } from './request-queries.ts'

/**
 * What a decision does to an entity of a kind. Each feature whose entities are decided on hands one to app.ts, so that
 * deciding knows none of them.
 */
export interface Decider {
  readonly entityType: RequestEntityType
  /** Locks the entity, before the request itself is locked: the order every writer keeps. */
  lock(unit: Unit, request: Pick<RequestRow, 'entity_id'>): Promise<void>
  /** Does what was asked; throws a Refusal where it is not possible any more, and nothing is decided. */
  approve(unit: Unit, actor: Actor, request: RequestRow, decision: Decision): Promise<void>
  reject(unit: Unit, actor: Actor, request: RequestRow, decision: Decision): Promise<void>
}

export interface Decision {
  /** The decider's words. */
  readonly notes: string | null
  /** Decided by the one who asked. */
  readonly selfApproved: boolean
  /** For the trail: what exactly was decided on, and how it was signed. */
  readonly facts: DecisionFacts
}
