import type { DecisionFacts } from '#core/audit/audit-entry.ts'
import type { SigningProof } from '#core/audit/signing-proof.ts'
import type {
  ApprovalRequest,
  FieldNote,
  RequestEntityType,
  SignatureMeaning,
} from '#core/contract/requests.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { type Proving, proveSigner } from '#server/accounts/proving.ts'
import type { StoredSignature } from '#server/database/schema.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { nameOf } from './asking.ts'
import type { Decider } from './decider.ts'
import { type Content, contentOf } from './entity-content-queries.ts'
import { presentRequest, refusalToDecide } from './request-presenter.ts'
import {
  findRequest,
  lockRequest,
  type RequestRow,
  requestAddress,
  resolveRequest,
} from './request-queries.ts'

/** A note as it is kept: null where nothing was said. */
export const said = (notes: string | null | undefined): string | null => notes?.trim() || null

export interface Verdict {
  readonly kind: 'approve' | 'reject'
  readonly notes: string | null
  /** What is to be changed, field by field, before it is sent again. */
  readonly fieldNotes?: readonly FieldNote[] | undefined
  /** Of the content, as the decider saw it; null where she does not say. */
  readonly revision: number | null
}

const meanings: Record<Verdict['kind'], SignatureMeaning> = { approve: 'approval', reject: 'rejection' }

/** What nobody has sent: its request is made in the transaction that decides on it, or not at all. */
export interface Unasked
  extends Pick<RequestRow, 'entity_type' | 'entity_id' | 'requested_by' | 'contributors'> {
  ask(unit: Unit): Promise<RequestRow>
}

interface Deciding {
  readonly deciders: readonly Decider[]
  readonly verdict: Verdict
  readonly signing: Proving
}

/** Decides, does what follows from it, and tells the one who asked: all of it or nothing. */
export async function decide(
  hub: Hub,
  actor: Actor,
  request: RequestRow | Unasked,
  { deciders, verdict, signing }: Deciding,
): Promise<ApprovalRequest> {
  refusePerson(request, actor)
  const asksForChanges = (verdict.fieldNotes ?? []).length > 0
  if (verdict.kind === 'reject' && verdict.notes === null && !asksForChanges) {
    throw invalid([{ path: 'rejectionNotes', message: 'Enter the reason for the rejection' }])
  }
  const decider = deciders.find(({ entityType }) => entityType === request.entity_type)
  if (!decider) throw new Error(`Nobody decides on ${request.entity_type}`)
  const provenWith = await confirmed(hub, actor, signing)
  return inTransaction(hub, actor, async (unit) => {
    await decider.lock(unit, request)
    const id = 'ask' in request ? (await request.ask(unit)).id : request.id
    const current = await lockRequest(unit.tx, id)
    if (current?.status !== 'pending') {
      throw new Refusal('invalid_transition', `This request has already been ${current?.status ?? 'decided'}`)
    }
    // Somebody may have written part of it since the page was read.
    refusePerson(current, actor)
    const content = await contentOf(unit.tx, current)
    refuseOther(verdict, content, () => presentRequest(current, actor))
    refuseOtherFields(verdict, current)
    const signed = { ...content, intent: current.intent }
    const signature = provenWith && signatureOf(unit, actor, verdict, { ...signed, provenWith })
    const decided = {
      ...content,
      byContributor: current.contributors.includes(actor.id),
      signature,
      controlled: actor.rules.controlled,
    }
    const selfApproved = current.requested_by === actor.id
    await decider[verdict.kind](unit, actor, current, {
      notes: wordsOf(verdict, current),
      selfApproved,
      facts: factsOf(decided),
    })
    await resolveRequest(unit, id, {
      status: verdict.kind === 'approve' ? 'approved' : 'rejected',
      by: actor.id,
      ...(verdict.kind === 'approve'
        ? { approvalNotes: verdict.notes }
        : { rejectionNotes: verdict.notes, fieldNotes: verdict.fieldNotes }),
      decided,
    })
    if (!selfApproved) await tellRequester(unit, actor, current, verdict)
    const after = await findRequest(unit.tx, id)
    if (!after) throw new Error('The request just decided cannot be read')
    return presentRequest(after, actor)
  })
}

