import type { Issue } from '#core/contract/problem.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { activePerson } from '#server/tasks/task-queries.ts'
import type { RimRow } from './rim-queries.ts'

/** Who a project belongs to, beside what is written under Assigned To (decision D140). */

export interface OwnerChange {
  readonly id: number | null
  readonly name: string | null
  readonly isNew: boolean
  readonly issues: readonly Issue[]
  /** For the trail. */
  readonly changes: readonly FieldChange[]
}

/** Where a project is found. */
export const projectAddress = (id: number): string => `/simple-rim/projects/${id}`

/** Somebody who has left meanwhile keeps what was theirs until somebody else is chosen. */
export async function ownerChange(
  { tx }: Unit,
  before: Pick<RimRow, 'owner_id' | 'owner_name'> | null,
  given: number | null | undefined,
): Promise<OwnerChange> {
  const was = { id: before?.owner_id ?? null, name: before?.owner_name ?? null }
  if (given === undefined || given === was.id) return { ...was, isNew: false, issues: [], changes: [] }
  const person = given === null ? undefined : await activePerson(tx, given)
  const issues =
    given === null || person
      ? []
      : [{ path: 'ownerId', message: 'Choose a person who can sign in to this hub' }]
  const name = person ? `${person.first_name} ${person.last_name}` : null
  const changes = [{ field: 'ownerId', from: was.name, to: name }]
  return { id: given, name, isNew: given !== null, issues, changes }
}

/** Whoever gets a project from somebody else hears of it. */
export async function tellOwner(
  unit: Unit,
  actor: Actor | null,
  {
    id,
    document,
    owner,
  }: { readonly id: number; readonly document: AnyDocument; readonly owner: OwnerChange },
): Promise<void> {
  if (!owner.isNew || owner.id === null || owner.id === actor?.id) return
  const until = typeof document.targetDate === 'string' ? `, due on ${document.targetDate}` : ''
  await notify(unit, {
    userId: owner.id,
    title: 'A project was assigned to you',
    body: `${String(document.productName ?? 'Unnamed product')}${until}`,
    link: projectAddress(id),
  })
}
