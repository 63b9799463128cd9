import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import type { TrailProblem } from '#core/contract/audit.ts'
import type { Db } from '#server/database/connect.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { watchTables } from '#server/database/trail/watch.ts'
import { appendToTrail } from '#server/platform/audit.ts'
import { readChain } from '#server/platform/audit-chain.ts'
import { hashOfEntry, newestEntry } from '#server/platform/audit-chain-queries.ts'
import { readHeads, type SignedHead } from '#server/platform/audit-heads.ts'
import { problemOf, recomputeRevisions } from '#server/platform/audit-rows.ts'
import type { Evidence } from '#server/platform/audit-verification.ts'
import type { AuditKeys } from '#server/platform/keys/audit-key.ts'
import {
  type Differing,
  differingNow,
  recordAfterMigrations,
  recordRows,
} from '#server/platform/trail-records.ts'
import type { DifferingRow } from '#server/platform/trail-states-queries.ts'
import { type BackupKeys, type BackupSummary, readBackup, writeBackup } from './backup-file.ts'
import { type BackupHeader, BackupRefused, newer, textOfBackup } from './backup-header.ts'
import { inSnapshot, leftOut, unhurried } from './backup-queries.ts'
import {
  catchUp,
  forgetCookieName,
  loading,
  pauseWebhooks,
  rebuild,
  refuseUnlessEmpty,
  rowLoader,
  type Stopped,
  setSequences,
  stopExchange,
  stoppedWords,
} from './restore-writes.ts'

