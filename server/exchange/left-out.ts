import type { LeftOut, LeftOutKind } from '#core/contract/exchange.ts'
import { leftOutKinds } from '#core/contract/exchange.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import { openDeclarations } from '#core/markets/declarations.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Actor } from '#server/platform/hub.ts'
import { outOfDate } from '#server/standing/device-standings.ts'
import type { SubmissionRow } from '#server/submissions/submission-queries.ts'

/** Why a submission is not in a file, and what to do. */

export interface Reason {
  readonly kind: LeftOutKind
  readonly why: string
  readonly field?: string | null
}

/** What is read of a submission to send it. */
export const readColumns = [
  'document',
  'dictionary',
  'id',
  'revision',
  'status',
  'device_name',
  'device_number',
  'udi_di',
  'master_di_id',
  'record_status',
  'publish_date_sent',
] as const

export type ChosenRow = Pick<SubmissionRow, (typeof readColumns)[number]>

export const isNotValid = (status: ChosenRow['status']): boolean =>
  status !== 'rejected' && !submissionAllows('download', status)

export const leftOutOf = (row: ChosenRow, { kind, why, field = null }: Reason): LeftOut => ({
  submissionId: row.id,
  masterDiId: row.master_di_id,
  deviceName: row.device_name,
  udiDi: row.udi_di,
  kind,
  field,
  why,
})

/** Why a submission cannot be in a file now, and what to do; `receiver` is who refuses files. */
export function notReady(
  market: MarketModule,
  receiver: string,
  row: Pick<ChosenRow, 'status' | 'document'>,
  actor: Actor,
): Reason | undefined {
  const { status, document } = row
  if (status === 'rejected') {
    return {
      kind: 'refused',
      why: `${receiver} refused it. Fix the reported problems and validate again.`,
    }
  }
  if (isNotValid(status)) {
    const why =
      status === 'error'
        ? 'The last validation found errors. Fix them and validate again.'
        : 'Not validated since the last change. Validate it first.'
    return { kind: 'not-valid', why }
  }
  if (!submissionAllows('download', status, actor.rules)) {
    return { kind: 'not-approved', why: 'Not approved yet. Send it for approval.' }
  }
  const [open, ...others] = openDeclarations(market.declarationsAsked(document), document)
  if (open === undefined) return undefined
  const label = market.regulatorFields[open]?.label ?? market.fields[open]?.label ?? open
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return {
    kind: 'declarations',
    field: open,
    why: `"${label}"${more} is not stated. Answer with yes or no, or tick "Declarations checked".`,
  }
}

/**
 * A device whose record was deleted is not registered any more; what a register has of it can still be changed there, in
 * open mode.
 */
export const recordDeleted = (isDeleted: boolean, isRegistered: boolean): Reason | undefined =>
  isDeleted && !isRegistered
    ? {
        kind: 'record-deleted',
        why: 'Its Master DI record was deleted, so the device cannot be registered.',
      }
    : undefined

/** In controlled mode, a submission that differs from its record since approval cannot be exported. */
export const behindRecord = (behind = 0): Reason | undefined =>
  behind > 0 ? { kind: 'out-of-date', why: outOfDate(behind) } : undefined

/** It matches the register, but its record has changed since: once that is carried over, there is something to send. */
export const matchesButBehind = (behind = 0): Reason | undefined =>
  behind > 0
    ? {
        kind: 'out-of-date',
        why: `The record has changed since: ${behind} ${behind === 1 ? 'value has not been carried over. Carry it over' : 'values have not been carried over. Carry them over'} in the submission, validate it, then send it.`,
      }
    : undefined

/** In controlled mode, only the file that was approved leaves (decision D60). */
export const notAsApproved = (why: string | undefined): Reason | undefined =>
  why === undefined ? undefined : { kind: 'not-approved', why }

/** Reasons that need action come first. */
export const inOrder = (leftOut: readonly LeftOut[]): LeftOut[] =>
  leftOut.toSorted((a, b) => leftOutKinds.indexOf(a.kind) - leftOutKinds.indexOf(b.kind))
