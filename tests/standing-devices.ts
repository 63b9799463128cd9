import type { MarketReason, MarketStage } from '#core/lifecycle/market-standing.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import type { EudamedEnvironment } from '#core/lifecycle/settings.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'

/** The devices of the model of standings, with their versions and submissions, in plain objects. */

export const modelMarkets = ['EU', 'US', 'CN', 'JP'] as const
export type ModelMarket = (typeof modelMarkets)[number]

/** What a submission takes over from a record. Each text is used once, so that equal ones come from one another. */
export interface Values {
  readonly udiDi: string
  readonly intendedUse: string
  readonly modelNumber: string
  readonly manufacturerName: string
}

/** Besides what the record gives: nothing, all that the market requires, or all but one field. */
export type Filled = 'nothing' | 'all' | 'gap'

export interface ModelVersion {
  readonly id: number
  readonly major: number
  status: MasterStatus
  targets: readonly string[]
  /** Everything it has said, the first first. */
  readonly said: Values[]
  revision: number
  request?: number
}

export interface Content {
  readonly values: Values
  readonly filled: Filled
  /** The manufacturer's SRN came from its operator. */
  readonly hasSrn: boolean
}

export interface Sending {
  readonly environment: EudamedEnvironment
  readonly fileId: number
  /** The content that is in the file. */
  readonly revision: number
  outcome: 'made' | 'sent' | 'accepted' | 'rejected' | 'replaced'
}

export interface ModelSubmission {
  readonly id: number
  readonly market: ModelMarket
  /** The version it belongs to; null where somebody wrote it by hand. */
  version: ModelVersion | null
  readonly contents: Content[]
  /** What the record has said since it was copied, the copied first. */
  readonly copied: Values[]
  status: SubmissionStatus
  /** How many errors the last validation found; undefined since it was changed. */
  found: number | undefined
  /** When somebody wrote in it last. */
  edited: number
  hasFormerUdiDi: boolean
  readonly sendings: Sending[]
  readonly registered: Map<EudamedEnvironment, Content>
}

export interface Cell {
  readonly reasons: readonly MarketReason[]
  readonly stage: MarketStage
  readonly submission: ModelSubmission | undefined
  readonly others: number
  readonly missing: number
  readonly wrong: number
  readonly behind: number
}

export const last = <T>(list: readonly T[]): T => {
  const [one] = list.slice(-1)
  if (one === undefined) throw new Error('There is none')
  return one
}

export class DeviceModel {
  readonly deviceNumber: string
  readonly classed: boolean
  readonly versions: ModelVersion[] = []
  submissions: ModelSubmission[] = []

  constructor(deviceNumber: string, classed: boolean) {
    this.deviceNumber = deviceNumber
    this.classed = classed
  }

  /** The newest version that is not deleted; of a device without one the newest that was. */
  get latest(): ModelVersion {
    const there = this.versions.filter(({ status }) => status !== 'deleted')
    return there.at(-1) ?? last(this.versions)
  }

  get inForce(): ModelVersion {
    const newest = (wanted: MasterStatus) => this.versions.findLast(({ status }) => status === wanted)
    return newest('active') ?? newest('archived') ?? this.latest
  }

  get open(): ModelVersion | undefined {
    return this.versions.find(({ status }) => status === 'draft' || status === 'pending-approval')
  }

  get isGone(): boolean {
    return this.latest.status === 'deleted'
  }

  /** Whether lists and figures of devices have it. */
  get isListed(): boolean {
    return this.latest.status !== 'deleted' && this.latest.status !== 'archived'
  }

  reasonsOf(market: string): MarketReason[] {
    const isTarget = this.latest.targets.includes(market)
    const isSubmitted = this.submissions.some((one) => one.market === market)
    return [...(isTarget ? ['target' as const] : []), ...(isSubmitted ? ['submission' as const] : [])]
  }
}
