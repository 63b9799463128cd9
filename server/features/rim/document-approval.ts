import type { RimDocument } from '#core/contract/rim.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { rimDocumentFields } from '#core/dictionary/rim/index.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { type Proving, proveSigner } from '#server/accounts/proving.ts'
import type { DocumentApproval } from '#server/database/rim-tables.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { isApprovedAsItIs } from './current-approval.ts'
import { contentOfDocument, contributorsTo } from './document-approval-queries.ts'
import { rimEntities } from './rim-entities.ts'
import { documentProps } from './rim-presenter.ts'
import { findItem, lockItem, type RimRow } from './rim-queries.ts'
import { storeApproval } from './rim-writes.ts'

/** In controlled mode a document is approved by somebody who wrote none of it, and what was ever approved is kept (decision D60). */

type Rules = Pick<HouseRules, 'controlled'>

const kind = 'rim-document'

/** What a change makes of a document's status: approved is what was decided on, nothing else. */
export function statusAfterChange(
  { controlled }: Rules,
  before: AnyDocument,
  after: AnyDocument,
): AnyDocument {
  if (!controlled || after.status !== 'approved') return after
  if (before.status === 'approved') return { ...after, status: 'draft' }
  const message =
    'In controlled mode, a document has to be approved by someone who wrote none of it. Choose “Approve” in its menu.'
  throw invalid([{ path: 'status', message }])
}

/** What was approved once stays, in controlled mode. */
export function refuseApprovedOnce({ controlled }: Rules, { approval, document }: RimRow): void {
  if (!controlled || (approval === null && document.status !== 'approved')) return
  throw new Refusal(
    'invalid_transition',
    'This document has been approved, so it cannot be deleted in controlled mode.',
  )
}

/** Why somebody may not approve it; null where she may. */
async function refusalToApprove(tx: Tx, row: RimRow, { id, rules }: Actor): Promise<string | null> {
  if (!rules.controlled || !(await contributorsTo(tx, row.id, row.approval)).includes(id)) {
    return null
  }
  return 'You wrote part of this document. Someone else has to approve it.'
}

/** What the approver had before her: where she names it, nothing else is approved. */
interface Seen {
  readonly revision?: number | null | undefined
  readonly fileHash?: string | null | undefined
}

/** A new file is no new revision in open mode, so it is compared by itself (decision D60). */
function refuseOther(row: RimRow, { revision, fileHash }: Seen, actor: Actor): void {
  const present = () => presentWhole(row, actor, documentProps)
  refuseStale('document', row, revision, present)
  if (fileHash === undefined || fileHash === row.file_hash) return
  const message = 'Someone has uploaded another file for this document. Nothing was approved.'
  throw new Refusal('stale_record', message, { record: present() })
}

export async function approveDocument(
  hub: Hub,
  actor: Actor,
  { id, seen }: { readonly id: number; readonly seen: Seen },
  signing: Proving,
): Promise<RimDocument> {
  if (actor.rules.requireSignature) await proveSigner(hub, actor, signing)
  return inTransaction(hub, actor, async (unit) => {
    const { tx, now } = unit
    const row = await lockItem(tx, kind, id)
    if (!row) throw notFound('This document does not exist')
    refuseOther(row, seen, actor)
    const refusal = await refusalToApprove(tx, row, actor)
    if (refusal) throw new Refusal('forbidden', refusal)
    if (row.document.status === 'approved' && isApprovedAsItIs(row)) {
      throw new Refusal('invalid_transition', 'This document is approved already.')
    }
    const document = { ...row.document, status: 'approved' }
    const told = { deviceName: String(row.document.name ?? '') }
    // Approved in open mode, it says so already; a decision is a revision of its own all the same.
    const before = { ...row, document: { ...row.document, status: 'review' } }
    await rimEntities[kind].change(unit, actor, [
      {
        before: before as never,
        document,
        own: {},
        fields: rimDocumentFields,
        told,
        beside: [],
        action: 'approved',
      },
    ])
    const content = await contentOfDocument(tx, id)
    const approval: DocumentApproval = {
      ...content,
      userId: actor.id,
      username: actor.username,
      printedName: actor.name,
      signedAt: now.toISOString(),
    }
    await storeApproval(tx, id, approval)
    const after = await findItem(tx, kind, id)
    if (!after) throw notFound('This document does not exist')
    return presentWhole(after, actor, documentProps)
  })
}
