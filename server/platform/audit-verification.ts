import type { AuditVerification, TrailProblem } from '#core/contract/audit.ts'
import type { Db } from '#server/database/connect.ts'
import { type ReadChain, readChain } from './audit-chain.ts'
import { checkHead, type KeptHeads, readHeads } from './audit-heads.ts'
import { compareRows, recomputeRevisions } from './audit-rows.ts'
import { createBreath } from './breath.ts'
import type { Hub } from './hub.ts'
import type { AuditKeys } from './keys/audit-key.ts'
import type { HeadSettings } from './keys/key-files.ts'

/** What is kept outside the database. */
export interface Evidence {
  readonly keys: AuditKeys
  readonly heads: Pick<HeadSettings, 'file' | 'everyMinutes'>
}

export const evidenceOf = ({ audit }: Pick<Hub, 'audit'>): Evidence => ({
  keys: audit.key,
  heads: audit.heads,
})

/** Told one by one. */
const mostProblems = 100

export type VerifiedTrail = AuditVerification & Pick<ReadChain, 'fitting'>

/**
 * Reads the whole trail and all it is about, while others write: the chain, the signed heads, every row with its digest,
 * every revision with its hash (decision D50).
 */
export async function verifyTrail(db: Db, evidence: Evidence | null): Promise<VerifiedTrail> {
  const { problems, tell, more } = collect()
  // Before the entries: what is signed meanwhile would seem to be missing.
  const kept = evidence ? readHeads(evidence.heads.file) : null
  const { entries, fitting, firstBroken } = await chainAndHeads(db, evidence, kept, tell)
  await compareRows(db, tell)
  await recomputeRevisions(db, tell)
  const head = kept?.heads.at(-1)
  return {
    ok: problems.length === 0,
    ...{ entries, fitting, firstBroken, problems, more: more() },
    head: head ? { seq: head.seq, at: head.at, keyId: head.keyId } : null,
    headMinutes: evidence?.heads.everyMinutes ?? null,
  }
}

type Tell = (problem: TrailProblem) => void

function collect() {
  const problems: TrailProblem[] = []
  let more = 0
  const tell: Tell = (problem) => {
    if (problems.length < mostProblems) problems.push(problem)
    else more += 1
  }
  return { problems, tell, more: () => more }
}

async function chainAndHeads(db: Db, evidence: Evidence | null, kept: KeptHeads | null, tell: Tell) {
  const chain = await readChain(db, new Set(kept?.heads.map(({ seq }) => seq)), tell)
  if (evidence && kept) await compareHeads(chain, evidence, kept, tell)
  return chain
}

async function compareHeads(chain: ReadChain, { keys }: Evidence, kept: KeptHeads, tell: Tell) {
  const breathe = createBreath()
  const headProblem = (entry: number | null, message: string) => tell({ kind: 'head', entry, message })
  for (const line of kept.unreadable)
    headProblem(null, `Line ${line} of the file of signed heads is no head.`)
  const unknown = new Map<string, number>()
  for (const head of kept.heads) {
    const { seq, at, entries, keyId } = head
    const signature = checkHead(keys, head)
    await breathe()
    if (signature === 'bad')
      headProblem(seq, `The head of entry ${seq} is not what was signed with the key ${keyId}.`)
    if (signature === 'unknown key') unknown.set(keyId, Math.max(seq, unknown.get(keyId) ?? 0))
    // What somebody else signed is compared all the same: it says what was there.
    if (chain.hashes.get(seq) === head.hash) continue
    if (chain.last.seq < seq) {
      headProblem(
        seq,
        `The trail has ${chain.entries} entries, fewer than the ${entries} that were signed at ${at}.`,
      )
    } else headProblem(seq, `Entry ${seq} is not the one that was signed at ${at}.`)
  }
  for (const [keyId, seq] of unknown) tell(unknownKey(keyId, seq, kept))
}

function unknownKey(keyId: string, seq: number, { heads }: KeptHeads): TrailProblem {
  const later = heads.find((head) => head.seq >= seq && head.keyId !== keyId)
  const since = later ? ` Since entry ${later.seq} heads are signed with the key ${later.keyId}.` : ''
  return {
    kind: 'key',
    entry: seq,
    message: `Heads up to entry ${seq} are signed with the key ${keyId}, whose public key audit-${keyId}.pub is not with the keys: that they are the hub's cannot be checked here. Copies of them kept elsewhere, with that public key, still prove them.${since}`,
  }
}

const running = new WeakMap<Db, Promise<VerifiedTrail>>()

/** One at a time: who asks meanwhile gets the result of the one that is running (finding A9). */
export function verifyTogether(db: Db, evidence: Evidence): Promise<VerifiedTrail> {
  const begun = running.get(db)
  if (begun) return begun
  const verifying = verifyTrail(db, evidence).finally(() => running.delete(db))
  running.set(db, verifying)
  return verifying
}
