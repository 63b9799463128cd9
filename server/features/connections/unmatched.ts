import { connectionKind } from '#core/connections/kinds.ts'
import type { UnmatchedAnswer } from '#core/contract/connections.ts'
import type { ExchangePort } from '#server/connections/exchange-port.ts'
import { receivedMessage, unmatchedMessages } from '#server/connections/received-queries.ts'
import { settleReceived } from '#server/connections/received-writes.ts'
import { fileNameOf, noteAnswer } from '#server/connections/receiving.ts'
import { tellOf } from '#server/connections/telling.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'

/** What came through connections and belongs to no file: a person says what it is. */

type Row = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

export async function findAnswer(hub: Hub, id: number) {
  const row = await receivedMessage(hub.db, id)
  if (!row || !['unmatched', 'set-aside'].includes(row.state)) throw notFound('This answer does not exist')
  return row
}

const shown = (row: Omit<Row, 'content'>): UnmatchedAnswer => ({
  id: row.id,
  connectionId: row.connection_id,
  connectionName: row.connection_name,
  market: row.market,
  receivedAt: row.received_at.toISOString(),
  name: row.transport_id,
  note: row.note,
  hash: row.hash,
})

export const unmatchedAnswers = async (hub: Hub): Promise<UnmatchedAnswer[]> =>
  (await unmatchedMessages(hub.db)).map(shown)

/** As it came: it may be anything, so that a browser is to show none of it. */
export const contentOfAnswer = ({ id, content }: Row): FileAnswer => ({
  fileName: `answer-${id}.txt`,
  contentType: 'application/octet-stream',
  content,
})

const settledAlready = () =>
  new Refusal('invalid_transition', 'Someone has already assigned this answer or set it aside.')

export async function assignAnswer(
  hub: Hub,
  port: ExchangePort,
  actor: Actor,
  { row, fileId }: { readonly row: Row; readonly fileId: number },
) {
  if (row.state !== 'unmatched') throw settledAlready()
  const given = {
    name: fileNameOf(row.transport_id, row.content),
    bytes: row.content,
    market: row.market,
    isOfInterface: connectionKind(row.kind)?.answersOfInterface ?? false,
    exportId: fileId,
  }
  const taken = await port.takeAnswer(hub, actor, given)
  return inTransaction(hub, actor, async (unit) => {
    const settled = {
      ...({ state: 'applied', note: taken.words, export_id: taken.exportId } as const),
      ...{ settled_by: actor.id, settled_at: unit.now },
    }
    if (!(await settleReceived(unit.tx, row.id, 'unmatched', settled))) throw settledAlready()
    tellOf(unit, row.connection_id, `${row.transport_id} assigned to file ${fileId}: ${taken.words}`)
    await noteAnswer(unit, taken)
    return { fileId: taken.exportId, words: taken.words }
  })
}

export async function setAnswerAside(
  hub: Hub,
  actor: Actor,
  { row, reason }: { readonly row: Row; readonly reason: string },
): Promise<UnmatchedAnswer> {
  return inTransaction(hub, actor, async (unit) => {
    const note = `${row.note ?? ''} Set aside: ${reason.trim()}`.trim()
    const settled = { state: 'set-aside', note, settled_by: actor.id, settled_at: unit.now } as const
    if (!(await settleReceived(unit.tx, row.id, 'unmatched', settled))) throw settledAlready()
    tellOf(unit, row.connection_id, `${row.transport_id} set aside: ${reason.trim()}`)
    return shown({ ...row, note })
  })
}
