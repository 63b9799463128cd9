import type { Insertable } from 'kysely'
import type { WorkbookChange } from '#core/workbooks/carry-over.ts'
import type { WorkbookMapping } from '#core/workbooks/mapping.ts'
import type { WorkbookSurvey } from '#core/workbooks/survey.ts'
import type { WorkbooksTable } from '#server/database/workbook-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

interface Written {
  readonly survey: WorkbookSurvey
  readonly mapping: WorkbookMapping
  readonly changes: readonly WorkbookChange[]
}

/** Undefined where somebody stored the same file meanwhile. */
export async function insertWorkbook(
  tx: Tx,
  { survey, mapping, changes, ...row }: Omit<Insertable<WorkbooksTable>, keyof Written> & Written,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('workbooks')
    .values({
      ...row,
      survey: JSON.stringify(survey),
      mapping: JSON.stringify(mapping),
      changes: JSON.stringify(changes),
    })
    .onConflict((conflict) => conflict.columns(['market', 'nature', 'hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function confirmWorkbook(
  tx: Tx,
  id: number,
  { name, mapping, revision, now }: { name: string; mapping: WorkbookMapping; revision: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('workbooks')
    .set({
      ...{ name, revision, state: 'confirmed', updated_at: now },
      mapping: JSON.stringify(mapping),
      changes: JSON.stringify([]),
    })
    .where('id', '=', id)
    .execute()
}

export async function setDeleted(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.updateTable('workbooks').set({ deleted_at: at }).where('id', '=', id).execute()
}
