import type { Selectable } from 'kysely'
import type { WorkbookNature } from '#core/workbooks/natures.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { WorkbooksTable } from '#server/database/workbook-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** All but the file. */
const shown = [
  'id',
  'market',
  'nature',
  'name',
  'file_name',
  'hash',
  'size',
  'survey',
  'mapping',
  'state',
  'replaces_id',
  'changes',
  'revision',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

export type WorkbookRow = Pick<Selectable<WorkbooksTable>, (typeof shown)[number]> & {
  readonly created_by_name: string | null
}

const selected = (db: Db | Tx) =>
  db.selectFrom('workbooks').select(shown).select(personName('workbooks.created_by').as('created_by_name'))

/** So many are listed; each was loaded by hand. */
const mostListed = 500

export const workbookRows = (db: Db | Tx): Promise<WorkbookRow[]> =>
  selected(db)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()

export const workbookRow = (db: Db | Tx, id: number): Promise<WorkbookRow | undefined> =>
  selected(db).where('id', '=', id).executeTakeFirst()

export async function lockWorkbook(tx: Tx, id: number): Promise<WorkbookRow | undefined> {
  await tx.selectFrom('workbooks').select('id').where('id', '=', id).forUpdate().execute()
  return workbookRow(tx, id)
}

export async function workbookContent(db: Db | Tx, id: number): Promise<Buffer> {
  const { content } = await db
    .selectFrom('workbooks')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Buffer.from(content)
}

interface Same {
  readonly market: string
  readonly nature: WorkbookNature
}

export const workbookOfFile = (
  db: Db | Tx,
  { market, nature, hash }: Same & { readonly hash: string },
): Promise<WorkbookRow | undefined> =>
  selected(db)
    .where('market', '=', market)
    .where('nature', '=', nature)
    .where('hash', '=', hash)
    .executeTakeFirst()

/** Those somebody has confirmed, the newest first. */
export const confirmedWorkbooks = (db: Db | Tx, { market, nature }: Same): Promise<WorkbookRow[]> =>
  selected(db)
    .where('market', '=', market)
    .where('nature', '=', nature)
    .where('state', '=', 'confirmed')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

/** One of a market to show values of: validated ones first. */
export async function sampleSubmission(db: Db | Tx, market: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('submissions')
    .select('id')
    .where('market', '=', market)
    .orderBy((row) => row.case().when('status', 'in', ['draft', 'error']).then(1).else(0).end())
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}
