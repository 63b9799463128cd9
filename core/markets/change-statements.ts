import type { FieldEffect } from '#core/lifecycle/change-effect.ts'

/** What a regulator says of changes to a device it has, in words, with source and day. */
export interface ChangeStatement {
  readonly rule: string
  readonly source: string
  /** YYYY-MM-DD: the last day it was looked up. */
  readonly on: string
}

/**
 * The statements of a market. Which of them holds for a field, `changeable` of the field says, or `judgeChange` where the
 * market has it; without either, `untold` does where it is there, else `update`.
 */
export interface MarketChanges {
  /** Of fields with `changeable: 'no'`. */
  readonly newDi?: ChangeStatement
  /** Of fields with `changeable: 'stays'`. */
  readonly refused?: ChangeStatement
  readonly update?: ChangeStatement
  /** Of additions, and of fields with `changeable: 'adds'` whatever the change. */
  readonly addOnly?: ChangeStatement
  /** Of any change to a device the register has taken and somebody else has yet to confirm, as far as is known (decision D161). */
  readonly untilConfirmed?: ChangeStatement
  /** Which changes need a new UDI-DI is not public, or not for all fields; the rule says what is known. */
  readonly untold?: ChangeStatement
}

/** What a rule of `judgeChange` asks for when it is broken; its words are in the issue. */
export interface BrokenChangeRule extends Omit<ChangeStatement, 'rule'> {
  readonly effect: FieldEffect
}
