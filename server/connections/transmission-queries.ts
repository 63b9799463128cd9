import { type Selectable, sql } from 'kysely'
import type { Transmission } from '#core/contract/connections.ts'
import type { Db } from '#server/database/connect.ts'
import type { TransmissionsTable } from '#server/database/connection-tables.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

export type TransmissionRow = Selectable<TransmissionsTable>

const rows = (db: Db | Tx) =>
  db
    .selectFrom('transmissions')
    .innerJoin('connections', 'connections.id', 'connection_id')
    .selectAll('transmissions')
    .select([
      'connections.name as connection_name',
      personName('transmissions.created_by').as('created_by_name'),
    ])

export type ShownTransmission = Awaited<ReturnType<typeof transmissionsOf>>[number]

/** Of the files of a package, or of single files; the newest first. */
export const transmissionsOf = (
  db: Db | Tx,
  of: { readonly packageId: number } | { readonly fileIds: readonly number[] },
) =>
  rows(db)
    .where(
      'packageId' in of
        ? sql<boolean>`export_id in (select id from exports where package_id = ${of.packageId})`
        : sql<boolean>`export_id = any(${[...of.fileIds]}::int[])`,
    )
    .orderBy('transmissions.id', 'desc')
    .execute()

export const shownTransmission = (db: Db | Tx, id: number) =>
  rows(db).where('transmissions.id', '=', id).executeTakeFirst()

export const lockTransmission = (tx: Tx, id: number): Promise<TransmissionRow | undefined> =>
  tx.selectFrom('transmissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The next one of a connection to do something about; none while it is switched off. */
export const nextDue = (tx: Tx, connectionId: number, now: Date): Promise<TransmissionRow | undefined> =>
  tx
    .selectFrom('transmissions')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .where('next_at', '<=', now)
    .where('state', 'in', ['queued', 'sending', 'handed-over'])
    .where(sql<boolean>`exists (select from connections where connections.id = connection_id and enabled)`)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Those of a connection that nothing was heard of for too long. */
export const overdue = (tx: Tx, connectionId: number, now: Date): Promise<TransmissionRow[]> =>
  tx
    .selectFrom('transmissions')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .where('state', 'in', ['queued', 'sending', 'handed-over', 'delivered'])
    .where('answer_by', '<=', now)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .execute()

/** Those that nobody waits for any more, or still does, and whose file has been answered in another way. */
export const answeredOtherwise = (tx: Tx, connectionId: number): Promise<TransmissionRow[]> =>
  tx
    .selectFrom('transmissions')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .where('state', 'in', ['handed-over', 'delivered', 'failed', 'unknown'])
    .where(answeredInFull)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .execute()

const answeredInFull = sql<boolean>`
  exists (select from attempts where attempts.export_id = transmissions.export_id and outcome in ('accepted', 'rejected'))
  and not exists (select from attempts where attempts.export_id = transmissions.export_id and outcome is null)`

/** Handed over and not answered: those asked longest ago first, so that all have their turn. */
export const waitingOf = (
  db: Db,
  connectionId: number,
  { before, since, most }: { readonly before: Date; readonly since: Date; readonly most: number },
) =>
  db
    .selectFrom('transmissions')
    .select(['id', 'message_id', 'reference', 'content'])
    .where('connection_id', '=', connectionId)
    .where('state', 'in', ['handed-over', 'delivered', 'unknown'])
    .where(sql<boolean>`coalesce(asked_at, created_at) <= ${before}`)
    .where(sql<boolean>`(state <> 'unknown' or answer_by >= ${since})`)
    .orderBy(sql`coalesce(asked_at, created_at)`)
    .orderBy('id')
    .limit(most)
    .execute()

/** The file that a message carried. */
export const fileOfMessage = (db: Db, connectionId: number, messageId: string) =>
  db
    .selectFrom('transmissions')
    .select('export_id')
    .where('connection_id', '=', connectionId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()

export const openOf = (tx: Tx, exportId: number): Promise<TransmissionRow | undefined> =>
  tx
    .selectFrom('transmissions')
    .selectAll()
    .where('export_id', '=', exportId)
    .where('state', 'in', ['queued', 'sending', 'handed-over', 'delivered', 'unknown', 'failed'])
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** What left in place of a file, byte by byte, where that is not the file itself. */
export const sentMessagesOf = (db: Db, exportId: number) =>
  db
    .selectFrom('transmissions')
    .select(['id', 'message_id', 'content', 'content_hash'])
    .where('export_id', '=', exportId)
    .where('content', 'is not', null)
    .orderBy('id')
    .execute()

export const presentTransmission = (row: ShownTransmission): Transmission => ({
  id: row.id,
  fileId: row.export_id,
  connectionId: row.connection_id,
  connectionName: row.connection_name,
  state: row.state,
  tries: row.tries,
  told: row.told,
  createdAt: row.created_at.toISOString(),
  createdByName: row.created_by_name,
  updatedAt: row.updated_at.toISOString(),
  nextAt: row.next_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
})
