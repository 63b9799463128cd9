import { sql } from 'kysely'
import type { Commented } from '#server/database/comment-tables.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What is talked about: a device with all versions of its record, or a submission. */
export interface Thread {
  readonly about: Commented
  readonly id: number
  readonly deviceName: string | null
  readonly deviceNumber: string | null
  readonly versionNumber: string | null
  /** Nothing more can be said. */
  readonly isDeleted: boolean
}

export async function findThread(db: Db | Tx, about: Commented, id: number): Promise<Thread | undefined> {
  const row = about === 'master-di' ? await recordOf(db, id) : await submissionOf(db, id)
  return (
    row && {
      about,
      id,
      deviceName: row.device_name,
      deviceNumber: row.device_number,
      versionNumber: row.version_number,
      isDeleted: row.status === 'deleted',
    }
  )
}

const recordOf = (db: Db | Tx, id: number) =>
  db
    .selectFrom('master_records')
    .select(['device_name', 'device_number', 'version_number', sql<string>`status`.as('status')])
    .where('id', '=', id)
    .executeTakeFirst()

const submissionOf = (db: Db | Tx, id: number) =>
  db
    .selectFrom('submissions')
    .select(['device_name', 'device_number', 'version_number', sql<string>`status`.as('status')])
    .where('id', '=', id)
    .executeTakeFirst()

/** Of all versions of a device, in the order every writer takes them: what is said is said one after the other. */
export async function lockThread(tx: Tx, { about, id }: Thread): Promise<Thread | undefined> {
  if (about === 'submission') {
    await tx.selectFrom('submissions').select('id').where('id', '=', id).forUpdate().execute()
  } else {
    await tx
      .selectFrom('master_records')
      .select('id')
      .where('device_number', '=', (query) =>
        query.selectFrom('master_records as one').select('one.device_number').where('one.id', '=', id),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  }
  return findThread(tx, about, id)
}

/** The comments of a thread. */
export const isOfThread = ({ about, id }: Pick<Thread, 'about' | 'id'>) =>
  about === 'submission'
    ? sql<boolean>`(comments.about = 'submission' and comments.entity_id = ${id})`
    : sql<boolean>`(comments.about = 'master-di' and comments.entity_id in (
        select other.id from master_records one join master_records other on other.device_number = one.device_number
        where one.id = ${id}))`
