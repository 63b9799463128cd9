import { inPieces } from '#server/database/byte-pieces.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from './hub.ts'

/** Job input, stored where every server can read it; deleted when the job ends. */

export async function keepPieces(
  tx: Tx,
  jobId: number,
  content: AsyncIterable<Buffer> | readonly Buffer[],
): Promise<void> {
  let place = 0
  for await (const bytes of inPieces(content)) {
    await tx.insertInto('job_pieces').values({ job_id: jobId, place, bytes }).execute()
    place += 1
  }
}

export async function* piecesOf(db: Db, jobId: number): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const piece = await db
      .selectFrom('job_pieces')
      .select('bytes')
      .where('job_id', '=', jobId)
      .where('place', '=', place)
      .executeTakeFirst()
    if (!piece) return
    yield Buffer.from(piece.bytes)
  }
}

export const forgetPieces = async (tx: Tx, jobId: number): Promise<void> =>
  void (await tx.deleteFrom('job_pieces').where('job_id', '=', jobId).execute())
