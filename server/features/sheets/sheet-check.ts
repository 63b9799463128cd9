import type { SheetChecked } from '#core/contract/submission-sheets.ts'
import type { Hub } from '#server/platform/hub.ts'
import { findSubmissions } from '#server/submissions/submission-queries.ts'
import { judgeRows } from '#server/submissions/submission-validation.ts'
import type { SheetRow } from './sheet-queries.ts'

/** Previews validation while a table is being filled in; stores nothing. */
export async function checkSheet(
  hub: Hub,
  sheet: SheetRow,
  submissionIds: readonly number[],
): Promise<SheetChecked> {
  const known = new Set(
    sheet.content.groups.flatMap(({ devices }) => devices.flatMap(({ submissionId }) => submissionId ?? [])),
  )
  const ids = [...new Set(submissionIds)].filter((id) => known.has(id))
  if (ids.length === 0) return []
  return hub.db.transaction().execute(async (tx) => {
    const rows = await findSubmissions(tx, ids)
    const found = await judgeRows(hub, tx, rows, hub.now())
    return rows.map(({ id, revision }, at) => ({
      submissionId: id,
      revision,
      issues: found[at]?.issues ?? [],
    }))
  })
}
