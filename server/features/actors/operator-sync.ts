import type { OperatorSyncRequest, OperatorSyncResult } from '#core/contract/actors.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { revisionsOfOperators } from '#server/operators/former-code-queries.ts'
import { withRepresentatives, writtenOut } from '#server/operators/operator-of-record.ts'
import type { ChangedOperator, OperatorChange, OperatorSync } from '#server/operators/operator-sync.ts'
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
  const before = earlier.map(({ document }) => document)
  return syncDrafts(hub, actor, {
    ...(await changedOperators(hub, row, before)),
    naming: fromRevision === null ? { operatorId: row.id, all: also === 'all' } : undefined,
    fields: fields ?? undefined,
    apply: apply === true,
  })
}

/** The operator itself, or the manufacturers whose authorised representative it is: they say its name and SRN. */
async function changedOperators(
  hub: Hub,
  row: OperatorRow,
  before: readonly AnyDocument[],
): Promise<Pick<OperatorChange, 'operators' | 'ofUnknown'>> {
  const itself = (changed: Pick<ChangedOperator, 'role' | 'before' | 'after'>) => {
    const one = { operator: row, ...changed }
    return { operators: [one], ofUnknown: one }
  }
  if (row.actor_type === 'importer') return itself({ role: 'importer', before, after: row.document })
  const role = 'manufacturer' as const
  if (row.actor_type !== 'authorized-representative') {
    const [after = {}] = await withRepresentatives(hub.db, [row.document])
    return itself({ role, before: await withFormerRepresentatives(hub, before, row), after })
  }
  const asSaidBy = ({ id, name, document }: Pick<OperatorRow, 'id' | 'name' | 'document'>) => ({
    operator: { id, name },
    role,
    before: before.map((one) => writtenOut(document, one)),
    after: writtenOut(document, row.document),
  })
  return {
    operators: (await representedBy(hub.db, row.id)).map(asSaidBy),
    ofUnknown: asSaidBy({ ...row, document: {} }),
  }
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
