import { sql } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** More would tell a rule nothing new. */
const mostNeighbours = 20

/** Submissions of other devices of the same market; versions and submissions of one device are one (D15, BR-003). */
function ofOtherDevices(db: Db | Tx, row: SubmissionRow) {
  return db
    .selectFrom('submissions')
    .select('document')
    .where('market', '=', row.market)
    .where('id', '<>', row.id)
    .where(
      sql<boolean>`(device_number is null or ${row.device_number}::text is null
        or device_number <> ${row.device_number})`,
    )
    .limit(mostNeighbours)
}

export async function withSameUdiDi(db: Db | Tx, row: SubmissionRow): Promise<AnyDocument[]> {
  if (!row.udi_di) return []
  const found = await ofOtherDevices(db, row).where('udi_di', '=', row.udi_di).execute()
  return found.map(({ document }) => document)
}

const foundValid = ['validated', 'pending', 'approved-user', 'approved-eudamed'] as const

/** Those found valid: a draft nobody goes on with keeps no other from being right. */
export async function withSameBasicUdiDi(db: Db | Tx, row: SubmissionRow): Promise<AnyDocument[]> {
  if (!row.basic_udi_di) return []
  const found = await ofOtherDevices(db, row)
    .where('basic_udi_di', '=', row.basic_udi_di)
    .where('status', 'in', foundValid)
    .orderBy('id')
    .execute()
  return found.map(({ document }) => document)
}

/** Only those of the same manufacturer: short numbers are in use by more of the others than are looked at. */
export async function withSameReference(db: Db | Tx, row: SubmissionRow): Promise<AnyDocument[]> {
  const { catalogueNumber, manufacturerSrn = null } = row.document
  if (typeof catalogueNumber !== 'string') return []
  const found = await ofOtherDevices(db, row)
    .where(sql<boolean>`document ->> 'catalogueNumber' = ${catalogueNumber}`)
    .where(sql<boolean>`document ->> 'manufacturerSrn' is not distinct from ${manufacturerSrn}::text`)
    .execute()
  return found.map(({ document }) => document)
}

/** The submission of the device named as related, if the hub has it. */
export async function relatedTo(db: Db | Tx, row: SubmissionRow): Promise<AnyDocument | undefined> {
  const { relatedDeviceDi } = row.document
  if (typeof relatedDeviceDi !== 'string') return undefined
  const found = await db
    .selectFrom('submissions')
    .select('document')
    .where('market', '=', row.market)
    .where('id', '<>', row.id)
    .where('udi_di', '=', relatedDeviceDi)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.document
}
