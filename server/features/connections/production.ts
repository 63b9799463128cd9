import { registerName } from '#core/code-lists/registers.ts'
import { connectionKind } from '#core/connections/kinds.ts'
import { type ConnectionRow, lockConnection } from '#server/connections/connection-queries.ts'
import { switchConnection } from '#server/connections/connection-writes.ts'
import { type Countersigner, countersignedBy } from '#server/countersigning/countersigner.ts'
import { askCountersignature, outdate } from '#server/countersigning/countersigning.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Tx, Unit } from '#server/platform/hub.ts'
import { lockOf } from './connection-problems.ts'

/** Connections to a register itself: after a round on its playground, and not by one click (decision D130). */

interface SwitchingOn {
  readonly actor: Actor
  readonly wanted: { readonly name: string; readonly confirmation?: string | null | undefined }
}

type Named = Pick<ConnectionRow, 'kind' | 'market' | 'environment'>

/** What is in the way of switching it on: of a playground, nothing. */
export async function problemsOfSwitchingOn(tx: Tx, of: Named, { actor, wanted }: SwitchingOn) {
  if (of.environment !== 'production') return []
  const lock = await lockOf(tx, of)
  if (lock !== null) return [{ path: 'enabled', message: lock }]
  // In controlled mode a second person looks at it.
  if (actor.rules.controlled || wanted.confirmation?.trim() === wanted.name) return []
  const message = `Files sent through this connection reach ${registerName(of.market)} production. Type the name of the connection to confirm.`
  return [{ path: 'confirmation', message }]
}

type Shown = Pick<ConnectionRow, 'id' | 'kind' | 'market' | 'name' | 'settings' | 'revision'>

/** The signer sees where it goes; secrets are shown to nobody. */
export async function askToSwitchOn(unit: Unit, actor: Actor, row: Shown): Promise<void> {
  const { settings = [], title = row.kind } = connectionKind(row.kind) ?? {}
  const told = settings.flatMap(({ name, label }) => {
    const to = row.settings[name]
    return to === undefined ? [] : [{ field: label, from: null, to }]
  })
  await askCountersignature(unit, actor, {
    kind: 'connection',
    userId: null,
    connectionId: row.id,
    revision: row.revision,
    changes: [
      { field: 'enabled', from: false, to: true },
      { field: 'Name', from: null, to: row.name },
      { field: 'Kind', from: null, to: `${title}, ${registerName(row.market)} production` },
      ...told,
    ],
  })
}

/** What waits is about a connection that is another one now. */
export const endAsking = (unit: Unit, connectionId: number): Promise<void> =>
  outdate(unit, 'connection', { userId: null, connectionId })

/** Switches on what a second administrator signed. */
export const connectionCountersigner: Countersigner = {
  kinds: ['connection'],
  async apply(_hub, { tx, now, record }, signer, asked) {
    const row = await lockConnection(tx, asked.connection_id ?? 0)
    if (row?.revision !== asked.subject_revision)
      throw new Refusal(
        'stale_record',
        'This connection has changed since this was requested. Refuse the request, and have it made again.',
      )
    const lock = await lockOf(tx, row)
    if (lock !== null) throw new Refusal('invalid_transition', lock)
    await switchConnection(tx, row.id, { enabled: true, revision: row.revision + 1, now })
    record({
      action: 'updated',
      entityType: 'connection',
      entityId: row.id,
      changesData: {
        actionNotes: `Connection ${row.name}`,
        changes: [{ field: 'enabled', from: 'false', to: 'true' }],
        countersigned: countersignedBy(signer, asked),
      },
    })
    return {}
  },
}
