import type { AnyDocument } from '#core/dictionary/field.ts'
import { type Candidate, leadingOf, type MarketStage, stageOf } from '#core/lifecycle/market-standing.ts'
import type { Standing } from '#core/lifecycle/standing.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import type { Facts } from '#core/rules/condition.ts'
import type { MarketModule } from './market.ts'
import { factsOfRow, plannedFor, publishedOn } from './published.ts'
import { readinessOf } from './readiness.ts'

/** The part of a submission that decides where its device stands. */
export interface SubmissionOfDevice extends Candidate {
  readonly status: SubmissionStatus
  readonly standing: Standing
  readonly document: AnyDocument
  /** The errors found by the last validation; null if the submission has changed since. */
  readonly errors: number | null
  /** How many values of the version in force it lacks. */
  readonly behind: number
  /** Of the file that was sent by this day and waits for its answer. */
  readonly publishDateSent: string | null
}

export interface DeviceStanding<T extends SubmissionOfDevice = SubmissionOfDevice> {
  readonly stage: MarketStage
  /** The submission that stands for the device. */
  readonly submission: T | undefined
  /** Its other submissions in this market: for another UDI-DI or regulation, or duplicates. */
  readonly others: number
  /** How many fields are required; null where the hub has no rules for the market. */
  readonly needed: number | null
  /** The ids of the required fields that are blank. */
  readonly missing: readonly string[]
  /** Errors the rules report; counted only once nothing is missing. */
  readonly wrong: number
  readonly behind: number
  /** The day on which all this may change with nothing else changing: the record is then published. */
  readonly until: string | null
  /** The day on which the regulator published the record, by what the hub knows of it. */
  readonly publishedOn: string | null
  /** Whether its submission says that it is no longer placed on the market; registered it stays. */
  readonly noLongerPlaced: boolean
}

interface Device {
  /** Of the version in force. */
  readonly udiDi: string | null
  /** What a submission made from it now would begin with; read only where there is none. */
  readonly begun: () => AnyDocument
}

/** Where a device stands in a market. `today` is YYYY-MM-DD. */
export function standingOf<T extends SubmissionOfDevice>(
  market: MarketModule | undefined,
  device: Device,
  submissions: readonly T[],
  today: string,
): DeviceStanding<T> {
  const submission = leadingOf(device.udiDi, submissions)
  const others = submissions.length - (submission ? 1 : 0)
  const behind = submission?.behind ?? 0
  const document = market && (submission?.document ?? device.begun())
  // For what the register has, fields that only the hub asks for are not required (decision D36).
  const facts = factsOfRow(submission?.isRegistered ?? false, submission?.publishDateSent ?? null)
  const { needed, missing } =
    market && document ? readinessOf(market, document, today, facts) : { needed: null, missing: [] }
  const until = (market && document && plannedFor(market, document, today, facts)) ?? null
  const published = (market && document && publishedOn(market, document, today, facts)) ?? null
  const errorsNow = () => errorsOf(market, document, facts, today)
  const wrong = missing.length > 0 ? 0 : (submission?.errors ?? errorsNow())
  const stage = stageOf(submission ? { ...submission, missing: missing.length, wrong, behind } : null)
  const noLongerPlaced = isNoLongerPlaced(market, submission?.document, today)
  return {
    ...{ stage, submission, others, needed, missing, wrong, behind, until },
    ...{ publishedOn: published, noLongerPlaced },
  }
}

function isNoLongerPlaced(
  market: MarketModule | undefined,
  document: AnyDocument | undefined,
  today: string,
): boolean {
  const said = market?.noLongerPlaced
  const value = said && document?.[said.field]
  if (!said || typeof value !== 'string' || value === '') return false
  return 'codes' in said ? said.codes.includes(value) : value <= today
}

/** The errors the rules find in a draft not validated yet; what depends on the database is left to validation. */
function errorsOf(
  market: MarketModule | undefined,
  document: AnyDocument | undefined,
  facts: Facts,
  today: string,
): number {
  if (!market || !document) return 0
  return market.judge(document, facts, today).filter(({ severity }) => severity === 'error').length
}
