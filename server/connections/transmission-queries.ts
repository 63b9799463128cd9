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

/** The next one to do something about, of a connection that is switched on. */
export const nextDue = (tx: Tx, now: Date): Promise<TransmissionRow | undefined> =>
  tx
    .selectFrom('transmissions')
    .selectAll()
    .where('next_at', '<=', now)
    .where(sql<boolean>`(leased_until is null or leased_until <= ${now})`)
    .where('state', 'in', ['queued', 'sending', 'handed-over'])
    .where(sql<boolean>`exists (select from connections where connections.id = connection_id and enabled)`)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Those that nothing was heard of for too long. */
export const overdue = (tx: Tx, now: Date): Promise<TransmissionRow[]> =>
  tx
    .selectFrom('transmissions')
    .selectAll()
    .where('state', 'in', ['queued', 'sending', 'handed-over', 'delivered'])
    .where('answer_by', '<=', now)
    .where(sql<boolean>`(leased_until is null or leased_until <= ${now})`)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()

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
