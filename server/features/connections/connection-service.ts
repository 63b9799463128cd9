import type { z } from 'zod'
import { connectionKind } from '#core/connections/kinds.ts'
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
} from '#server/connections/connection-queries.ts'
import {
  deleteConnection,
  insertConnection,
  updateConnection,
} from '#server/connections/connection-writes.ts'
import { driverOf } from '#server/connections/drivers.ts'
import { masked } from '#server/connections/masking.ts'
import { refuseStaleRead } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { aboutSecret } from '#server/platform/stored-secrets.ts'
import { present, presentAll } from './connection-presenter.ts'
import { type Entered, problemsWith, targetOf, trimmed } from './connection-problems.ts'
import { askToSwitchOn, endAsking, problemsOfSwitchingOn } from './production.ts'

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
  const { market, environment, problems } = targetOf(kind, wanted)
  return inTransaction(hub, actor, async (unit) => {
    const { tx, now, record } = unit
    const name = wanted.name.trim()
    const of = { id: null, kind: kind.id, market, environment, name }
    const switching = { actor, wanted: { ...wanted, name } }
    const found = [
      ...problems,
      ...(await problemsWith(hub, tx, of, { settings, secrets }, [])),
      ...(wanted.enabled ? await problemsOfSwitchingOn(tx, of, switching) : []),
    ]
    if (found.length > 0) throw invalid(found)
    const waits = wanted.enabled && mustWait(actor, environment)
    const row = {
      ...{ kind: kind.id, market, environment, name, settings },
      secrets_set: Object.keys(secrets),
      enabled: wanted.enabled && !waits,
      revision: 1,
      created_at: now,
      updated_at: now,
    }
    const id = await insertConnection(tx, row, (id) => sealed(hub, id, secrets))
    const actionNotes = `Connection ${row.name} (${kind.title}, ${environment}), ${row.enabled ? 'switched on' : 'switched off'}`
    record({ action: 'created', entityType: 'connection', entityId: id, changesData: { actionNotes } })
    if (waits) await askToSwitchOn(unit, actor, { ...row, id })
    return present(tx, id)
  })
}

/** In controlled mode what reaches a register itself is switched on by two (decision D130). */
const mustWait = ({ rules }: Actor, environment: ConnectionRow['environment']): boolean =>
  rules.controlled && environment === 'production'

export async function changeConnection(
  hub: Hub,
  actor: Actor,
  id: number,
  wanted: ConnectionChange,
): Promise<Connection> {
  const { settings, secrets } = trimmed(wanted)
  return inTransaction(hub, actor, async (unit) => {
    const { tx, now, record } = unit
    const before = await lockConnection(tx, id)
    if (!before) throw missing()
    await refuseStaleRead('connection', before, wanted.revision, () => present(tx, id))
    // Somewhere else, or as somebody else, nothing is sent with secrets that were entered for the place before.
    const places = connectionKind(before.kind)?.place ?? []
    const isElsewhere = places.some((name) => before.settings[name] !== settings[name])
    const stored = isElsewhere ? {} : (secretsOf(hub, before) ?? {})
    const name = wanted.name.trim()
    const given = { name, settings, secrets: Object.keys(secrets) }
    const isOther = changesOf(before, { ...given, name: before.name, enabled: before.enabled }).length > 0
    const isSwitchedOn = wanted.enabled && (!before.enabled || isOther)
    const switching = { actor, wanted: { ...wanted, name } }
    const problems = [
      ...(await problemsWith(hub, tx, { ...before, name }, { settings, secrets }, Object.keys(stored))),
      ...(isSwitchedOn ? await problemsOfSwitchingOn(tx, before, switching) : []),
    ]
    if (problems.length > 0) throw invalid(problems)
    const waits = isSwitchedOn && mustWait(actor, before.environment)
    const enabled = wanted.enabled && !waits
    const changes = changesOf(before, { ...given, enabled })
    const revision = before.revision + (changes.length > 0 ? 1 : 0)
    if (changes.length > 0) {
      const all = { ...stored, ...secrets }
      await updateConnection(tx, id, {
        ...{ name, settings, now, enabled, revision },
        secrets: isElsewhere || Object.keys(secrets).length > 0 ? sealed(hub, id, all) : before.secrets,
        secretsSet: Object.keys(all),
      })
      const changesData = { actionNotes: `Connection ${before.name}`, changes }
      record({ action: 'updated', entityType: 'connection', entityId: id, changesData })
      await endAsking(unit, id)
    }
    if (waits) await askToSwitchOn(unit, actor, { ...before, name, settings, revision })
    return present(tx, id)
  })
}

export async function removeConnection(hub: Hub, actor: Actor, id: number): Promise<Connection> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    const row = await lockConnection(tx, id)
    if (!row) throw missing()
    if ((await connectionFigures(tx)).get(id)?.used) {
      throw new Refusal(
        'invalid_transition',
        'Files have been sent through this connection, so it cannot be deleted. Switch it off instead.',
      )
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
  const { works, told } = await driverOf(row.kind).check(reach)
  return { works, told: masked(told, reach) ?? '' }
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
