import { pauseAfter, type TransmissionState } from '#core/connections/transmission.ts'
import { fileContent } from '#server/exchange/exported-file-queries.ts'
import { answeredFiles } from '#server/exchange/sending-queries.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { type ConnectionRow, connectionRow, connectionRows, reachOf } from './connection-queries.ts'
import type { Reach } from './driver.ts'
import { driverOf } from './drivers.ts'
import type { ExchangePort } from './exchange-port.ts'
import { readAnswers, takeAnswers } from './receiving.ts'
import { lockTransmission, nextDue, overdue, type TransmissionRow } from './transmission-queries.ts'
import { changeTransmission } from './transmission-writes.ts'

/** Longer than a try takes: who has not ended it by then has died. */
const leaseMs = 5 * 60_000
/** How often it is asked whether a message has arrived. */
const askAgainMs = 60_000

const secretLost =
  'The secrets of this connection cannot be read, because the key they were encrypted with is missing. Enter them again.'

/** Sends what is due, asks how it is, reads what came back, and gives up what was waited for too long. */
export async function workConnections(hub: Hub, port: ExchangePort): Promise<void> {
  await giveUp(hub, port)
  while (!hub.jobs.stopping.aborted) {
    const taken = await take(hub, port)
    if (taken === 'nothing') break
    if (taken !== 'not now') await work(hub, port, taken)
  }
  for (const row of await connectionRows(hub.db)) {
    if (row.enabled && !hub.jobs.stopping.aborted) await readAnswers(hub, row)
  }
  await takeAnswers(hub, port)
}

interface Taken {
  readonly row: TransmissionRow
  readonly connection: ConnectionRow
  /** Why it may not be offered again as things stand now. */
  readonly refusal: string | null
}

/** The try is stored before the call: whoever goes on after a crash knows that the message may have left. */
async function take(hub: Hub, port: ExchangePort): Promise<Taken | 'nothing' | 'not now'> {
  return inTransaction(hub, null, async (unit) => {
    const { tx, now } = unit
    const row = await nextDue(tx, now)
    if (!row) return 'nothing'
    const connection = await connectionRow(tx, row.connection_id)
    if (!connection) throw new Error(`There is no connection ${row.connection_id}`)
    const isLeaving = row.state !== 'handed-over'
    const refusal = isLeaving ? await port.refusalToSend(hub, unit, row.export_id) : null
    const leased = { leased_until: new Date(now.getTime() + leaseMs), updated_at: now }
    if (row.state !== 'queued') {
      await changeTransmission(tx, row.id, leased)
      return { row, connection, refusal }
    }
    if (refusal !== null) {
      const next_at = new Date(now.getTime() + askAgainMs)
      await changeTransmission(tx, row.id, { told: refusal, next_at, updated_at: now })
      return 'not now'
    }
    await port.markFile(unit, row.export_id, { actorId: row.created_by, sent: true })
    await changeTransmission(tx, row.id, { ...leased, state: 'sending', told: null })
    tell(unit, row, 'sending', `through ${connection.name}, message ${row.message_id}`)
    return { row: { ...row, state: 'sending' }, connection, refusal }
  })
}

async function work(hub: Hub, port: ExchangePort, { row, connection, refusal }: Taken): Promise<void> {
  const reach = reachOf(hub, connection)
  if (!reach) return later(hub, row, { told: secretLost })
  const driver = driverOf(connection.kind)
  const known = row.state === 'handed-over' || row.may_have_left
  const there = known ? await driver.status(reach, row.message_id) : undefined
  const told = masked(there?.told ?? null, reach)
  if (there?.state === 'delivered') return settle(hub, port, row, { state: 'delivered', told })
  if (there?.state === 'failed') return settle(hub, port, row, { state: 'failed', told })
  if (there?.state === 'on-its-way') return settle(hub, port, row, { state: 'handed-over', told })
  if (there?.state === 'no-answer' || (there && row.state === 'handed-over'))
    return later(hub, row, {
      told: told ?? 'The access point no longer knows it',
      afterSeconds: there.afterSeconds,
    })
  if (refusal !== null) return later(hub, row, { told: refusal })
  await inTransaction(hub, null, async ({ tx, now }) =>
    changeTransmission(tx, row.id, { may_have_left: true, tries: row.tries + 1, updated_at: now }),
  )
  const content = Buffer.from(await fileContent(hub.db, row.export_id))
  const handed = await driver.send(reach, { id: row.message_id, content })
  if (handed.result === 'handed-over') return settle(hub, port, row, { state: 'handed-over', told: null })
  const words = masked(handed.told, reach)
  if (handed.result === 'refused')
    return settle(hub, port, row, { state: 'failed', told: words, notTaken: true })
  return later(hub, { ...row, tries: row.tries + 1 }, { told: words, afterSeconds: handed.afterSeconds })
}

