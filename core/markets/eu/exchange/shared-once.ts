import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { type Unsent, withFieldsOf } from '#core/markets/exchange.ts'
import { changesByLevel } from '../change/changes-by-level.ts'
import { togetherBy } from '../device/values.ts'
import type { UploadItem } from '../message/upload-plan.ts'
import { sentFields } from '../sent-fields.ts'
import { ownNames } from '../shared-fields.ts'
import { groupOf } from './group.ts'

/** A submission with what is due of it. */
export interface DueItem {
  readonly reference: string
  readonly document: SubmissionDocument
  readonly isNamedByAnother: boolean
  readonly items: readonly UploadItem[]
}

interface SharedOnce {
  readonly items: readonly UploadItem[]
  /** Who is served by the change of a Basic UDI-DI, by its code. */
  readonly shared: ReadonlyMap<string, readonly string[]>
  readonly refused: readonly Unsent[]
}

const changesBasicUdi = ({ entity }: UploadItem): boolean => entity.service === 'BASIC_UDI.PATCH'

/** The change of a Basic UDI-DI goes once for all its devices, and only where they want the same of it. */
export function sharedOnce(due: readonly DueItem[]): SharedOnce {
  const changed = togetherBy(
    due.filter(({ items }) => items.some(changesBasicUdi)),
    ({ document }) => groupOf(document) ?? '',
  )
  const refused: Unsent[] = []
  const leads = new Set<string>()
  const shared = new Map<string, readonly string[]>()
  for (const all of changed) {
    const group = groupOf(all[0].document) ?? ''
    // The names are those of the device that gave them.
    const lead = all.find(({ isNamedByAnother }) => !isNamedByAnother) ?? all[0]
    const field = all.map((one) => contradiction(lead, one)).find((found) => found !== undefined)
    if (field !== undefined) {
      const why = `EUDAMED keeps "${labelOf(field)}" once for the Basic UDI-DI ${group}, and these devices give different values. Make them the same, or export only the device whose value EUDAMED is to keep.`
      refused.push(...all.map(({ reference }) => ({ reference, field, why })))
    } else {
      leads.add(lead.reference)
      shared.set(
        group,
        all.map(({ reference }) => reference),
      )
    }
  }
  const left = new Set(refused.map(({ reference }) => reference))
  const items = due
    .filter(({ reference }) => !left.has(reference))
    .flatMap(({ reference, items: own }) =>
      own.filter((item) => !changesBasicUdi(item) || leads.has(reference)),
    )
  return { items, shared, refused }
}

const labelOf = (field: string): string => sentFields.find(({ id }) => id === field)?.field.label ?? field

/** What two devices want differently of their Basic UDI-DI. */
function contradiction(lead: DueItem, { document, isNamedByAnother }: DueItem): string | undefined {
  const said = isNamedByAnother ? withFieldsOf(lead.document, document, ownNames) : document
  return changesByLevel(lead.document, said)['basic-udi'][0]
}