function refusePerson(request: Parameters<typeof refusalToDecide>[0], actor: Actor): void {
  const refusal = refusalToDecide(request, actor)
  if (refusal) throw new Refusal('forbidden', refusal)
}

/** What the decision is signed with: where the house asks for it, she proves again who she is. */
async function confirmed(hub: Hub, actor: Actor, signing: Proving): Promise<SigningProof[] | null> {
  return actor.rules.requireSignature ? proveSigner(hub, actor, signing) : null
}

function refuseOther({ revision }: Verdict, content: Content, present: () => unknown): void {
  if (revision === null || revision === content.revision) return
  const message = 'This was changed while you looked at it. Nothing was decided.'
  throw new Refusal('stale_record', message, { record: present() })
}

/** Notes stand at fields the request is about: those are what its author is shown. */
function refuseOtherFields({ fieldNotes = [] }: Verdict, { proposed_changes }: RequestRow): void {
  const issues = fieldNotes.flatMap(({ field }, at) =>
    proposed_changes.some((change) => change.field === field)
      ? []
      : [{ path: `fieldNotes.${at}.field`, message: `This request does not change the field ${field}` }],
  )
  if (issues.length > 0) throw invalid(issues)
}

const fieldsOf: Record<RequestEntityType, Fields> = {
  'master-di': masterFields,
  submission: submissionFields,
}

/** What the decider said, for the trail and for who asked: in general, and of each field. */
function wordsOf({ notes, fieldNotes = [] }: Verdict, { entity_type }: RequestRow): string | null {
  const ofFields = fieldNotes.map(
    ({ field, note }) => `${fieldsOf[entity_type][field]?.label ?? field}: ${note}`,
  )
  return [notes ?? '', ...ofFields].filter(Boolean).join('\n') || null
}

function signatureOf(
  { now }: Unit,
  actor: Actor,
  { kind }: Verdict,
  {
    revision,
    hash,
    intent,
    provenWith,
  }: Content & Pick<RequestRow, 'intent'> & { provenWith: SigningProof[] },
): StoredSignature {
  return {
    printedName: actor.name,
    userId: actor.id,
    username: actor.username,
    signedAt: now.toISOString(),
    meaning: meanings[kind],
    intent,
    provenWith,
    revision,
    hash,
  }
}

const factsOf = ({
  revision,
  hash,
  byContributor,
  signature,
}: Content & { byContributor: boolean; signature: StoredSignature | null }): DecisionFacts => ({
  revision,
  hash,
  byContributor,
  signature: signature && {
    printedName: signature.printedName,
    userId: signature.userId,
    username: signature.username,
    meaning: signature.meaning,
    intent: signature.intent,
    provenWith: signature.provenWith,
  },
})

async function tellRequester(unit: Unit, actor: Actor, request: RequestRow, verdict: Verdict): Promise<void> {
  const word = verdict.kind === 'approve' ? 'approved' : 'rejected'
  const words = wordsOf(verdict, request)
  await notify(unit, {
    userId: request.requested_by,
    title: verdict.kind === 'approve' ? 'Change approved' : 'Change rejected',
    body: `${actor.name} ${word} ${nameOf(request)}${words ? `: ${words}` : ''}`,
    link: addressAfter(verdict, request),
  })
}

/** What was released is gone on with at its record; whatever else was decided is read in the request. */
const addressAfter = ({ kind }: Verdict, { id, entity_type, entity_id, intent }: RequestRow): string =>
  kind === 'approve' && entity_type === 'master-di' && intent === 'release'
    ? `/master-di/records/${entity_id}`
    : requestAddress(id)