/** What the other side says may repeat what it was sent. */
function masked(told: string | null, { secrets }: Reach): string | null {
  if (told === null) return null
  return Object.values(secrets)
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), told)
    .replaceAll('\0', '')
    .slice(0, 1000)
}

async function later(
  hub: Hub,
  { id, tries }: TransmissionRow,
  { told, afterSeconds = 0 }: { readonly told: string | null; readonly afterSeconds?: number | undefined },
): Promise<void> {
  await inTransaction(hub, null, async ({ tx, now }) => {
    const seconds = Math.max(pauseAfter(tries), afterSeconds)
    const next_at = new Date(now.getTime() + seconds * 1000)
    await changeTransmission(tx, id, { told, next_at, leased_until: null, updated_at: now })
  })
}

interface Settled {
  readonly state: TransmissionState
  readonly told: string | null
  /** The other side has nothing of it. */
  readonly notTaken?: true
}

async function settle(
  hub: Hub,
  port: ExchangePort,
  { id }: TransmissionRow,
  { state, told, notTaken }: Settled,
): Promise<void> {
  await inTransaction(hub, null, async (unit) => {
    const row = await lockTransmission(unit.tx, id)
    // An answer may have come meanwhile, and says more.
    if (row?.state !== 'sending' && row?.state !== 'handed-over') return
    const isAsked = state === 'handed-over'
    const next_at = isAsked ? new Date(unit.now.getTime() + askAgainMs) : null
    const change = { state, told, next_at, leased_until: null, updated_at: unit.now }
    await changeTransmission(unit.tx, id, change)
    if (notTaken) await port.markFile(unit, row.export_id, { actorId: row.created_by, sent: false })
    if (row.state !== state) tell(unit, row, state, told)
  })
}

const waited =
  'No answer came in the time set in the connection. Look at the register, then enter the answer or send it again.'

/** Nothing waits for ever: what may have left counts as unknown, the rest as not sent. */
async function giveUp(hub: Hub, port: ExchangePort): Promise<void> {
  await inTransaction(hub, null, async (unit) => {
    const rows = await overdue(unit.tx, unit.now)
    const answered = await answeredFiles(
      unit.tx,
      rows.map(({ export_id }) => export_id),
    )
    for (const row of rows) {
      const left = row.state === 'handed-over' || row.state === 'delivered' || row.may_have_left
      const byHand = answered.has(row.export_id)
      const state = byHand ? 'answered' : left ? 'unknown' : 'failed'
      const told = byHand
        ? 'The answer was entered by hand.'
        : left
          ? waited
          : (row.told ?? 'It did not leave in the time set in the connection.')
      const change = { state, told, next_at: null, leased_until: null, updated_at: unit.now } as const
      await changeTransmission(unit.tx, row.id, change)
      if (state === 'failed' && row.state !== 'queued')
        await port.markFile(unit, row.export_id, { actorId: row.created_by, sent: false })
      tell(unit, row, state, told)
    }
  })
}

export function tell(
  unit: Unit,
  row: Pick<TransmissionRow, 'export_id' | 'state'>,
  state: TransmissionState,
  told: string | null,
): void {
  unit.record({
    action: 'transmission',
    entityType: 'export',
    entityId: row.export_id,
    changesData: {
      ...(row.state !== state && { previousStatus: row.state }),
      newStatus: state,
      actionNotes: told,
    },
  })
}
