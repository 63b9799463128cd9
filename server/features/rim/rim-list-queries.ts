import { sql } from 'kysely'
import type {
  ComplianceItem,
  ComplianceQuery,
  RimDocument,
  RimDocumentQuery,
  RimSubmission,
  RimSubmissionQuery,
} from '#core/contract/rim.ts'
import { decidedStatuses } from '#core/lifecycle/rim.ts'
import { hasLeft } from '#server/accounts/left-people-queries.ts'
import type { RimKind } from '#server/database/rim-tables.ts'
import { defineList } from '#server/lists/list.ts'
import { contains, equals, oneOf } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { complianceCounted, isAbout, isCounted } from './project-columns-queries.ts'
import { complianceProperties, documentProps, submissionProperties } from './rim-presenter.ts'
import { derivedColumns, type RimRow } from './rim-queries.ts'

const shared = <Kind extends RimKind>(kind: Kind) =>
  ({
    table: 'rim_items',
    key: 'id',
    dictionary: kind,
    derived: derivedColumns,
    search: contains('rim_items.search_text'),
    always: () => sql<boolean>`(not rim_items.deleted and rim_items.kind = ${sql.lit(kind)})`,
    changes: kind,
    changedAt: sql`rim_items.updated_at`,
  }) as const

const byStatus = { status: oneOf('rim_items.status') }
const byName = { by: sql`name_key collate "C"` }
const byCreation = { by: sql`rim_items.created_at` }

export function rimSubmissionList(hub: Pick<Hub, 'now'>) {
  const properties = submissionProperties(hub)
  return defineList<RimRow, RimSubmission, RimSubmissionQuery>()({
    ...shared('rim-submission'),
    changes: ['rim-submission', 'user'],
    filters: {
      ...byStatus,
      mine: (_, { viewer }) => sql<boolean>`rim_items.owner_id = ${viewer.id}`,
      left: () => sql<boolean>`(coalesce(rim_items.status, 'draft') <> all(${[...decidedStatuses]}::text[])
        and ${hasLeft('rim_items.owner_id')})`,
      ownerId: equals('rim_items.owner_id'),
      counted: (wanted) => isCounted(wanted, todayOf(hub)),
      masterDiId: isAbout,
    },
    properties,
    sorts: { createdAt: byCreation, targetDate: { by: sql`due_date` }, name: byName },
    defaultSort: '-createdAt',
    file: {
      name: 'regulatory-submissions',
      entityType: 'export',
      columns: [
        { header: 'No.', ...properties.id },
        { header: 'Product Name', ...properties.productName },
        { header: 'Submission Type', ...properties.submissionType },
        { header: 'Regulatory Authority', ...properties.authority },
        { header: 'Country', ...properties.country },
        { header: 'Status', ...properties.status },
        { header: 'Priority', ...properties.priority },
        { header: 'Target Date', ...properties.targetDate },
        { header: 'Submission Date', ...properties.submissionDate },
        { header: 'Decision Date', ...properties.decisionDate },
        { header: 'Assigned To', ...properties.assignedTo },
        { header: 'Owner', ...properties.ownerName },
        { header: 'Devices', ...properties.devices },
        { header: 'Markets', from: ['markets'], value: ({ markets }) => markets.join(', ') },
        { header: 'Progress (%)', ...properties.progress },
        { header: 'Tasks', ...properties.tasks },
        { header: 'Tasks Done', ...properties.tasksDone },
        { header: 'Next Action', ...properties.nextAction },
      ],
    },
  })
}

export const complianceList = defineList<RimRow, ComplianceItem, ComplianceQuery>()({
  ...shared('rim-compliance'),
  filters: { ...byStatus, counted: complianceCounted },
  properties: complianceProperties,
  sorts: { createdAt: byCreation, expiryDate: { by: sql`due_date` }, name: byName },
  defaultSort: 'expiryDate',
  file: {
    name: 'compliance-items',
    entityType: 'export',
    columns: [
      { header: 'No.', ...complianceProperties.id },
      { header: 'Regulation', ...complianceProperties.regulation },
      { header: 'Description', ...complianceProperties.description },
      { header: 'Jurisdiction', ...complianceProperties.jurisdiction },
      { header: 'Status', ...complianceProperties.status },
      { header: 'Risk Level', ...complianceProperties.riskLevel },
      { header: 'Owner', ...complianceProperties.owner },
      { header: 'Expiry Date', ...complianceProperties.expiryDate },
    ],
  },
})

export const rimDocumentList = defineList<RimRow, RimDocument, RimDocumentQuery>()({
  ...shared('rim-document'),
  filters: {
    ...byStatus,
    submissionId: (id) =>
      sql<boolean>`rim_items.id in (select document_id from rim_links where submission_id = ${id})`,
  },
  properties: documentProps,
  sorts: { createdAt: byCreation, updatedAt: { by: sql`rim_items.updated_at` }, name: byName },
  defaultSort: 'name',
})
