import type { Actor as Operator } from '#core/contract/actors.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { operatorFindings } from '#core/rules/operator-checks.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant, storedDocument } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { OperatorRow } from './operator-queries.ts'

const as = column<OperatorRow>()
const at = instant<OperatorRow>()

/** The properties of an operator in the API, with the columns each is read from. */
export const operatorProperties: Properties<OperatorRow, Operator> = {
  ...(documentProperties<OperatorRow>(operatorFields) as Properties<
    OperatorRow,
    Pick<Operator, keyof typeof operatorFields>
  >),
  // Lists show these, and read them without the document.
  actorType: as('actor_type'),
  name: as('name'),
  srn: as('srn'),
  country: as('country'),
  isActive: as('is_active'),
  id: as('id'),
  revision: as('revision'),
  findings: {
    from: storedDocument,
    value: ({ document }) =>
      operatorFindings(document).map(({ path, message }) => ({ field: path, message })),
  },
  deleteReason: as('delete_reason'),
  createdAt: at('created_at'),
  createdBy: as('created_by'),
  createdByName: as('created_by_name'),
  updatedAt: at('updated_at'),
  updatedBy: as('updated_by'),
  updatedByName: as('updated_by_name'),
  abilities: { from: ['deleted'], value: ({ deleted }, actor) => abilitiesOf(deleted, actor) },
}

/** What an operator manager can do with an operator that is not deleted. */
export function abilitiesOf(deleted: boolean, actor: Actor): Operator['abilities'] {
  const may = actor.permissions.includes('manage-actors') && !deleted
  return { edit: may, delete: may }
}

/** A stored operator as clients see it, with what this person may do with it. */
export const presentOperator = (row: OperatorRow, actor: Actor): Operator =>
  presentWhole(row, actor, operatorProperties)
