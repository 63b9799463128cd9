import type { Countersignature, CountersignedKind } from '#core/contract/countersignatures.ts'
import type { LinkDelivery } from '#core/contract/users.ts'
import { type Proving, proveSigner } from '#server/accounts/proving.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { notify, takeBack } from '#server/platform/notices.ts'
import { codeOf, presentCountersignature, refusalToSign } from './countersignature-presenter.ts'
import {
  adminsBesides,
  type CountersignatureRow,
  findCountersignature,
  findPending,
  insertCountersignature,
  lockCountersignature,
  type NewCountersignature,
  type Outcome,
  resolveCountersignature,
  type Subject,
} from './countersignature-queries.ts'
import type { Countersigner, Signed } from './countersigner.ts'

/** In controlled mode a second administrator signs what gives somebody rights over others (decision D60). */

const ofAccounts: readonly CountersignedKind[] = ['account', 'link', 'identity']

/** What waits about an account, or about the settings, is settled before something else of it is asked for. */
const together: Record<CountersignedKind, readonly CountersignedKind[]> = {
  account: ofAccounts,
  link: ofAccounts,
  identity: ofAccounts,
  settings: ['settings'],
  connection: ['connection'],
}

const entityTypes = {
  account: 'user',
  link: 'user',
  identity: 'user',
  settings: 'settings',
  connection: 'connection',
} as const satisfies Record<CountersignedKind, string>

const subjectOf = ({ kind, userId, connectionId }: Subject & { readonly kind: CountersignedKind }) => ({
  entityType: entityTypes[kind],
  entityId: connectionId ?? userId,
})

/** Where it is signed; with its number, so that a notice is taken back alone. */
const addressOf = (kind: CountersignedKind, id: number): string =>
  `${entityTypes[kind] === 'user' ? '/admin/users' : '/admin/settings'}?signature=${id}`

/** Keeps what was asked, and tells those who can sign it; answers its number. */
export async function askCountersignature(
  unit: Unit,
  actor: Actor,
  asked: NewCountersignature,
): Promise<number> {
  if (await findPending(unit.tx, together[asked.kind], asked)) {
    throw new Refusal(
      'pending_approval',
      'Another change to this is already waiting for a second administrator. Withdraw it, or have it signed or refused first.',
    )
  }
  const id = await insertCountersignature(unit, actor.id, asked)
  unit.record({
    action: 'countersignature_asked',
    ...subjectOf(asked),
    changesData: { changes: asked.changes },
  })
  for (const userId of await adminsBesides(unit.tx, [actor.id, asked.userId])) {
    const body = `${actor.name} asks for your signature.`
    await notify(unit, {
      userId,
      title: 'Second signature needed',
      body,
      link: addressOf(asked.kind, id),
    })
  }
  return id
}

async function pending(unit: Unit, id: number): Promise<CountersignatureRow> {
  const row = await lockCountersignature(unit.tx, id)
  if (!row) throw missing()
  if (row.status !== 'pending') {
    throw new Refusal(
      'invalid_transition',
      `This request has already been ${row.status}. Nothing was changed.`,
    )
  }
  return row
}

const missing = () => notFound('This request for a second signature does not exist')

export async function loadCountersignature(hub: Hub, id: number): Promise<CountersignatureRow> {
  const row = await findCountersignature(hub.db, id)
  if (!row) throw missing()
  return row
}

/** Treat what others asked for as not found. */
export async function loadOwnCountersignature(
  hub: Hub,
  actor: Actor,
  id: number,
): Promise<CountersignatureRow> {
  const row = await loadCountersignature(hub, id)
  if (row.asked_by !== actor.id) throw missing()
  return row
}

export interface CountersignedResult {
  readonly countersignature: Countersignature
  readonly delivery: LinkDelivery | null
}

