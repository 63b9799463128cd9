import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pauseBetween } from '#core/connections/connection-kind.ts'
import { connectionKind } from '#core/connections/kinds.ts'
import { pauseAfter, type TransmissionState } from '#core/connections/transmission.ts'
import { fileContent, findFile } from '#server/exchange/exported-file-queries.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { type ConnectionRow, lockConnection } from './connection-queries.ts'
import type { Reach } from './driver.ts'
import { driverOf } from './drivers.ts'
import type { ExchangePort } from './exchange-port.ts'
import { masked } from './masking.ts'
import type { Round } from './round.ts'
import { tell } from './telling.ts'
import { lockTransmission, nextDue, type TransmissionRow } from './transmission-queries.ts'
import { changeTransmission } from './transmission-writes.ts'

/** How often it is asked whether a message has arrived. */
const askAgainMs = 60_000

/** Sends what is due, and asks how it is; until nothing is due, or the other side does not answer. */
export async function sendDue(hub: Hub, port: ExchangePort, round: Round): Promise<void> {
  for (let now = await round.next(); now; now = await round.next()) {
    const taken = await take(hub, port, now.row)
    if (taken === 'nothing') return
    if (taken === 'not now') continue
    await work({ hub, port, round, reach: now.reach, kind: now.row.kind }, taken)
    const kind = connectionKind(now.row.kind)
    const pauseMs = kind ? pauseBetween(kind) : 0
    if (pauseMs > 0) await pause(pauseMs, undefined, { signal: hub.jobs.stopping }).catch(() => undefined)
  }
}

/** The try is stored before the call: whoever goes on after a crash knows that the message may have left. */
async function take(hub: Hub, port: ExchangePort, { id, name, kind, settings }: ConnectionRow) {
  return inTransaction(hub, null, async (unit): Promise<TransmissionRow | 'nothing' | 'not now'> => {
    const { tx, now } = unit
    const row = await nextDue(tx, id, now)
    if (!row) return 'nothing'
    if (row.state !== 'queued') return row
    const made = connectionKind(kind)?.sendsMessage
      ? await messageOf({ hub, port }, unit, row, settings)
      : null
    const held = made && 'held' in made ? made.held : null
    const refusal = (await port.refusalToSend(hub, unit, row.export_id)) ?? held
    if (refusal !== null) {
      const next_at = new Date(now.getTime() + askAgainMs)
      await changeTransmission(tx, row.id, { told: refusal, next_at, updated_at: now })
      return 'not now'
    }
    await port.markFile(unit, row.export_id, { actorId: row.created_by, sent: true })
    await changeTransmission(tx, row.id, { state: 'sending', told: null, updated_at: now })
    tell(unit, row, 'sending', `through ${name}, message ${row.message_id}`)
    return { ...row, state: 'sending' }
  })
}

interface Work {
  readonly hub: Hub
  readonly port: ExchangePort
  readonly round: Round
  readonly reach: Reach
  readonly kind: string
}

async function work(at: Work, row: TransmissionRow): Promise<void> {
  const { hub, round, reach } = at
  const driver = driverOf(at.kind)
  const known = row.state === 'handed-over' || row.may_have_left
  const message = { id: row.message_id, reference: row.reference }
  const there = known ? await driver.status(reach, message) : undefined
  const told = masked(there?.told ?? null, reach)
  if (there?.state === 'no-answer') {
    await later(hub, row, { told, afterSeconds: there.afterSeconds })
    return round.rest(told ?? 'No answer came', there.afterSeconds)
  }
  if (there) await round.answered()
  if (there?.state === 'delivered') return settle(at, row, { state: 'delivered', told })
  if (there?.state === 'failed') return settle(at, row, { state: 'failed', told })
  if (there?.state === 'on-its-way') return settle(at, row, { state: 'handed-over', told })
  if (row.state === 'handed-over') return later(hub, row, { told: 'The other side no longer knows it' })
  return offer(at, row)
}

