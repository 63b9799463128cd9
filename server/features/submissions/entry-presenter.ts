import { defaultMarket } from '#core/code-lists/markets.ts'
import { type Entry, entryNames } from '#core/contract/entries.ts'
import { presentField } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { presentSubmission } from '#server/submissions/submission-presenter.ts'
import type { SubmissionRow } from '#server/submissions/submission-queries.ts'

/** A submission with how many there are of its Basic UDI-DI. */
export type EntryRow = SubmissionRow & { readonly same_basic_udi: number }

/** Field names of the second view that differ, or that are lifted out of eudamedData. */
export const entryNameOf = new Map<string, string>(
  Object.entries(entryNames).map(([name, field]) => [field, name]),
)

/** Fields without their own name in the second view. */
export function otherDataOf({ marketOf }: Pick<Hub, 'marketOf'>, document: AnyDocument) {
  const fields = Object.entries(fieldsOf(marketOf(defaultMarket))).filter(([id]) => !entryNameOf.has(id))
  return Object.fromEntries(fields.map(([id, field]) => [id, presentField(field, document[id])]))
}

/** A stored submission as the second view has it (decision D9). */
export function presentEntry(hub: Hub, row: EntryRow, actor: Actor): Entry {
  const { id, udiDi, basicUdiDi, deviceNumber, deviceName, manufacturerName, ...rest } = presentSubmission(
    hub,
    row,
    actor,
  )
  const { status, recordStatus, notStated, masterDiId, revision, updatedAt, updatedByName, abilities } = rest
  return {
    ...{
      id,
      udi: udiDi,
      basicUdi: basicUdiDi,
      deviceNumber,
      deviceName,
      manufacturerName,
      status,
      recordStatus,
    },
    eudamedData: otherDataOf(hub, row.document),
    sameBasicUdi: row.same_basic_udi,
    ...{ notStated, masterDiId, revision, updatedAt, updatedByName, abilities },
  }
}
