import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { canonicalJson } from '#core/audit/canonical-json.ts'
import type { Db } from '#server/database/connect.ts'
import { hashOfEntry, newestEntry } from './audit-chain-queries.ts'
import type { AuditKey, AuditKeys } from './keys/audit-key.ts'
import type { HeadSettings } from './keys/key-files.ts'

/*
 * Whoever owns the database can write its trail anew, hashes and all. What he cannot do is to sign: how far the trail
 * had come is signed now and then, and kept where the database is not (decision D50).
 */

/** After so many entries a head is made without waiting. */
export const entriesBetweenHeads = 1000

const Head = z.strictObject({
  /** When it was signed, ISO 8601. */
  at: z.iso.datetime(),
  /** How many entries there were. */
  entries: z.int().min(0),
  /** Of the last entry: SHA-256, hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  /** The number of the last entry. */
  seq: z.int().min(1),
})
export type Head = z.infer<typeof Head>
const SignedHead = Head.extend({ signature: z.string() })
/** The signature is of `textOfHead`: Ed25519, base64. */
export type SignedHead = z.infer<typeof SignedHead>

/** What is signed: the line of the file without the signature, which comes last. */
export const textOfHead = ({ at, entries, hash, keyId, seq }: Head): string =>
  canonicalJson({ at, entries, hash, keyId, seq })

export function signHead(key: AuditKey, facts: Omit<Head, 'keyId'>): SignedHead {
  const head = { ...facts, keyId: key.keyId }
  return { ...head, signature: key.sign(textOfHead(head)).toString('base64') }
}

export const checkHead = (keys: AuditKeys, head: SignedHead) =>
  keys.verify(textOfHead(head), Buffer.from(head.signature, 'base64'), head.keyId)

/** The heads of the file, oldest first, and the lines that are none. */
export interface KeptHeads {
  readonly heads: readonly SignedHead[]
  /** Numbered from 1. */
  readonly unreadable: readonly number[]
}

export function readHeads(file: string): KeptHeads {
  const heads: SignedHead[] = []
  const unreadable: number[] = []
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') continue
    const head = headOf(line)
    if (head) heads.push(head)
    else unreadable.push(place + 1)
  }
  return { heads, unreadable }
}

export function headOf(line: string): SignedHead | undefined {
  try {
    return SignedHead.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** The trail is not the one whose head was signed: it is signed no further. */
export class TrailDiffers extends Error {
  constructor(head: Head) {
    super(
      `The audit trail is not the one whose head was signed at ${head.at}: entry ${head.seq} is not as it was. No further head is signed`,
    )
  }
}

/** Signs how far the trail has come and keeps it; undefined where it has come no further. */
export async function keepHead(
  db: Db,
  now: Date,
  { key, heads }: { readonly key: AuditKey; readonly heads: HeadSettings },
): Promise<SignedHead | undefined> {
  const newest = await newestEntry(db)
  if (!newest) return undefined
  const known = readHeads(heads.file).heads.at(-1)
  if (known) {
    if ((await hashOfEntry(db, known.seq)) !== known.hash) throw new TrailDiffers(known)
    if (known.seq === newest.seq && known.keyId === key.keyId) return undefined
  }
  const head = signHead(key, { at: now.toISOString(), ...newest })
  append(heads.file, JSON.stringify(sorted(head)))
  return head
}

/** The keys of a line are in their order, the signature last: `sed` alone makes the signed text of it. */
const sorted = (head: SignedHead) => ({
  ...(JSON.parse(textOfHead(head)) as Head),
  signature: head.signature,
})

function append(file: string, line: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const opened = openSync(file, 'a', 0o600)
  try {
    appendFileSync(opened, `${line}\n`)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** The heads of another trail are kept beside, under the time of it. */
export function setHeadsAside(file: string, now: Date): string | undefined {
  if (!existsSync(file)) return undefined
  const aside = `${file}.until-${now.toISOString().replaceAll(':', '-')}`
  renameSync(file, aside)
  return aside
}
