import { createHash } from 'node:crypto'
import { askingOf } from '#core/connections/connection-kind.ts'
import { connectionKind } from '#core/connections/kinds.ts'
import type { TransmissionState } from '#core/connections/transmission.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import type { ConnectionRow } from './connection-queries.ts'
import type { Read } from './driver.ts'
import { driverOf } from './drivers.ts'
import type { AnswerTaken, ExchangePort } from './exchange-port.ts'
import { masked, withoutSecrets } from './masking.ts'
import { newMessages, storedAmong } from './received-queries.ts'
import { insertReceived, settleReceived } from './received-writes.ts'
import type { Round } from './round.ts'
import { tell, tellOf } from './telling.ts'
import { fileOfMessage, openOf, waitingOf } from './transmission-queries.ts'
import { changeTransmission, noteAsked } from './transmission-writes.ts'

/** So long an answer to what nobody expects an answer to any more is still looked for. */
const lookedForMs = 30 * 24 * 3_600_000

/** As long as the column is; longer ones are told apart by their hash. */
const shortened = (transportId: string): string =>
  transportId.length <= 255 ? transportId : createHash('sha256').update(transportId).digest('hex')

/**
 * Each message is stored before anybody looks into it, and only then the other side is told that it is here. What is
 * stored already, from before a crash, is not read again.
 */
export async function readAnswers(hub: Hub, round: Round): Promise<void> {
  const first = await round.next()
  if (!first) return
  const driver = driverOf(first.row.kind)
  const kind = connectionKind(first.row.kind)
  const asking = kind && askingOf(kind)
  const now = hub.now()
  const waiting = await waitingOf(hub.db, round.id, {
    before: new Date(now.getTime() - (asking?.everyMs ?? 0)),
    since: new Date(now.getTime() - lookedForMs),
    most: asking?.messages ?? 1000,
  })
  // One that is asked by message is not asked about nothing.
  if (asking && waiting.length === 0) return
  const there = await driver.pending(
    first.reach,
    waiting.map(({ message_id: id, reference, content }) => ({ id, reference, content })),
  )
  if ('noAnswer' in there)
    return round.rest(masked(there.noAnswer, first.reach) ?? 'No answer came', there.afterSeconds)
  if (asking && !there.rest)
    await noteAsked(
      hub.db,
      waiting.map(({ id }) => id),
      now,
    )
  const stored = await storedAmong(hub.db, round.id, there.ids.map(shortened))
  const wrong: string[] = []
  for (const id of there.ids) {
    const now = await round.next()
    if (!now) return
    if (!stored.has(shortened(id))) {
      const read = await driver.read(now.reach, id)
      if (!read) {
        wrong.push('An answer that waits there could not be read yet')
        continue
      }
      await keep(hub, now.row, shortened(id), { ...read, bytes: withoutSecrets(read.bytes, now.reach) })
    }
    const why = masked((await driver.done?.(now.reach, id)) ?? null, now.reach)
    if (why !== null) wrong.push(why)
  }
  await round.answered(wrong[0] ?? null)
  if (there.rest)
    await round.rest(masked(there.rest.told, first.reach) ?? 'No answer came', there.rest.afterSeconds)
}

async function keep(hub: Hub, row: ConnectionRow, transportId: string, read: Read): Promise<void> {
  const { bytes: content, answers = null } = read
  const hash = createHash('sha256').update(content).digest('hex')
  await inTransaction(hub, null, async (unit) => {
    const message = { connectionId: row.id, transportId, answers, content, hash, now: unit.now }
    if ((await insertReceived(unit.tx, message)) === undefined) return
    tellOf(unit, row.id, `${row.name} received ${transportId}, SHA-256 ${hash}`)
  })
}

/** The other side names its messages: what becomes the name of a file is plain. */
export const fileNameOf = (transportId: string, content: Buffer): string => {
  const name = transportId
    .replace(/\.xml$/i, '')
    .replace(/[^\w.@-]+/g, '-')
    .replace(/^\.+/, '')
  return `${name}.${/^\s*[{[]/.test(content.toString('utf8', 0, 20)) ? 'json' : 'xml'}`
}

type NewMessage = Awaited<ReturnType<typeof newMessages>>[number]

/** What came and was not looked into yet, after a crash too: taking the same answer in twice changes nothing. */
export async function takeAnswers(hub: Hub, port: ExchangePort, connectionId: number): Promise<void> {
  const failures: unknown[] = []
  let after = 0
  for (;;) {
    const messages = await newMessages(hub.db, connectionId, after)
    if (messages.length === 0) break
    for (const message of messages) {
      after = message.id
      if (hub.jobs.stopping.aborted) return
      // One that cannot be taken in holds up no other.
      await takeOne(hub, port, message).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function takeOne(hub: Hub, port: ExchangePort, message: NewMessage): Promise<void> {
  const { id, market, connection_id, answers_message } = message
  const name = fileNameOf(message.transport_id, message.content)
  const by = { id: null, name: `The connection ${message.connection_name}` } as const
  const exportId =
    answers_message === null
      ? undefined
      : (await fileOfMessage(hub.db, connection_id, answers_message))?.export_id
  const isOfInterface = connectionKind(message.kind)?.answersOfInterface ?? false
  const given = { name, bytes: message.content, market, isOfInterface, exportId }
  const found = await port.takeAnswer(hub, by, given).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  await inTransaction(hub, null, async (unit) => {
    if (found instanceof Refusal) {
      const note = wordsOf(found)
      if (await settleReceived(unit.tx, id, 'new', { state: 'unmatched', note }))
        tellOf(unit, connection_id, `${name} belongs to no file: ${note}`)
      return
    }
    const settled = { state: 'applied', note: found.words, export_id: found.exportId } as const
    if (!(await settleReceived(unit.tx, id, 'new', settled))) return
    tellOf(unit, connection_id, `${name}: ${found.words}`)
    await noteAnswer(unit, found)
  })
}

/** A file is answered once all in it is; until then what was said of it is told. */
export async function noteAnswer(unit: Unit, taken: AnswerTaken): Promise<void> {
  const { exportId, words, open } = taken
  const row = await openOf(unit.tx, exportId)
  if (!row) return
  const state = stateAfter(row.state, taken)
  await changeTransmission(unit.tx, row.id, {
    ...(state !== row.state && { state, next_at: null }),
    told: words,
    updated_at: unit.now,
  })
  if (open === 0 || state !== row.state) tell(unit, row, state, words)
}

function stateAfter(
  before: TransmissionState,
  { open, isForPerson, isReceipt }: AnswerTaken,
): TransmissionState {
  if (open === 0) return 'answered'
  if (isForPerson) return 'unknown'
  return isReceipt && (before === 'sending' || before === 'handed-over') ? 'delivered' : before
}

const wordsOf = (refusal: Refusal): string => {
  const issues = (refusal as { issues?: readonly { readonly message: string }[] }).issues ?? []
  const words = issues.map(({ message }) => message).join(' ') || refusal.message
  // It is kept, whatever is told to who uploads one.
  return words.replaceAll(' Nothing was saved.', '').slice(0, 1000)
}
