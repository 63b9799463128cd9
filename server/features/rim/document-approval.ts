import type { DecisionFacts } from '#core/audit/audit-entry.ts'
import type { RimDocument } from '#core/contract/rim.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { rimDocumentFields } from '#core/dictionary/rim/index.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { type Proving, proveSigner } from '#server/accounts/proving.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { hashOf } from '#server/entities/entity-queries.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { isApprovedHere } from './current-approval.ts'
import { contributorsTo, newestFileName } from './document-approval-queries.ts'
import { rimEntities } from './rim-entities.ts'
import { documentProps } from './rim-presenter.ts'
import { findItem, lockItem, type RimRow } from './rim-queries.ts'
import { insertApproval } from './rim-writes.ts'

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
export function refuseApprovedOnce({ controlled }: Rules, { approvals, document }: RimRow): void {
  if (!controlled || (approvals.length === 0 && document.status !== 'approved')) return
  throw new Refusal(
    'invalid_transition',
    'This document has been approved, so it cannot be deleted in controlled mode.',
  )
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
  const provenWith = actor.rules.requireSignature ? await proveSigner(hub, actor, signing) : null
  return inTransaction(hub, actor, async (unit) => {
    const { tx } = unit
    const row = await lockItem(tx, kind, id)
    if (!row) throw notFound('This document does not exist')
    refuseOther(row, seen, actor)
    const byContributor = (await contributorsTo(tx, id)).includes(actor.id)
    if (byContributor && actor.rules.controlled) {
      throw new Refusal('forbidden', 'You wrote part of this document. Someone else has to approve it.')
    }
    if (row.document.status === 'approved' && isApprovedHere(row, actor.rules)) {
      throw new Refusal('invalid_transition', 'This document is approved already.')
    }
    const document = { ...row.document, status: 'approved' }
    const meaning = provenWith && 'approval'
    // What is approved is the revision that says so.
    const content = { revision: row.revision + 1, hash: hashOf(document) }
    const person = { username: actor.username, printedName: actor.name }
    const decision: DecisionFacts = {
      ...content,
      byContributor,
      files: row.file_hash ? [{ file: (await newestFileName(tx, id)) ?? '', sha256: row.file_hash }] : [],
      signature: meaning && { ...person, userId: actor.id, meaning, provenWith },
    }
    await rimEntities[kind].change(unit, actor, [
      {
        before: row as never,
        document,
        own: {},
        fields: rimDocumentFields,
        told: { deviceName: String(row.document.name ?? ''), decision },
        // The status may say so already: by an approval of an earlier file, or one of open mode.
        beside: [{ field: 'approvedBy', from: row.approvals[0]?.printedName ?? null, to: actor.name }],
        action: 'approved',
      },
    ])
    await insertApproval(unit, id, {
      ...content,
      file_hash: row.file_hash,
      controlled: actor.rules.controlled,
      meaning,
      user_id: actor.id,
      username: person.username,
      printed_name: person.printedName,
    })
    const after = await findItem(tx, kind, id)
    if (!after) throw notFound('This document does not exist')
    return presentWhole(after, actor, documentProps)
  })
}
