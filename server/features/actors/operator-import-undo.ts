import type { Removal, Removed } from '#server/imports/import-kind.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { hangsOnOperator, lockOperators, representedBy } from './operator-queries.ts'
import { markAsDeleted } from './operator-service.ts'

/** Undoes an import: deletes the operators that are unchanged since. */
export async function removeOperators(unit: Unit, actor: Actor, { ids, reason }: Removal): Promise<Removed> {
  const found = new Map((await lockOperators(unit.tx, ids)).map((row) => [row.id, row]))
  const removed = new Map<number, string | null>()
  for (const id of ids) {
    const row = found.get(id)
    if (!row) {
      removed.set(id, 'The operator was deleted meanwhile')
      continue
    }
    const [represented] = await representedBy(unit.tx, id)
    if (row.revision > 1) removed.set(id, `${row.name} was changed since the import`)
    else if (represented) {
      removed.set(id, `${row.name} is the authorized representative of ${represented.name}`)
    } else if (await hangsOnOperator(unit.tx, id)) {
      removed.set(id, `${row.name} has certifications or linked devices`)
    } else {
      await markAsDeleted(unit, actor, row, reason)
      removed.set(id, null)
    }
  }
  return removed
}
