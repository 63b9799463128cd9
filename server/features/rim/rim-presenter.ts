import { markets as knownMarkets } from '#core/code-lists/markets.ts'
import type { ComplianceItem, RimDocument, RimSubmission } from '#core/contract/rim.ts'
import { complianceFields, rimDocumentFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { daysToDeadline } from '#core/lifecycle/rim.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { isApprovedAsItIs, isApprovedHere } from './current-approval.ts'
import type { RimRow } from './rim-queries.ts'

const as = column<RimRow>()
const at = instant<RimRow>()

const kept = {
  id: as('id'),
  revision: as('revision'),
  createdAt: at('created_at'),
  createdByName: as('created_by_name'),
  updatedAt: at('updated_at'),
  updatedByName: as('updated_by_name'),
}

/** Codes in the order of the hub’s list of markets. */
export const inOrder = (codes: readonly string[]): string[] => {
  const place = (code: string) => knownMarkets.findIndex((market) => market.code === code)
  return codes.toSorted((a, b) => place(a) - place(b))
}

type Clock = Pick<Hub, 'now'>

export const submissionProperties = (hub: Clock) =>
  ({
    ...(documentProperties<RimRow>(rimSubmissionFields) as Properties<
      RimRow,
      Pick<RimSubmission, keyof typeof rimSubmissionFields>
    >),
    ...kept,
    documents: as('documents'),
    daysToDeadline: {
      from: ['due_date', 'status'],
      value: ({ due_date, status }: RimRow) => daysToDeadline({ status, targetDate: due_date }, todayOf(hub)),
    },
    ownerId: as('owner_id'),
    ownerName: as('owner_name'),
    devices: as('devices'),
    markets: { from: ['markets'], value: ({ markets }: RimRow) => inOrder(markets) },
    tasks: as('tasks'),
    tasksDone: as('tasks_done'),
    nextMilestone: as('next_milestone'),
    renewal: as('renewal'),
  }) satisfies Properties<RimRow, RimSubmission>

export const complianceProperties = {
  ...(documentProperties<RimRow>(complianceFields) as Properties<
    RimRow,
    Pick<ComplianceItem, keyof typeof complianceFields>
  >),
  ...kept,
} satisfies Properties<RimRow, ComplianceItem>

export const documentProps = {
  ...(documentProperties<RimRow>(rimDocumentFields) as Properties<
    RimRow,
    Pick<RimDocument, keyof typeof rimDocumentFields>
  >),
  ...kept,
  lastModified: {
    from: ['updated_at', 'file_at'],
    value: ({ updated_at, file_at }: RimRow) =>
      (file_at !== null && file_at > updated_at ? file_at : updated_at).toISOString(),
  },
  size: as('file_size'),
  fileId: as('file_id'),
  fileHash: as('file_hash'),
  linkedSubmissions: {
    from: ['submission_ids'],
    value: ({ submission_ids }: RimRow) => submission_ids.length,
  },
  submissionIds: as('submission_ids'),
  submissions: as('linked'),
  approval: {
    from: ['approvals', 'revision', 'file_hash'],
    value: (row: RimRow) => {
      const [last] = row.approvals
      if (!last) return null
      const signedAt = new Date(last.decidedAt).toISOString()
      return { printedName: last.printedName, signedAt, isCurrent: isApprovedAsItIs(row) }
    },
  },
  notApprovedHere: {
    from: ['status', 'approvals', 'revision', 'file_hash'],
    value: (row: RimRow, { rules }: Actor) =>
      rules.controlled && row.status === 'approved' && !isApprovedHere(row, rules),
  },
} satisfies Properties<RimRow, RimDocument>
