import type { FastifyInstance } from 'fastify'
import { markets } from '#core/code-lists/markets.ts'
import { type Acceptance, type AcceptanceLedger, acceptanceApi } from '#core/contract/acceptance.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { type AcceptanceRow, acceptanceRows, connectionRows } from './acceptance-queries.ts'

/** What files rest on: their sources, and what registers have taken of this hub. */
export function acceptanceRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, acceptanceApi.list, { handle: () => ledger(hub) })
}

async function ledger(hub: Hub): Promise<AcceptanceLedger> {
  const [rows, connections] = await Promise.all([acceptanceRows(hub.db), connectionRows(hub.db)])
  const ofMarkets = markets.flatMap(({ code }) => {
    const market = hub.marketOf(code)
    if (!market) return []
    const files = market.files.map(({ id, label, nature }) => ({
      ...{ id, label, nature, isSent: market.exchange?.file === id },
    }))
    return {
      market: code,
      files: files.toSorted((one, other) => Number(other.isSent) - Number(one.isSent)),
      environments: rows.filter((row) => row.market === code).map(inEnvironment),
    }
  })
  return {
    markets: ofMarkets,
    connections: connections.map(({ kind, environment, handed_over, answered, last_answer }) => ({
      ...{ kind, environment, answered },
      handedOver: handed_over,
      lastAnswerAt: last_answer?.toISOString() ?? null,
    })),
  }
}

const inEnvironment = (row: AcceptanceRow): Acceptance['environments'][number] => ({
  environment: row.environment,
  accepted: row.accepted,
  refused: row.refused,
  last:
    row.last_at === null || row.last_file === null
      ? null
      : {
          at: row.last_at.toISOString(),
          fileId: row.last_file,
          fileName: row.last_name ?? '',
          told: row.by_answer ? 'answer' : 'by-hand',
        },
})
