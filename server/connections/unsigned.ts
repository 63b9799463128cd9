import type { Unit } from '#server/platform/hub.ts'
import { connectionsInUse } from './connection-queries.ts'
import { switchConnection } from './connection-writes.ts'

/** One administrator alone had switched them on: in controlled mode a second one has to sign that (decision D130). */
export async function switchOffUnsigned(unit: Unit): Promise<void> {
  const { tx, now, record } = unit
  for (const { id, name, revision } of await connectionsInUse(tx, 'production')) {
    await switchConnection(tx, id, { enabled: false, revision: revision + 1, now })
    const changes = [{ field: 'enabled', from: 'true', to: 'false' }]
    const actionNotes = `Connection ${name}: a second administrator has to sign it in controlled mode`
    record({
      action: 'updated',
      entityType: 'connection',
      entityId: id,
      changesData: { actionNotes, changes },
    })
  }
}
