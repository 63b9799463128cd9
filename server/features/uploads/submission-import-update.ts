import type { RowToUpdate, UpdateBatch, Verdict, Verdicts } from '#server/imports/import-kind.ts'
import { updatedRows } from '#server/imports/updated-rows.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { changeInGroup } from '#server/submissions/shared-values.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { lockSubmissions } from '#server/submissions/submission-queries.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import type { ForMarket } from './submission-import-store.ts'

/** Updates submissions from rows, unless they were changed in the meantime; each becomes a draft again. */
export async function updateRows(
  market: ForMarket,
  unit: Unit,
  actor: Actor,
  jobId: number,
  { rows, ...batch }: UpdateBatch,
): Promise<Verdicts> {
  await lockSubmissions(
    unit.tx,
    rows.map(({ recordId }) => recordId),
  )
  const verdicts = new Map<number, Verdict>()
  // One after the other: a change of one may be a change of the next, which has the same Basic UDI-DI.
  for (const row of rows) {
    for (const [at, verdict] of await updateRow(market, unit, actor, { ...batch, row, jobId })) {
      verdicts.set(at, verdict)
    }
  }
  return verdicts
}

interface Update extends Omit<UpdateBatch, 'rows'> {
  readonly row: RowToUpdate
  readonly jobId: number
}

async function updateRow(
  { module }: ForMarket,
  unit: Unit,
  actor: Actor,
  { row, jobId, changeReason, overtaken }: Update,
): Promise<Verdicts> {
  const fields = fieldsOf(module)
  const found = await lockSubmissions(unit.tx, [row.recordId])
  const { verdicts, changed } = updatedRows(found, { rows: [row], overtaken }, fields)
  for (const { row: before, document: patched } of changed) {
    const document = withDeclarations(module, { before: before.document, after: patched }, actor, unit.now)
    await changeInGroup(unit, actor, module, { before, document, changeReason }, jobId)
  }
  return verdicts
}
