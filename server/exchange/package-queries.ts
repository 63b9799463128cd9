import { sql } from 'kysely'
import type { LeftOut } from '#core/contract/exchange.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Packages of files, and how far those are that are being made. */

/** Long enough for several renewals to fail: who has not renewed it by then has died. */
const newLease = sql<Date>`clock_timestamp() + interval '60 seconds'`

export type PackageRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>

/** Without its content. One whose server has died says so. */
export async function findPackage(db: Db | Tx, id: number) {
  return db
    .selectFrom('packages')
    .select([
      'id',
      'market',
      'environment',
      'release',
      'file_name',
      'hash',
      'devices',
      'done',
      'total',
      'left_out',
      'message',
      'created_at',
      'created_by',
      personName('packages.created_by').as('created_by_name'),
      sql<
        'running' | 'ready' | 'failed'
      >`case when status = 'running' and lease_until < clock_timestamp() then 'failed' else status end`.as(
        'status',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function packageContent(db: Db, id: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('packages').select('content').where('id', '=', id).executeTakeFirst()
  return row?.content == null ? undefined : Buffer.from(row.content, 'base64')
}

export async function insertPackage(
  db: Db | Tx,
  made: {
    readonly market: string
    readonly environment: Environment
    readonly release: string
    readonly fileName: string
    readonly total: number
    readonly leftOut: readonly LeftOut[]
    readonly now: Date
    readonly actorId: number
  },
): Promise<number> {
  const { id } = await db
    .insertInto('packages')
    .values({
      market: made.market,
      environment: made.environment,
      release: made.release,
      status: 'running',
      file_name: made.fileName,
      hash: null,
      content: null,
      devices: 0,
      done: 0,
      total: made.total,
      left_out: JSON.stringify(made.leftOut),
      message: null,
      lease_until: newLease,
      created_at: made.now,
      created_by: made.actorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Its server is at work, and may have got further. */
export async function renewPackage(db: Db, id: number, got: { readonly done?: number } = {}): Promise<void> {
  await db
    .updateTable('packages')
    .set({ ...got, lease_until: newLease })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Answers whether it was still being made: one that is called failed stays so, unless its server was slow and renews it. */
export async function finishPackage(
  tx: Tx,
  id: number,
  made: {
    readonly hash: string
    readonly content: Buffer
    readonly devices: number
    readonly leftOut: readonly LeftOut[]
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('packages')
    .set({
      status: 'ready',
      hash: made.hash,
      content: made.content.toString('base64'),
      devices: made.devices,
      done: sql`total`,
      left_out: JSON.stringify(made.leftOut),
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('lease_until', '>=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function failPackage(db: Db, id: number, message: string): Promise<void> {
  await db
    .updateTable('packages')
    .set({ status: 'failed', message })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}
