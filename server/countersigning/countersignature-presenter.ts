import type { Countersignature } from '#core/contract/countersignatures.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import type { CountersignatureRow } from './countersignature-queries.ts'

/** What the code of a link is sealed for. */
export const codeOf = (id: number): string => `countersignatures/${id}`

/** Why somebody may not sign it; null where she may. */
export function refusalToSign(
  { asked_by, user_id }: Pick<CountersignatureRow, 'asked_by' | 'user_id'>,
  { id, roles }: Actor,
): string | null {
  if (!roles.includes('admin')) return 'This needs the role Administrator'
  if (asked_by === id) return 'You asked for this yourself. Another administrator has to sign it.'
  return user_id === id ? 'This is about your own account. Another administrator has to sign it.' : null
}

const as = column<CountersignatureRow>()
const at = instant<CountersignatureRow>()

/** What clients see of it, each property with the columns it is made of. */
export const countersignatureProperties = (
  hub: Pick<Hub, 'secrets'>,
): Properties<CountersignatureRow, Countersignature> => ({
  id: as('id'),
  kind: as('kind'),
  userId: as('user_id'),
  userName: as('user_name'),
  account: as('account'),
  changes: as('changes'),
  status: as('status'),
  askedBy: as('asked_by'),
  askedByName: { from: ['asked_by_name'], value: (row) => row.asked_by_name ?? '' },
  askedAt: { from: ['asked_at'], value: (row) => row.asked_at.toISOString() },
  resolvedByName: as('resolved_by_name'),
  resolvedAt: at('resolved_at'),
  note: as('note'),
  code: {
    from: ['id', 'asked_by', 'link_open', 'sealed_code'],
    value: (row, actor) =>
      row.asked_by === actor.id && row.link_open && row.sealed_code
        ? hub.secrets.open(row.sealed_code, codeOf(row.id))
        : null,
  },
  cannotSign: { from: ['status', 'asked_by', 'user_id'], value: cannotSign },
  abilities: {
    from: ['status', 'asked_by', 'user_id'],
    value: (row, actor) => ({
      sign: row.status === 'pending' && cannotSign(row, actor) === null,
      withdraw: row.status === 'pending' && row.asked_by === actor.id,
    }),
  },
})

function cannotSign(row: CountersignatureRow, actor: Actor): string | null {
  return row.status === 'pending' ? refusalToSign(row, actor) : null
}

export const presentCountersignature = (hub: Hub, row: CountersignatureRow, actor: Actor): Countersignature =>
  presentWhole(row, actor, countersignatureProperties(hub))
