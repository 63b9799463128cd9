import { sensitiveRights } from '#core/lifecycle/granting.ts'
import type { Hub, Unit } from '#server/platform/hub.ts'
import { tellAdministrators } from '#server/platform/security-alerts.ts'
import type { AccountFields } from './account-queries.ts'

/** Whose rights changed, and what an account had and has; null where there was none, or is none any more. */
export interface RightsChange {
  readonly id: number
  readonly before: AccountFields | null
  readonly after: AccountFields | null
  /** How it came about, where no administrator did it here: `by the groups of the provider`. */
  readonly how?: string
}

/** Administrators learn who decides, manages people or runs the hub from now on, or no longer, however that came about. */
export async function tellOfRights(
  hub: Pick<Hub, 'mailer'>,
  unit: Unit,
  { id, before, after, how }: RightsChange,
): Promise<void> {
  const [had, has] = [rightsOf(before), rightsOf(after)]
  const account = after ?? before
  if (!account || (had.length === has.length && had.every((right) => has.includes(right)))) return
  const what = before
    ? `had ${words(had)} and ${after ? `now has ${words(has)}` : 'was deleted'}`
    : `is new and has ${words(has)}`
  await tellAdministrators(hub, unit, {
    kind: 'rights-changed',
    text: `${account.firstName} ${account.lastName} (${account.username}) ${what}${how ? `, ${how}` : ''}.`,
    link: `/admin/users?user=${id}`,
  })
}

const rightsOf = (account: AccountFields | null) => (account ? sensitiveRights(account) : [])
const words = (rights: readonly string[]): string => rights.join(', ') || 'no rights over others'
