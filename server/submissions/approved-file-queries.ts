import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { ContentFile } from './content-file.ts'

export interface ApprovedFileRow {
  readonly submission_id: number
  readonly revision: number
  readonly file: string
  readonly environment: ContentFile['environment']
  readonly release: string | null
  readonly made_at: Date
  readonly seed: string
  readonly sha256: string
}

export async function keepApprovedFiles(
  tx: Tx,
  of: {
    readonly submissionId: number
    readonly revision: number
    readonly madeAt: Date
    readonly seed: string
  },
  files: readonly ContentFile[],
): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('approved_files')
    .values(
      files.map(({ file, environment, release, sha256, content }) => ({
        submission_id: of.submissionId,
        revision: of.revision,
        made_at: of.madeAt,
        seed: of.seed,
        ...{ file, environment, release, sha256, content },
      })),
    )
    .execute()
}

/** What was approved of these as they are now, newest first; nothing of what was approved before files were kept. */
export async function approvedFilesOf(db: Db | Tx, ids: readonly number[]): Promise<ApprovedFileRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('approved_files')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.id', '=', 'approved_files.submission_id')
        .onRef('submissions.revision', '=', 'approved_files.revision'),
    )
    .select(['submission_id', 'approved_files.revision', 'file', 'environment', 'release', 'made_at'])
    .select(['seed', 'sha256'])
    .where(sql<boolean>`submission_id = any(${ids}::int[])`)
    .orderBy('approved_files.id', 'desc')
    .execute()
}
