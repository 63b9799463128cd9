import { sql } from 'kysely'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Entry, EntryListQuery } from '#core/contract/entries.ts'
import type { Db } from '#server/database/connect.ts'
import { defineList } from '#server/lists/list.ts'
import { column, contains, instant, oneOf, storedDocument } from '#server/lists/properties.ts'
import type { Hub } from '#server/platform/hub.ts'
import { submissionProperties } from '#server/submissions/submission-presenter.ts'
import { derivedColumns, findSubmission } from '#server/submissions/submission-queries.ts'
import { type EntryRow, otherDataOf } from './entry-presenter.ts'

/** Each way of it finds its rows by the index of Basic UDI-DIs. */
const sameBasicUdi = sql<number>`case when submissions.basic_udi_di is null
  then (select count(*)::int from submissions other
    where other.market = submissions.market and other.basic_udi_di is null)
  else (select count(*)::int from submissions other
    where other.market = submissions.market and other.basic_udi_di = submissions.basic_udi_di) end`

export async function findEntry(db: Db, id: number): Promise<EntryRow | undefined> {
  const row = await findSubmission(db, id)
  if (row?.market !== defaultMarket) return undefined
  const counted = await db
    .selectFrom('submissions')
    .select(sameBasicUdi.as('same_basic_udi'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, ...counted }
}

const as = column<EntryRow>()

/** The EU submissions as the second view lists them (decision D9). */
export const entryList = (hub: Pick<Hub, 'marketOf'>) => {
  const { notStated, abilities, manufacturerName } = submissionProperties(hub)
  return defineList<EntryRow, Entry, EntryListQuery>()({
    table: 'submissions',
    key: 'id',
    dictionary: 'submission',
    derived: { ...derivedColumns, same_basic_udi: sameBasicUdi },
    properties: {
      id: as('id'),
      udi: as('udi_di'),
      basicUdi: as('basic_udi_di'),
      deviceNumber: as('device_number'),
      deviceName: as('device_name'),
      manufacturerName,
      status: as('status'),
      recordStatus: as('record_status'),
      eudamedData: { from: storedDocument, value: ({ document }) => otherDataOf(hub, document) },
      notStated,
      sameBasicUdi: as('same_basic_udi'),
      masterDiId: as('master_di_id'),
      revision: as('revision'),
      updatedAt: instant<EntryRow>()('updated_at'),
      updatedByName: as('updated_by_name'),
      abilities,
    },
    sorts: {
      basicUdi: { by: sql`basic_udi_di collate "C"`, emptyLast: true },
      updatedAt: { by: sql`submissions.updated_at` },
    },
    defaultSort: 'basicUdi',
    always: () => sql<boolean>`market = ${defaultMarket}`,
    filters: { status: oneOf('status') },
    search: contains('search_text'),
    changes: 'submission',
    changedAt: sql`submissions.updated_at`,
  })
}
