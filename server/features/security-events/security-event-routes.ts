import type { FastifyInstance } from 'fastify'
import { type SecurityEvent, securityEventsApi } from '#core/contract/security-events.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { countEvents, type EventRow, eachEvent, listEvents } from './security-event-queries.ts'

export function securityEventRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, securityEventsApi.list, {
    handle: async ({ query }) => {
      const { limit, offset = 0, sort = '-minute', ...filter } = query
      const descending = sort === '-minute'
      // What this server still holds belongs to the answer.
      await hub.securityLog.flush()
      const total = await countEvents(hub.db, filter)
      if (limit === undefined) {
        return { total, items: presentEach(eachEvent(hub.db, filter, { descending, offset })) }
      }
      const rows = await listEvents(hub.db, filter, { descending, limit, offset })
      return { total, items: rows.map(present) }
    },
  })
}

function present(row: EventRow): SecurityEvent {
  return {
    id: row.id,
    minute: row.minute.toISOString(),
    kind: row.kind,
    address: row.address,
    account: row.account,
    userId: row.user_id,
    userName: row.user_id === null ? null : `${row.first_name} ${row.last_name}`,
    count: row.count,
  }
}

async function* presentEach(rows: AsyncIterable<EventRow>): AsyncGenerator<SecurityEvent> {
  for await (const row of rows) yield present(row)
}
