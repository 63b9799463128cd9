import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Answers of a register, as they came. */

export async function findAnswer(tx: Tx, exportId: number, hash: string) {
  return tx
    .selectFrom('answers')
    .select('id')
    .where('export_id', '=', exportId)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

export async function answersOfFile(db: Db, exportId: number) {
  return db.selectFrom('answers').selectAll().where('export_id', '=', exportId).orderBy('id').execute()
}

/** Its bytes as they came. */
export const answerBytes = (content: string): Buffer => Buffer.from(content, 'base64')

export async function insertAnswer(
  tx: Tx,
  answer: {
    readonly exportId: number
    readonly fileName: string
    readonly hash: string
    readonly bytes: Buffer
    readonly now: Date
    readonly actorId: number | null
  },
): Promise<void> {
  await tx
    .insertInto('answers')
    .values({
      export_id: answer.exportId,
      file_name: answer.fileName,
      hash: answer.hash,
      content: answer.bytes.toString('base64'),
      created_at: answer.now,
      created_by: answer.actorId,
    })
    .execute()
}
