import type { OperatorSyncRequest, OperatorSyncResult } from '#core/contract/actors.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { revisionsOfOperators } from '#server/operators/former-code-queries.ts'
import { withRepresentatives, writtenOut } from '#server/operators/operator-of-record.ts'
import type { OperatorChange, OperatorSync } from '#server/operators/operator-sync.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { type OperatorRow, representedBy } from './operator-queries.ts'

/**
 * Applies, or previews, the changes since a revision to drafts (decision D42), or those of all revisions to what still
 * names the operator as it was (decision D149).
 */
export async function syncOperator(
  hub: Hub,
  actor: Actor,
  row: OperatorRow,
  { fromRevision, also, fields, apply }: OperatorSyncRequest,
  syncDrafts: OperatorSync,
): Promise<OperatorSyncResult> {
  if (apply && !actor.permissions.includes('edit-submissions')) {
    throw new Refusal('forbidden', 'This needs the permission edit-submissions')
  }
  const revisions = await revisionsOfOperators(hub.db, [row.id])
  const earlier = revisions.filter(({ revision }) => fromRevision === null || revision === fromRevision)
  if (fromRevision !== null && earlier.length === 0) {
    throw invalid([{ path: 'fromRevision', message: 'The operator does not have this revision' }])
  }
  let all: OperatorSyncResult = {
    applied: apply === true,
    submissions: 0,
    others: 0,
    approved: 0,
    fields: [],
  }
  const before = earlier.map(({ document }) => document)
  for (const change of await changedManufacturers(hub, row, before)) {
    const result = await syncDrafts(hub, actor, {
      ...change,
      naming: fromRevision === null ? { operatorId: row.id, all: also === 'all' } : undefined,
      fields: fields ?? undefined,
      apply: apply === true,
    })
    all = together(all, result)
  }
  return all
}

type ChangedManufacturer = Pick<OperatorChange, 'operator' | 'role' | 'before' | 'after'>

/** The operator itself, or the manufacturers whose authorised representative it is: they say its name and SRN. */
async function changedManufacturers(
  hub: Hub,
  row: OperatorRow,
  before: readonly AnyDocument[],
): Promise<ChangedManufacturer[]> {
  if (row.actor_type === 'importer') return [{ operator: row, role: 'importer', before, after: row.document }]
  const role = 'manufacturer' as const
  if (row.actor_type !== 'authorized-representative') {
    const [after = {}] = await withRepresentatives(hub.db, [row.document])
    return [{ operator: row, role, before: await withFormerRepresentatives(hub, before, row), after }]
  }
  return (await representedBy(hub.db, row.id)).map((manufacturer) => ({
    operator: manufacturer,
    role,
    before: before.map((one) => writtenOut(manufacturer.document, one)),
    after: writtenOut(manufacturer.document, row.document),
  }))
}

/** With the representative of today as it is today, and with those of former days as they ever were. */
async function withFormerRepresentatives(
  hub: Hub,
  before: readonly AnyDocument[],
  { document }: OperatorRow,
): Promise<AnyDocument[]> {
  const idOf = ({ authorizedRepresentativeId: id }: AnyDocument) => (typeof id === 'number' ? id : 0)
  const former = [...new Set(before.map(idOf))].filter((id) => id !== 0 && id !== idOf(document))
  const known = await revisionsOfOperators(hub.db, former)
  const all = before.map((one) => {
    const theirs = known.filter(({ operator_id }) => operator_id === idOf(one))
    return theirs.map((representative) => writtenOut(one, representative.document))
  })
  const asToday = await withRepresentatives(hub.db, before)
  return [...asToday, ...all.flat()]
}

/** Combines two changes field by field. */
function together(one: OperatorSyncResult, other: OperatorSyncResult): OperatorSyncResult {
  const fields = new Map(one.fields.map((field) => [field.field, field]))
  for (const field of other.fields) {
    const known = fields.get(field.field)
    fields.set(field.field, {
      ...field,
      drafts: field.drafts + (known?.drafts ?? 0),
      kept: field.kept + (known?.kept ?? 0),
    })
  }
  return {
    ...one,
    submissions: one.submissions + other.submissions,
    others: one.others + other.others,
    approved: one.approved + other.approved,
    fields: [...fields.values()],
  }
}
