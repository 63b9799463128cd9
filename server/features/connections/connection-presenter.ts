import type { Connection } from '#core/contract/connections.ts'
import {
  type ConnectionRow,
  connectionFigures,
  connectionRow,
} from '#server/connections/connection-queries.ts'
import { findPending } from '#server/countersigning/countersignature-queries.ts'
import type { Db } from '#server/database/connect.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/hub.ts'
import { lockOf } from './connection-problems.ts'

/** What clients see of connections. */

export async function present(tx: Tx, id: number): Promise<Connection> {
  const row = await connectionRow(tx, id)
  const [shown] = row ? await presentAll(tx, [row]) : []
  if (!shown) throw notFound('This connection does not exist')
  return shown
}

export async function presentAll(db: Db | Tx, rows: readonly ConnectionRow[]): Promise<Connection[]> {
  const figures = await connectionFigures(db)
  const shown: Connection[] = []
  for (const row of rows) {
    const { id, revision, kind, market, environment, name, settings, enabled, told } = row
    const figure = figures.get(id)
    const asked = await findPending(db, ['connection'], { userId: null, connectionId: id })
    shown.push({
      ...{ id, revision, kind, market, environment, name, settings, enabled, told },
      secretsSet: row.secrets_set,
      queued: figure?.queued ?? 0,
      waiting: figure?.waiting ?? 0,
      used: figure?.used ?? false,
      lastAnswerAt: figure?.answered?.toISOString() ?? null,
      lastContactAt: row.exchanged_at?.toISOString() ?? null,
      pausedUntil: row.paused_until?.toISOString() ?? null,
      unmatched: figure?.unmatched ?? 0,
      locked: enabled ? null : await lockOf(db, row),
      awaitsCountersignature: asked !== undefined,
    })
  }
  return shown
}
