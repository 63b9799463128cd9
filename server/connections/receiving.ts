import { createHash } from 'node:crypto'
import { Refusal } from '#server/platform/errors.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { type ConnectionRow, reachOf } from './connection-queries.ts'
import type { Reach } from './driver.ts'
import { driverOf } from './drivers.ts'
import type { ExchangePort } from './exchange-port.ts'
import { openOf } from './transmission-queries.ts'
import {
  changeTransmission,
  endReading,
  insertReceived,
  newMessages,
  settleReceived,
  takeReading,
} from './transmission-writes.ts'

/** Longer than reading takes: another server goes on only when this one has died. */
const readingMs = 10 * 60_000

/** Reading may erase a message over there, so each is stored before anybody looks into it. */
export async function readAnswers(hub: Hub, row: ConnectionRow): Promise<void> {
  const now = hub.now()
  const reach = reachOf(hub, row)
  if (!reach || !(await takeReading(hub.db, row.id, now, new Date(now.getTime() + readingMs)))) return
  const driver = driverOf(row.kind)
  for (const transportId of await driver.pending(reach)) {
    if (hub.jobs.stopping.aborted) break
    const read = await driver.read(reach, transportId)
    if (read) await keep(hub, row, transportId, withoutSecrets(read, reach))
  }
  await endReading(hub.db, row.id)
}

/** An answer may repeat the token of the question. */
function withoutSecrets(bytes: Buffer, { secrets }: Reach): Buffer {
  const told = Object.values(secrets).filter((secret) => secret !== '' && bytes.includes(secret))
  if (told.length === 0) return bytes
  return Buffer.from(told.reduce((text, secret) => text.replaceAll(secret, '…'), bytes.toString('utf8')))
}

async function keep(hub: Hub, row: ConnectionRow, transportId: string, content: Buffer): Promise<void> {
  const hash = createHash('sha256').update(content).digest('hex')
  await inTransaction(hub, null, async ({ tx, now, record }) => {
    const message = { connectionId: row.id, transportId: transportId.slice(0, 255), content, hash, now }
    if ((await insertReceived(tx, message)) === undefined) return
    record({
      action: 'transmission',
      entityType: 'connection',
      entityId: row.id,
      changesData: { actionNotes: `${row.name} received ${message.transportId}, SHA-256 ${hash}` },
    })
  })
}

/** What came and was not looked into yet, after a crash too: taking the same answer in twice changes nothing. */
export async function takeAnswers(hub: Hub, port: ExchangePort): Promise<void> {
  for (const message of await newMessages(hub.db)) {
    if (hub.jobs.stopping.aborted) return
    const given = { name: `${message.transport_id}.xml`, bytes: message.content }
    const by = { id: null, name: `The connection ${message.connection_name}` } as const
    const found = await port.takeAnswer(hub, by, given, message.market).catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
    await inTransaction(hub, null, async (unit) => {
      if (found instanceof Refusal) {
        const note = wordsOf(found)
        if (await settleReceived(unit.tx, message.id, { state: 'unmatched', note }))
          told(unit, message.connection_id, `${given.name} belongs to no file: ${note}`)
        return
      }
      const { exportId, words } = found
      const settled = { state: 'applied', note: words, export_id: exportId } as const
      if (!(await settleReceived(unit.tx, message.id, settled))) return
      told(unit, message.connection_id, `${given.name}: ${words}`)
      const row = await openOf(unit.tx, exportId)
      if (!row) return
      const change = { state: 'answered', told: words, next_at: null, leased_until: null } as const
      await changeTransmission(unit.tx, row.id, { ...change, updated_at: unit.now })
    })
  }
}

const told = (unit: Unit, connectionId: number, actionNotes: string): void =>
  unit.record({
    action: 'transmission',
    entityType: 'connection',
    entityId: connectionId,
    changesData: { actionNotes },
  })

const wordsOf = (refusal: Refusal): string => {
  const issues = (refusal as { issues?: readonly { readonly message: string }[] }).issues ?? []
  return (issues.map(({ message }) => message).join(' ') || refusal.message).slice(0, 1000)
}
