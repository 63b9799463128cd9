import type { OperatorSyncRequest, OperatorSyncResult } from '#core/contract/actors.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { withRepresentatives, writtenOut } from '#server/operators/operator-of-record.ts'
import type { OperatorSync } from '#server/operators/operator-sync.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { operatorEntities } from './operator-entities.ts'
import { type OperatorRow, representedBy } from './operator-queries.ts'

/** Applies, or previews, the changes since a revision to drafts (decision D42). */
export async function syncOperator(
  hub: Hub,
  actor: Actor,
  row: OperatorRow,
  { fromRevision, fields, apply }: OperatorSyncRequest,
  syncDrafts: OperatorSync,
): Promise<OperatorSyncResult> {
  if (apply && !actor.permissions.includes('edit-submissions')) {
    throw new Refusal('forbidden', 'This needs the permission edit-submissions')
  }
  const before = await inTransaction(hub, actor, (unit) => operatorEntities.earlier(unit, row, fromRevision))
  if (!before) throw invalid([{ path: 'fromRevision', message: 'The operator does not have this revision' }])
  let all: OperatorSyncResult = {
    applied: apply === true,
    submissions: 0,
    others: 0,
    approved: 0,
    fields: [],
  }
  for (const change of await changedManufacturers(hub, row, before)) {
    const result = await syncDrafts(hub, actor, {
      ...change,
      fields: fields ?? undefined,
      apply: apply === true,
    })
    all = together(all, result)
  }
  return all
}

interface ChangedManufacturer {
  readonly operator: { readonly id: number; readonly name: string }
  readonly before: AnyDocument
  readonly after: AnyDocument
}

/** The operator itself, or the manufacturers whose authorised representative it is: they say its name and SRN. */
async function changedManufacturers(
  hub: Hub,
  row: OperatorRow,
  before: AnyDocument,
): Promise<ChangedManufacturer[]> {
  if (row.actor_type !== 'authorized-representative') {
    const [was = {}, is = {}] = await withRepresentatives(hub.db, [before, row.document])
    return [{ operator: row, before: was, after: is }]
  }
  return (await representedBy(hub.db, row.id)).map((manufacturer) => ({
    operator: manufacturer,
    before: writtenOut(manufacturer.document, before),
    after: writtenOut(manufacturer.document, row.document),
  }))
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