async function offer(at: Work, row: TransmissionRow): Promise<void> {
  const { hub, round, reach } = at
  const tries = row.tries + 1
  const [content, file] = await Promise.all([
    fileContent(hub.db, row.export_id),
    findFile(hub.db, row.export_id),
  ])
  const left = await inTransaction(hub, null, (unit) => leaving(at, unit, { ...row, tries }, file?.hash))
  if ('held' in left) return later(hub, row, { told: left.held })
  if ('refused' in left) return settle(at, row, { state: 'failed', told: left.refused, notTaken: true })
  const message = {
    id: row.message_id,
    fileName: file?.file_name ?? `${row.export_id}`,
    content: Buffer.from(left.content ?? content),
    remember: async (reference: string | null) => {
      await changeTransmission(hub.db, row.id, { reference, updated_at: hub.now() })
    },
  }
  const handed = await driverOf(at.kind).send(reach, message)
  if (handed.result === 'later') {
    const told = masked(handed.told, reach)
    await later(hub, { ...row, tries }, { told, afterSeconds: handed.afterSeconds })
    return round.rest(told ?? 'No answer came', handed.afterSeconds)
  }
  await round.answered()
  if (handed.result === 'handed-over') {
    const { reference, delivered } = handed
    const state = delivered === undefined ? 'handed-over' : 'delivered'
    const told = masked(delivered ?? null, reach)
    return settle(at, row, { state, told, ...(reference !== undefined && { reference }) })
  }
  return settle(at, row, { state: 'failed', told: masked(handed.told, reach), notTaken: true })
}

/** `content` is what leaves in place of the file, where something does. */
type Leaving =
  | { readonly content: string | undefined }
  | { readonly held: string }
  /** It never can. */
  | { readonly refused: string }

/** The last look before it leaves: asking how it is may have taken a minute. */
async function leaving(
  at: Work,
  unit: Unit,
  row: TransmissionRow,
  hash: string | undefined,
): Promise<Leaving> {
  const { hub, port } = at
  const connection = await lockConnection(unit.tx, row.connection_id)
  if (!connection?.enabled) return { held: 'The connection is switched off.' }
  const why = await port.refusalToSend(hub, unit, row.export_id)
  // What may have left already waits; what has not left yet is refused.
  if (why !== null) return row.may_have_left ? { held: why } : { refused: why }
  const made = connectionKind(at.kind)?.sendsMessage
    ? await messageOf(at, unit, row, connection.settings)
    : undefined
  if (made && !('content' in made)) return made
  await changeTransmission(unit.tx, row.id, {
    ...{ may_have_left: true, tries: row.tries, updated_at: unit.now, asked_at: unit.now },
    ...(made && row.content === null && { content: Buffer.from(made.content), content_hash: made.hash }),
  })
  tell(unit, row, 'sending', `try ${row.tries}, SHA-256 ${made?.hash ?? hash}`)
  return { content: made?.content }
}

/** The same bytes at each try, or none: made anew each time, and compared with those that left first. */
async function messageOf(
  { hub, port }: Pick<Work, 'hub' | 'port'>,
  unit: Unit,
  row: TransmissionRow,
  settings: ConnectionRow['settings'],
) {
  const messageId = row.message_id.replace(/@.*$/, '')
  const made = await port.messageOf(hub, unit, row.export_id, { messageId, settings })
  // What may have left already is refused by nobody but the other side.
  if ('refused' in made && row.may_have_left) return { held: made.refused }
  if (!('content' in made)) return made
  const hash = createHash('sha256').update(made.content).digest('hex')
  if (row.content_hash !== null && row.content_hash !== hash)
    return { held: 'It would leave in other bytes than at the first try. Send the file again.' }
  return { ...made, hash }
}

async function later(
  hub: Hub,
  { id, tries }: TransmissionRow,
  { told, afterSeconds = 0 }: { readonly told: string | null; readonly afterSeconds?: number | undefined },
): Promise<void> {
  await inTransaction(hub, null, async ({ tx, now }) => {
    const seconds = Math.max(pauseAfter(tries), afterSeconds)
    const next_at = new Date(now.getTime() + seconds * 1000)
    await changeTransmission(tx, id, { told, next_at, updated_at: now })
  })
}

interface Settled {
  readonly state: TransmissionState
  readonly told: string | null
  readonly reference?: string | null
  /** The other side has nothing of it. */
  readonly notTaken?: true
}

async function settle(
  { hub, port }: Work,
  { id }: TransmissionRow,
  { notTaken, ...change }: Settled,
): Promise<void> {
  const { state, told } = change
  await inTransaction(hub, null, async (unit) => {
    const row = await lockTransmission(unit.tx, id)
    // An answer may have come meanwhile, and says more.
    if (row?.state !== 'sending' && row?.state !== 'handed-over') return
    const isAsked = state === 'handed-over'
    const next_at = isAsked ? new Date(unit.now.getTime() + askAgainMs) : null
    await changeTransmission(unit.tx, id, { ...change, next_at, updated_at: unit.now })
    if (notTaken) await port.markFile(unit, row.export_id, { actorId: row.created_by, sent: false })
    if (row.state !== state) tell(unit, row, state, told)
  })
}