export async function countersign(
  hub: Hub,
  actor: Actor,
  id: number,
  {
    countersigners,
    signing,
  }: { readonly countersigners: readonly Countersigner[]; readonly signing: Proving },
): Promise<CountersignedResult> {
  refuseSigner(await loadCountersignature(hub, id), actor)
  const provenWith = await proveSigner(hub, actor, signing)
  const { signed, after } = await inTransaction(hub, actor, async (unit) => {
    const row = await pending(unit, id)
    refuseSigner(row, actor)
    const countersigner = countersigners.find(({ kinds }) => kinds.includes(row.kind))
    if (!countersigner) throw new Error(`Nobody does what is countersigned as ${row.kind}`)
    const signed: Signed = await countersigner.apply(hub, unit, { ...actor, provenWith }, row)
    await resolveCountersignature(unit, id, {
      status: 'signed',
      by: actor.id,
      signature: {
        userId: actor.id,
        username: actor.username,
        printedName: actor.name,
        signedAt: unit.now.toISOString(),
        provenWith,
      },
      sealedCode: signed.code === undefined ? null : hub.secrets.seal(signed.code, codeOf(id)),
    })
    await takeBack(unit, addressOf(row.kind, row.id))
    await tellAsker(unit, row, `${actor.name} signed it. It is in force.`)
    return { signed, after: await findCountersignature(unit.tx, id) }
  })
  if (!after) throw missing()
  return {
    countersignature: presentCountersignature(hub, after, actor),
    delivery: (await signed.deliver?.()) ?? null,
  }
}

function refuseSigner(row: CountersignatureRow, actor: Actor): void {
  const refusal = refusalToSign(row, actor)
  if (refusal) throw new Refusal('forbidden', refusal)
}

const actionOf = {
  refused: 'countersignature_refused',
  withdrawn: 'countersignature_withdrawn',
  outdated: 'countersignature_outdated',
} as const

/** It came to nothing, and the trail tells of what. */
async function end(
  unit: Unit,
  row: CountersignatureRow,
  outcome: Outcome & { readonly status: keyof typeof actionOf },
): Promise<void> {
  await resolveCountersignature(unit, row.id, outcome)
  await takeBack(unit, addressOf(row.kind, row.id))
  unit.record({
    action: actionOf[outcome.status],
    ...subjectOf({ kind: row.kind, userId: row.user_id, connectionId: row.connection_id }),
    changesData: { changes: row.changes, actionNotes: outcome.note ?? null },
  })
}

/** Refused by another administrator, or taken back by who asked: nothing is changed. */
export async function endCountersignature(
  hub: Hub,
  actor: Actor,
  id: number,
  { status, note }: { readonly status: 'refused' | 'withdrawn'; readonly note: string | null },
): Promise<Countersignature> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await pending(unit, id)
    if (status === 'refused') refuseSigner(row, actor)
    await end(unit, row, { status, by: actor.id, note })
    if (status === 'refused')
      await tellAsker(unit, row, `${actor.name} refused it${note ? `: ${note}` : '.'}`)
    const after = await findCountersignature(unit.tx, id)
    if (!after) throw missing()
    return presentCountersignature(hub, after, actor)
  })
}

async function tellAsker(unit: Unit, row: CountersignatureRow, body: string): Promise<void> {
  const link = addressOf(row.kind, row.id)
  await notify(unit, { userId: row.asked_by, title: 'Second signature', body, link })
}

/** What waits is about something older as soon as its subject changes in another way. */
export async function outdate(unit: Unit, kind: CountersignedKind, subject: Subject): Promise<void> {
  const found = await findPending(unit.tx, together[kind], subject)
  const row = found && (await lockCountersignature(unit.tx, found.id))
  // It may have been signed, refused or withdrawn in the meantime.
  if (row?.status !== 'pending') return
  await end(unit, row, { status: 'outdated', by: null })
  await tellAsker(unit, row, 'What it is about has changed since. Request it again if it is still needed.')
}