/** Writes the hub as it is now into a file, and reads that again: what is not whole is no backup (decision D29). */
export async function backUp(
  db: Db,
  now: () => Date,
  path: string,
  keys: BackupKeys = {},
): Promise<BackupSummary> {
  const written = await inSnapshot(db, now, ({ header, rows }) => writeBackup(path, header, rows, keys))
  try {
    const read = await readBackup(path, {}, keys.encryption)
    if (read.sha256 === written.sha256) return written
    throw new BackupRefused('It holds something else than what was written to it.')
  } catch (error) {
    await rm(path, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The backup could not be read again, and was removed. ${reason}`)
  }
}

/** Overwriting is for whoever means it: an old backup may be the only good one. */
export function refuseExisting(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already. Nothing was written.`)
}

/** Who was at the command line: the hub knows no person there. */
export interface FileAct {
  readonly file: string
  readonly by: string
}

const eventOf = (
  action: 'backed_up' | 'restored',
  by: string,
  facts: Readonly<Record<string, string | number | boolean | null>>,
): AuditEvent => ({
  action,
  entityType: 'backup',
  entityId: null,
  changesData: {
    actionNotes: by,
    changes: Object.entries(facts).map(([field, to]) => ({ field, from: null, to })),
  },
})

const factsOf = (file: string, { header, rows, sha256, signature, isEncrypted }: BackupSummary) => ({
  ...{ file, madeAt: header.madeAt, rows, sha256, keyId: signature.keyId ?? null, isEncrypted },
})

export const backedUp = ({ file, by }: FileAct, made: BackupSummary): AuditEvent =>
  eventOf('backed_up', by, factsOf(file, made))

export async function tell(db: Db, now: Date, event: AuditEvent): Promise<void> {
  await db.transaction().execute((tx) => appendToTrail(tx, now, [{ event, by: null }]))
}

/** Reads the whole file and changes nothing: what cannot be restored is refused before a database is opened. */
export async function inspectBackup(path: string, encryption?: Buffer): Promise<BackupSummary> {
  const header = ({ migrations: seen, hubVersion }: BackupHeader) => {
    if (seen.some((name) => !Object.hasOwn(migrations, name))) throw newer(hubVersion)
  }
  return readBackup(path, { header }, encryption)
}

/** Why nobody vouches for a backup, in a sentence; null where the hub's key does. */
export function whyUnproven({ sha256, signature }: BackupSummary, keys: AuditKeys): string | null {
  const { keyId, signature: signed } = signature
  if (!keyId || !signed) return 'It is not signed: versions before 0.12 made it, or somebody else did.'
  const found = keys.verify(textOfBackup(sha256, keyId), Buffer.from(signed, 'base64'), keyId)
  if (found === 'good') return null
  return found === 'bad'
    ? `It was changed: its signature is not what the key ${keyId} made of it.`
    : `It is signed with the key ${keyId}, whose public key audit-${keyId}.pub is not with the keys of this hub.`
}

export interface Restoring {
  readonly act: FileAct
  readonly inspected: BackupSummary
  readonly encryption?: Buffer | undefined
  /** What is known outside the database of the trail. */
  readonly evidence: Evidence
  /** Restores it although nobody vouches for it, or it is not of the trail that was signed; the trail tells of it. */
  readonly accept: boolean
}

/** What is found in the restored tables. */
export interface RestoredTrail {
  readonly entries: number
  readonly problems: readonly TrailProblem[]
}

/**
 * Puts a backup that was inspected into an empty hub, in one transaction: whatever goes wrong, nothing has changed.
 * Answers what is wrong with the audit trail and what it is about, read from the new tables.
 */
export async function restoreBackup(
  db: Db,
  now: () => Date,
  { act, inspected, encryption, evidence, accept }: Restoring,
): Promise<RestoredTrail> {
  const { header, sha256 } = inspected
  const doubts = [whyUnproven(inspected, evidence.keys)]
  return db.transaction().execute(async (tx) => {
    await unhurried(tx)
    await refuseUnlessEmpty(tx)
    await rebuild(tx, header)
    await loading(tx, async () => {
      const load = rowLoader(tx)
      // Backups of earlier versions have rows that are left out by now.
      const rows = async (table: string, lines: readonly string[]) => {
        if (!leftOut.includes(table)) await load(table, lines)
      }
      const read = await readBackup(act.file, { rows }, encryption)
      if (read.sha256 !== sha256) throw new BackupRefused('It was changed while it was read.')
    })
    await setSequences(tx, header)
    const before = await keptDiffering(tx)
    await catchUp(tx, header)
    await watchTables(tx)
    const problems = [...(before ?? new Map<string, readonly DifferingRow[]>()).values()]
      .flat()
      .map(problemOf)
    const chain = await readChain(tx, new Set(), (problem) => void problems.push(problem))
    await recomputeRevisions(tx, (problem) => void problems.push(problem))
    const heads = readHeads(evidence.heads.file).heads
    doubts.push(await whyAnotherTrail(tx, heads))
    const unproven = doubts.filter((doubt) => doubt !== null)
    if (unproven.length > 0 && !accept) throw new BackupRefused(`${unproven.join(' ')} ${howToAccept}`)
    await recordRows(tx, now(), before)
    await recordAfterMigrations(tx, now, { before })
    await pauseWebhooks(tx)
    await forgetCookieName(tx)
    const stopped = await stopExchange(tx, now())
    const facts = { ...factsOf(act.file, inspected), ...told(unproven, heads.at(-1)), ...figuresOf(stopped) }
    const events = [eventOf('restored', act.by, facts), ...eventsOf(stopped)]
    await appendToTrail(
      tx,
      now(),
      events.map((event) => ({ event, by: null })),
    )
    return { entries: chain.entries, problems }
  })
}

const howToAccept = 'To restore it all the same, say --accept-unproven; the audit trail will tell of it.'

/** What the trail says of a restoring nobody vouched for, and how far the trail had come that was here before. */
const told = (unproven: readonly string[], last: SignedHead | undefined) => ({
  ...(unproven.length > 0 && { acceptedUnproven: unproven.join(' ') }),
  ...(last && { lastHeadBefore: last.seq, lastHeadBeforeHash: last.hash }),
})

const figuresOf = ({ connections, transmissions }: Stopped) => ({
  ...(connections.length > 0 && { connectionsSwitchedOff: connections.length }),
  ...(transmissions.length > 0 && { filesWithUnknownOutcome: transmissions.length }),
})

/** Each connection and each file has its own in its history. */
const eventsOf = ({ connections, transmissions }: Stopped): AuditEvent[] => [
  ...connections.map(({ id, name }): AuditEvent => {
    const changes = [{ field: 'enabled', from: 'true', to: 'false' }]
    const changesData = { actionNotes: `Connection ${name}: the hub was restored`, changes }
    return { action: 'updated', entityType: 'connection', entityId: id, changesData }
  }),
  ...transmissions.map(({ fileId, state }): AuditEvent => {
    const changesData = { previousStatus: state, newStatus: 'unknown', actionNotes: stoppedWords }
    return { action: 'transmission', entityType: 'export', entityId: fileId, changesData }
  }),
]

/** Rows that a backup leaves out are gone for a good reason. */
async function keptDiffering(tx: Db): Promise<Differing | undefined> {
  const found = await differingNow(tx)
  return found && new Map([...found].filter(([table]) => !leftOut.includes(table)))
}

/** A backup may be older than the last head, but of the entries it has those that were signed must be there. */
async function whyAnotherTrail(tx: Db, heads: readonly SignedHead[]): Promise<string | null> {
  const newest = await newestEntry(tx)
  for (const { seq, hash, at } of heads) {
    if (seq > (newest?.seq ?? 0)) continue
    if ((await hashOfEntry(tx, seq)) !== hash)
      return `Its audit trail is not the one whose head was signed at ${at}: entry ${seq} is not as it was.`
  }
  return null
}
