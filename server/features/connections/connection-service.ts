import type { z } from 'zod'
import { connectionKind, problemsOf } from '#core/connections/kinds.ts'
import type { Connection, ConnectionTest, connectionsApi } from '#core/contract/connections.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import {
  type ConnectionRow,
  connectionFigures,
  connectionRow,
  connectionRows,
  lockConnection,
  reachOf,
  secretsOf,
  unmatchedMessages,
} from '#server/connections/connection-queries.ts'
import {
  deleteConnection,
  insertConnection,
  updateConnection,
} from '#server/connections/connection-writes.ts'
import { driverOf } from '#server/connections/drivers.ts'
import type { Db } from '#server/database/connect.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { aboutSecret } from '#server/platform/stored-secrets.ts'

type NewConnection = z.output<typeof connectionsApi.create.body>
type ConnectionChange = z.output<typeof connectionsApi.update.body>

export const connections = async (hub: Hub): Promise<Connection[]> =>
  presentAll(hub.db, await connectionRows(hub.db))

export const usableConnections = async (hub: Hub) =>
  (await connectionRows(hub.db))
    .filter(({ enabled }) => enabled)
    .map(({ id, name, market, environment }) => ({ id, name, market, environment }))

export async function findConnection(hub: Hub, id: number): Promise<ConnectionRow> {
  const row = await connectionRow(hub.db, id)
  if (!row) throw missing()
  return row
}

const missing = () => notFound('This connection does not exist')

export async function makeConnection(hub: Hub, actor: Actor, wanted: NewConnection): Promise<Connection> {
  const kind = connectionKind(wanted.kind)
  if (!kind) throw invalid([{ path: 'kind', message: 'There is no such kind of connection' }])
  const { settings, secrets } = trimmed(wanted)
  refuseProblems(hub, wanted.kind, { settings, secrets }, [])
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const row = {
      kind: kind.id,
      market: kind.market,
      environment: 'playground',
      name: wanted.name.trim(),
      settings,
      secrets_set: Object.keys(secrets),
      enabled: wanted.enabled,
      revision: 1,
      created_at: now,
      updated_at: now,
    } as const
    const id = await insertConnection(tx, row, (id) => sealed(hub, id, secrets))
    const actionNotes = `Connection ${row.name} (${kind.title}, playground), ${row.enabled ? 'switched on' : 'switched off'}`
    record({ action: 'created', entityType: 'connection', entityId: id, changesData: { actionNotes } })
    return present(tx, id)
  })
}

export async function changeConnection(
  hub: Hub,
  actor: Actor,
  id: number,
  wanted: ConnectionChange,
): Promise<Connection> {
  const { settings, secrets } = trimmed(wanted)
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const before = await lockConnection(tx, id)
    if (!before) throw missing()
    if (wanted.revision != null && wanted.revision !== before.revision) {
      throw new Refusal('stale_record', 'Somebody else changed this connection meanwhile. Open it again.')
    }
    // Somewhere else, or as somebody else, nothing is sent with secrets that were entered for the place before.
    const isElsewhere = ['address', 'user'].some((name) => before.settings[name] !== settings[name])
    const stored = isElsewhere ? {} : (secretsOf(hub, before) ?? {})
    refuseProblems(hub, before.kind, { settings, secrets }, Object.keys(stored))
    const all = { ...stored, ...secrets }
    const name = wanted.name.trim()
    const changes = changesOf(before, {
      name,
      settings,
      enabled: wanted.enabled,
      secrets: Object.keys(secrets),
    })
    if (changes.length > 0) {
      await updateConnection(tx, id, {
        ...{ name, settings, now },
        enabled: wanted.enabled,
        secrets: Object.keys(secrets).length > 0 ? sealed(hub, id, all) : before.secrets,
        secretsSet: Object.keys(all),
        revision: before.revision + 1,
      })
      const changesData = { actionNotes: `Connection ${before.name}`, changes }
      record({ action: 'updated', entityType: 'connection', entityId: id, changesData })
    }
    return present(tx, id)
  })
}

