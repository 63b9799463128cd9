import type { SubmissionStatus } from './submission-status.ts'

/** How far a device is with its markets (specification, document 3 section 4; decision D21). */
export const udiStatuses = ['not-submitted', 'draft', 'in-progress', 'submitted'] as const
export type UdiStatus = (typeof udiStatuses)[number]

interface RecordFacts {
  readonly targetCountries: readonly string[]
  readonly deviceNumber: string | null
  readonly deviceName: string | null
  readonly manufacturerName: string | null
  readonly implantableDevice: boolean
  readonly sterile: boolean
}

const statusOf: Record<SubmissionStatus, UdiStatus> = {
  draft: 'draft',
  error: 'draft',
  rejected: 'draft',
  validating: 'in-progress',
  validated: 'in-progress',
  pending: 'in-progress',
  'approved-user': 'in-progress',
  'approved-eudamed': 'submitted',
}

/** The furthest of its submissions; of a record without any, what the record itself says. */
export function udiStatusOf(record: RecordFacts, submissions: readonly SubmissionStatus[]): UdiStatus {
  if (record.targetCountries.length === 0) return 'not-submitted'
  if (submissions.length > 0) {
    return udiStatuses.findLast((status) => submissions.some((one) => statusOf[one] === status)) ?? 'draft'
  }
  const { deviceName, manufacturerName, deviceNumber } = record
  if (!deviceName || !manufacturerName || !deviceNumber) return 'draft'
  return record.implantableDevice || record.sterile ? 'submitted' : 'in-progress'
}
