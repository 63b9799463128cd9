import type { AuditEvent } from '#core/audit/audit-entry.ts'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import { formerNames, searchText } from '#core/audit/search-text.ts'
import type { TrailProblem } from '#core/contract/audit.ts'
import type { Db } from '#server/database/connect.ts'
import { sha256 } from './audit.ts'
import { eachSlice, type Link, statesBeyond, statesHashes } from './audit-chain-queries.ts'
import { createBreath } from './breath.ts'

const sliceSize = 500

/**
 * Instants are taken when a transaction begins and numbers when it ends, and servers' clocks differ: an entry may be
 * somewhat older than the one before it.
 */
const olderMs = 5 * 60_000

export interface ReadChain {
  readonly entries: number
  /** How many follow what stands before them, whatever became of an earlier one. */
  readonly fitting: number
  readonly firstBroken: number | null
  readonly last: Pick<Link, 'seq' | 'hash'>
  /** Of the entries asked for. */
  readonly hashes: ReadonlyMap<number, string>
}

/** Reads every entry of the hub, oldest first, while others write (decision D28). */
export async function readChain(
  db: Db,
  wanted: ReadonlySet<number>,
  tell: (problem: TrailProblem) => void,
): Promise<ReadChain> {
  const breathe = createBreath()
  const hashes = new Map<number, string>()
  let [entries, fitting] = [0, 0]
  let firstBroken: number | null = null
  let last: Pick<Link, 'seq' | 'hash'> = { seq: 0, hash: '' }
  let newest: Pick<Link, 'seq' | 'at'> | undefined
  for await (const slice of eachSlice(db, sliceSize)) {
    const states = await statesHashes(db, last.seq, slice.at(-1)?.seq ?? last.seq)
    for (const link of slice) {
      const told = readEntry(link.entry)
      if (fits(link, last, told)) fitting += 1
      else if (firstBroken === null) {
        firstBroken = link.seq
        tell({
          kind: 'chain',
          entry: link.seq,
          message: `Entry ${link.seq} does not fit what stands before it.`,
        })
      }
      if ((told?.states ?? undefined) !== states.get(link.seq)) tell(otherStates(link.seq))
      if (newest && link.at.getTime() < newest.at.getTime() - olderMs) tell(datedBack(link, newest))
      else if (!newest || link.at > newest.at) newest = link
      if (wanted.has(link.seq)) hashes.set(link.seq, link.hash)
      last = link
      entries += 1
      await breathe()
    }
  }
  for (const seq of await statesBeyond(db)) tell(otherStates(seq))
  return { entries, fitting, firstBroken, last, hashes }
}

const otherStates = (seq: number): TrailProblem => ({
  kind: 'digests',
  entry: seq,
  message: `The digests stored with entry ${seq} are not those it was written with.`,
})

const datedBack = ({ seq, at }: Link, before: Pick<Link, 'seq' | 'at'>): TrailProblem => ({
  kind: 'date',
  entry: seq,
  message: `Entry ${seq} is dated ${at.toISOString()}, earlier than entry ${before.seq} before it (${before.at.toISOString()}).`,
})

/** An entry fits when it follows the one before, its hash is its own, and its columns say what it says. */
function fits(link: Link, before: Pick<Link, 'seq' | 'hash'>, told: ReadEntry | undefined): boolean {
  if (link.seq !== before.seq + 1 || link.previous_hash !== before.hash) return false
  return link.hash === sha256(link.entry) && saysTheSame(link, told)
}

type ReadEntry = { readonly [key: string]: JsonValue }

/** Lists filter and search by the columns: one that was changed would hide an entry whose text is untouched. */
function saysTheSame(link: Link, told: ReadEntry | undefined): boolean {
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
function readEntry(text: string): ReadEntry | undefined {
  try {
    const told: unknown = JSON.parse(text)
    const isEntry = typeof told === 'object' && told !== null && !Array.isArray(told)
    return isEntry ? (told as { [key: string]: JsonValue }) : undefined
  } catch {
    return undefined
  }
}
