import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import type { AuditVerification } from '#core/contract/audit.ts'
import type { Db } from '#server/database/connect.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { appendToTrail } from '#server/platform/audit.ts'
import { type BackupSummary, readBackup, writeBackup } from './backup-file.ts'
import { BackupRefused, newer } from './backup-header.ts'
import { inSnapshot, unhurried } from './backup-queries.ts'
import {
  catchUp,
  forgetCookieName,
  loading,
  pauseWebhooks,
  rebuild,
  refuseUnlessEmpty,
  rowLoader,
  setSequences,
} from './restore-writes.ts'

/** Writes the hub as it is now into a file, and reads that again: what is not whole is no backup (decision D29). */
export async function backUp(db: Db, now: () => Date, path: string): Promise<BackupSummary> {
  const written = await inSnapshot(db, now, ({ header, rows }) => writeBackup(path, header, rows))
  try {
    const read = await readBackup(path)
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

type Told = Pick<BackupSummary, 'sha256' | 'rows'> & { readonly madeAt: string }

const eventOf = (action: 'backed_up' | 'restored') => {
  return ({ file, by }: FileAct, { madeAt, rows, sha256 }: Told): AuditEvent => ({
    action,
    entityType: 'backup',
    entityId: null,
    changesData: {
      actionNotes: by,
      changes: Object.entries({ file, madeAt, rows, sha256 }).map(([field, to]) => ({
        field,
        from: null,
        to,
      })),
    },
  })
}

export const backedUp = eventOf('backed_up')
const restored = eventOf('restored')

export async function tell(db: Db, now: Date, event: AuditEvent): Promise<void> {
  await db.transaction().execute((tx) => appendToTrail(tx, now, [{ event, by: null }]))
}

/** Reads the whole file and changes nothing: what cannot be restored is refused before a database is opened. */
export async function inspectBackup(path: string): Promise<BackupSummary> {
  return readBackup(path, {
    header: ({ migrations: seen, hubVersion }) => {
      if (seen.some((name) => !Object.hasOwn(migrations, name))) throw newer(hubVersion)
    },
  })
}

/**
 * Puts a backup that was inspected into an empty hub, in one transaction: whatever goes wrong, nothing has changed.
 * Answers whether the audit trail, read from the new tables, is whole.
 */
export async function restoreBackup(
  db: Db,
  now: () => Date,
  act: FileAct,
  inspected: BackupSummary,
  verify: (db: Db) => Promise<AuditVerification>,
): Promise<AuditVerification> {
  const { header, rows, sha256 } = inspected
  return db.transaction().execute(async (tx) => {
    await unhurried(tx)
    await refuseUnlessEmpty(tx)
    await rebuild(tx, header)
    await loading(tx, async () => {
      const read = await readBackup(act.file, { rows: rowLoader(tx) })
      if (read.sha256 !== sha256) throw new BackupRefused('It was changed while it was read.')
    })
    await setSequences(tx, header)
    await catchUp(tx, header)
    await pauseWebhooks(tx)
    await forgetCookieName(tx)
    const trail = await verify(tx)
    await appendToTrail(tx, now(), [
      { event: restored(act, { sha256, rows, madeAt: header.madeAt }), by: null },
    ])
    return trail
  })
}
