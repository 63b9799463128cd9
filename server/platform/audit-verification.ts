import { setImmediate as breathe } from 'node:timers/promises'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import { formerNames, searchText } from '#core/audit/search-text.ts'
import type { AuditVerification } from '#core/contract/audit.ts'
import type { Db } from '#server/database/connect.ts'
import { sha256 } from './audit.ts'
import { eachSlice, type Link } from './audit-chain-queries.ts'

/** Slice size: checking one blocks other requests only for a few milliseconds. */
const sliceSize = 500

/**
 * Reads every entry of the hub, oldest first, while others write (decision D28). `fitting`: how many follow what stands
 * before them, whatever became of an earlier one.
 */
export async function verifyTrail(db: Db): Promise<AuditVerification & { readonly fitting: number }> {
  let entries = 0
  let fitting = 0
  let firstBroken: number | null = null
  let before: Pick<Link, 'seq' | 'hash'> = { seq: 0, hash: '' }
  for await (const slice of eachSlice(db, sliceSize)) {
    for (const link of slice) {
      if (fits(link, before)) fitting += 1
      else firstBroken ??= link.seq
      before = link
      entries += 1
    }
    await breathe()
  }
  return { ok: firstBroken === null, entries, firstBroken, fitting }
}

/** An entry fits when it follows the one before, its hash is its own, and its columns say what it says. */
function fits(link: Link, before: Pick<Link, 'seq' | 'hash'>): boolean {
  if (link.seq !== before.seq + 1 || link.previous_hash !== before.hash) return false
  return link.hash === sha256(link.entry) && saysTheSame(link)
}

/** Lists filter and search by the columns: one that was changed would hide an entry whose text is untouched. */
function saysTheSame(link: Link): boolean {
  const told = readEntry(link.entry)
  return (
    told !== undefined &&
    canonicalJson(told) === link.entry &&
    told.seq === link.seq &&
    told.at === link.at.toISOString() &&
    told.previousHash === link.previous_hash &&
    told.actorId === link.actor_id &&
    told.action === link.action &&
    told.entityType === link.entity_type &&
    told.entityId === link.entity_id &&
    (told.importId ?? null) === link.import_id &&
    isFoundByItsWords(link, told as unknown as AuditEvent)
  )
}

/** What was written past the hub need not have the parts of an entry. */
function isFoundByItsWords(link: Link, told: AuditEvent): boolean {
  try {
    return searchText(told) === link.search_text && formerNames(told) === link.former_names
  } catch {
    return false
  }
}

/** Entries written around the hub may have any content, even with a correct hash. */
function readEntry(text: string): { readonly [key: string]: JsonValue } | undefined {
  try {
    const told: unknown = JSON.parse(text)
    const isEntry = typeof told === 'object' && told !== null && !Array.isArray(told)
    return isEntry ? (told as { [key: string]: JsonValue }) : undefined
  } catch {
    return undefined
  }
}
