import { lastEntry } from '#server/archive/kept-rows-queries.ts'
import type { Fact } from '#server/pdf/blocks.ts'
import type { Tx } from '#server/platform/hub.ts'
import { fact } from './words.ts'

/** How far the trail of the whole hub went when a dossier was made. */
export async function trailFacts(tx: Tx): Promise<Fact[]> {
  const last = await lastEntry(tx)
  if (!last) return []
  return [
    fact('Audit trail of the hub up to', `No. ${last.seq}`),
    fact('SHA-256 of that entry', last.hash, { style: 'mono' }),
  ]
}
