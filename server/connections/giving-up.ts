import { type Hub, inTransaction } from '#server/platform/hub.ts'
import type { ExchangePort } from './exchange-port.ts'
import { tell } from './telling.ts'
import { answeredOtherwise, overdue } from './transmission-queries.ts'
import { changeTransmission } from './transmission-writes.ts'

const waited =
  'No answer arrived within the time set for the connection. Check the register, then enter the answer or send the file again.'
const byHand = 'The answer was entered by hand.'

/** Nothing waits for ever: what may have left counts as unknown, the rest as not sent. */
export async function giveUp(hub: Hub, port: ExchangePort, connectionId: number): Promise<void> {
  await inTransaction(hub, null, async (unit) => {
    for (const row of await answeredOtherwise(unit.tx, connectionId)) {
      const change = { state: 'answered', told: byHand, next_at: null, updated_at: unit.now } as const
      await changeTransmission(unit.tx, row.id, change)
      tell(unit, row, 'answered', byHand)
    }
    for (const row of await overdue(unit.tx, connectionId, unit.now)) {
      const left = row.state === 'handed-over' || row.state === 'delivered' || row.may_have_left
      const state = left ? 'unknown' : 'failed'
      const told = left
        ? waited
        : (row.told ?? 'The file was not sent within the time set for the connection.')
      await changeTransmission(unit.tx, row.id, { state, told, next_at: null, updated_at: unit.now })
      if (!left && row.state !== 'queued')
        await port.markFile(unit, row.export_id, { actorId: row.created_by, sent: false })
      tell(unit, row, state, told)
    }
  })
}
