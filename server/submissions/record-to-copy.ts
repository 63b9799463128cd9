import { notFound } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { masterToCopy } from './record-to-copy-queries.ts'

export async function loadMasterToCopy(hub: Hub, id: number) {
  const master = await masterToCopy(hub.db, id)
  if (!master) throw notFound('Master DI record not found')
  return { id, ...master }
}
export type MasterToCopy = Awaited<ReturnType<typeof loadMasterToCopy>>
