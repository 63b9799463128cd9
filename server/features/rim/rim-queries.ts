import { sql } from 'kysely'
import type {
  ComplianceItem,
  ComplianceQuery,
  RimDocument,
  RimDocumentQuery,
  RimSubmission,
  RimSubmissionQuery,
} from '#core/contract/rim.ts'
import type { RimFacts } from '#core/lifecycle/rim.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { RimKind } from '#server/database/rim-tables.ts'
import { defineList } from '#server/lists/list.ts'
import { contains, oneOf } from '#server/lists/properties.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { complianceProperties, documentProps, submissionProperties } from './rim-presenter.ts'

/** What a row has besides its columns; of each kind some are of no use. */
const derived = {
  documents: sql<number>`(select count(*)::int from rim_links join rim_items as linked on linked.id = document_id
    where submission_id = rim_items.id and not linked.deleted)`,
  submission_ids: sql<number[]>`array(select submission_id from rim_links
    join rim_items as linked on linked.id = submission_id
    where document_id = rim_items.id and not linked.deleted order by submission_id)`,
  linked: sql<RimDocument['submissions']>`(select coalesce(json_agg(json_build_object(
      'id', linked.id, 'productName', linked.document ->> 'productName') order by linked.id), '[]')
    from rim_links join rim_items as linked on linked.id = submission_id
    where document_id = rim_items.id and not linked.deleted)`,
  file_id: sql<number | null>`(select max(id) from rim_files where document_id = rim_items.id)`,
  file_size: sql<
    number | null
  >`(select size from rim_files where document_id = rim_items.id order by id desc limit 1)`,
  file_at: sql<Date | null>`(select max(uploaded_at) from rim_files where document_id = rim_items.id)`,
  created_by_name: personName('rim_items.created_by'),
  updated_by_name: personName('rim_items.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('rim_items')
    .selectAll('rim_items')
    .select([
      derived.documents.as('documents'),
      derived.submission_ids.as('submission_ids'),
      derived.linked.as('linked'),
      derived.file_id.as('file_id'),
      derived.file_size.as('file_size'),
      derived.file_at.as('file_at'),
      derived.created_by_name.as('created_by_name'),
      derived.updated_by_name.as('updated_by_name'),
    ])
}

export type RimRow = NonNullable<Awaited<ReturnType<typeof findAnyItem>>>

/** Includes deleted ones. */
export const findAnyItem = (db: Db | Tx, id: number) =>
  selected(db).where('rim_items.id', '=', id).executeTakeFirst()

export async function findItem(db: Db | Tx, kind: RimKind, id: number): Promise<RimRow | undefined> {
  const row = await findAnyItem(db, id)
  return row && !row.deleted && row.kind === kind ? row : undefined
}

export async function lockItem(tx: Tx, kind: RimKind, id: number): Promise<RimRow | undefined> {
  await tx.selectFrom('rim_items').select('id').where('id', '=', id).forUpdate().execute()
  return findItem(tx, kind, id)
}

/** Those of the numbers that are submissions in sight, held while documents are linked to them. */
export async function lockSubmissionsOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('rim_items')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'rim-submission')
    .where('deleted', '=', false)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** What the counters and tiles are computed from. */
export async function rimFacts(db: Db): Promise<{ submissions: RimFacts[]; complianceStatuses: string[] }> {
  const rows = await db
    .selectFrom('rim_items')
    .select(['kind', 'status'])
    .select([
      sql<string | null>`document ->> 'targetDate'`.as('targetDate'),
      sql<string | null>`document ->> 'submissionDate'`.as('submissionDate'),
      sql<string | null>`document ->> 'decisionDate'`.as('decisionDate'),
    ])
    .where('kind', 'in', ['rim-submission', 'rim-compliance'])
    .where('deleted', '=', false)
    .execute()
  const of = (kind: RimKind) => rows.filter((row) => row.kind === kind)
  return {
    submissions: of('rim-submission').map(({ status, ...rest }) => ({ ...rest, status: status ?? 'draft' })),
    complianceStatuses: of('rim-compliance').map(({ status }) => status ?? ''),
  }
}

const shared = <Kind extends RimKind>(kind: Kind) =>
  ({
    table: 'rim_items',
    key: 'id',
    dictionary: kind,
    derived,
    filters: { status: oneOf('rim_items.status') },
    search: contains('rim_items.search_text'),
    always: () => sql<boolean>`(not rim_items.deleted and rim_items.kind = ${sql.lit(kind)})`,
    changes: kind,
    changedAt: sql`rim_items.updated_at`,
  }) as const

const byName = { by: sql`name_key collate "C"` }
const byCreation = { by: sql`rim_items.created_at` }

export function rimSubmissionList(hub: Pick<Hub, 'now'>) {
  const properties = submissionProperties(hub)
  return defineList<RimRow, RimSubmission, RimSubmissionQuery>()({
    ...shared('rim-submission'),
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
        { header: 'Progress (%)', ...properties.progress },
        { header: 'Next Action', ...properties.nextAction },
      ],
    },
  })
}

export const complianceList = defineList<RimRow, ComplianceItem, ComplianceQuery>()({
  ...shared('rim-compliance'),
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
  properties: documentProps,
  sorts: { createdAt: byCreation, updatedAt: { by: sql`rim_items.updated_at` }, name: byName },
  defaultSort: 'name',
})