export async function removeConnection(hub: Hub, actor: Actor, id: number): Promise<Connection> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    const row = await lockConnection(tx, id)
    if (!row) throw missing()
    if ((await connectionFigures(tx)).get(id)?.used) {
      throw new Refusal('invalid_transition', 'Something was sent through it. Switch it off instead.')
    }
    const gone = await present(tx, id)
    await deleteConnection(tx, id)
    const changesData = { actionNotes: `Connection ${row.name}` }
    record({ action: 'deleted', entityType: 'connection', entityId: id, changesData })
    return gone
  })
}

/** Asks the other side; no data of a device is sent. */
export async function testConnection(hub: Hub, row: ConnectionRow): Promise<ConnectionTest> {
  const reach = reachOf(hub, row)
  if (!reach) return { works: false, told: 'Its secrets cannot be read: enter them again.' }
  return driverOf(row.kind).check(reach)
}

interface Entered {
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

/** Nothing entered is nothing given: a secret that is stored stays. */
function trimmed({ settings, secrets }: Entered): Entered {
  const given = (values: Entered['settings']) =>
    Object.fromEntries(
      Object.entries(values)
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== ''),
    )
  return { settings: given(settings), secrets: given(secrets) }
}

function refuseProblems(hub: Hub, kindId: string, entered: Entered, stored: readonly string[]): void {
  const kind = connectionKind(kindId)
  if (!kind) throw new Error(`There is no kind of connection ${kindId}`)
  const problems = [...problemsOf(kind, entered, stored)]
  for (const { name, type } of kind.settings) {
    const value = entered.settings[name]
    const isAddress = type === 'url' && value && !problems.some(({ path }) => path === `settings.${name}`)
    const why = isAddress ? hub.outgoing.refusalOf(value) : null
    if (why !== null) problems.push({ path: `settings.${name}`, message: why })
  }
  if (problems.length > 0) throw invalid(problems)
}

const sealed = (hub: Hub, id: number, secrets: Entered['secrets']): string =>
  hub.secrets.seal(JSON.stringify(secrets), aboutSecret('connections', id))

/** A secret is told by its name alone. */
function changesOf(
  before: ConnectionRow,
  after: { name: string; settings: Entered['settings']; enabled: boolean; secrets: readonly string[] },
): FieldChange[] {
  const names = [...new Set([...Object.keys(before.settings), ...Object.keys(after.settings)])]
  const pairs: (readonly [string, string | null, string | null])[] = [
    ['name', before.name, after.name],
    ['enabled', String(before.enabled), String(after.enabled)],
    ...names.map((name) => [name, before.settings[name] ?? null, after.settings[name] ?? null] as const),
    ...after.secrets.map(
      (name) => [name, before.secrets_set.includes(name) ? 'set' : null, 'set anew'] as const,
    ),
  ]
  return pairs.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from, to }]))
}

async function present(tx: Tx, id: number): Promise<Connection> {
  const row = await connectionRow(tx, id)
  const [shown] = row ? await presentAll(tx, [row]) : []
  if (!shown) throw missing()
  return shown
}

async function presentAll(db: Db | Tx, rows: readonly ConnectionRow[]): Promise<Connection[]> {
  const figures = await connectionFigures(db)
  const shown: Connection[] = []
  for (const row of rows) {
    const { id, revision, kind, market, environment, name, settings, enabled } = row
    const unmatched = await unmatchedMessages(db, id)
    shown.push({
      ...{ id, revision, kind, market, environment, name, settings, enabled },
      secretsSet: row.secrets_set,
      waiting: figures.get(id)?.waiting ?? 0,
      used: figures.get(id)?.used ?? false,
      lastAnswerAt: figures.get(id)?.answered?.toISOString() ?? null,
      unmatched: unmatched.map((one) => ({
        id: one.id,
        receivedAt: one.received_at.toISOString(),
        note: one.note,
        hash: one.hash,
      })),
    })
  }
  return shown
}
