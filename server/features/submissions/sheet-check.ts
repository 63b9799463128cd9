import type { SheetChecked } from '#core/contract/submission-sheets.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SheetRow } from './sheet-queries.ts'
import { findSubmissions } from './submission-queries.ts'
import { judgeRow } from './submission-validation.ts'

/** What validation would find while a table is being filled in: nothing is stored, and the trail tells of nothing. */
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
    const checked: SheetChecked = []
    for (const row of rows) {
      const { issues } = await judgeRow(hub, tx, row, hub.now())
      checked.push({ submissionId: row.id, revision: row.revision, issues })
    }
    return checked
  })
}
