import type { MarketStage } from '#core/lifecycle/market-standing.ts'

/** How far a record is for each market, in the order of the hub's list of markets. */
export interface ReadinessTable {
  record_id: number
  epoch: number
  needed: readonly number[]
  missing: readonly number[]
  /** Errors the rules report; counted only once nothing is missing. */
  wrong: readonly number[]
  stages: readonly MarketStage[]
  /** The submission that stands for the device. */
  submissions: readonly (number | null)[]
  /** How many values of the record's version in force that submission lacks. */
  behind: readonly number[]
  /** How many other submissions the device has there. */
  others: readonly number[]
  /** The places of the device's markets in the hub's list, counted from 1. */
  places: readonly number[]
  /** The codes of the markets in which it has submissions. */
  submitted: readonly string[]
  /** The day from which the counts are to be made anew; null where none is known. */
  until: string | null
}
