import { sql } from 'kysely'
import { sensitiveRights } from '#core/lifecycle/granting.ts'
import { type Permission, permissionsOf } from '#core/lifecycle/permissions.ts'
import { type HubSettings, looserSettings } from '#core/lifecycle/settings.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import type { TestApp } from '../test-app.ts'
import { type Holders, personOf } from './decision.ts'

/** Accounts, and the settings that protect them: nobody is two people who decide, manage or write for each other. */

/** An account as it was made: what it may do that no one gives or takes alone, and what it is proved with. */
export interface KnownAccount {
  readonly rights: readonly Permission[]
  /** Password, authenticator app, passkeys and identity, in a word. */
  readonly proofs: string
}

interface Account extends KnownAccount {
  readonly id: number
  readonly isActive: boolean
  readonly permissions: readonly Permission[]
  /** Somebody asked for rights, or a link, and another person signed. */
  readonly countersigned: boolean
}

async function accountsOf(hub: TestApp, holders: Holders, since: number): Promise<Account[]> {
  const { rows } = await sql<{
    id: number
    roles: never
    extra: never
    active: boolean
    proofs: string
    countersigned: boolean
  }>`
    select u.id, roles, extra_permissions as extra, is_active as active,
      md5(concat_ws('|', password_hash,
        (select seed from second_factors f where f.user_id = u.id and f.confirmed_at is not null),
        (select string_agg(credential_id, ',' order by id) from passkeys p where p.user_id = u.id),
        (select string_agg(issuer || subject, ',') from identities i where i.user_id = u.id))) as proofs,
      exists (select from countersignatures c where c.user_id = u.id and c.status = 'signed'
        and ${personOf(holders, sql.ref('c.asked_by'))} <> ${personOf(holders, sql.ref('c.resolved_by'))}) as countersigned
    from users u where u.id > ${since}`.execute(hub.hub.db)
  return rows.map(({ id, roles, extra, active, proofs, countersigned }) => ({
    id,
    isActive: active,
    rights: sensitiveRights({ roles, extraPermissions: extra, isActive: active }),
    permissions: permissionsOf(roles, extra, { controlled: true }),
    proofs,
    countersigned,
  }))
}

/** Whoever is there now, to compare with later. */
export async function knownAccounts(hub: TestApp, since = 0): Promise<Map<number, KnownAccount>> {
  return new Map((await accountsOf(hub, new Map(), since)).map((account) => [account.id, account]))
}

interface Asked {
  readonly holders: Holders
  readonly known: ReadonlyMap<number, KnownAccount>
  readonly settings: HubSettings
  /** The account from which on is looked at; 0 for all. */
  readonly since: number
}

export async function faultsOfPeople(
  hub: TestApp,
  { holders, known, settings, since }: Asked,
): Promise<string[]> {
  const accounts = await accountsOf(hub, holders, since)
  const faults = accounts.flatMap((account) => faultsOf(account, known.get(account.id), holders))
  const { settings: now } = await readSettings(hub.hub.db)
  const looser = looserSettings(settings, now)
  const { rows: alone } = await sql<{ id: number }>`
    select c.id from countersignatures c where c.status = 'signed' and (c.signature is null
      or ${personOf(holders, sql.ref('c.asked_by'))} = ${personOf(holders, sql.ref('c.resolved_by'))}
      or c.user_id is not null
        and ${personOf(holders, sql.ref('c.user_id'))} = ${personOf(holders, sql.ref('c.resolved_by'))})`.execute(
    hub.hub.db,
  )
  return [
    ...faults,
    ...asTwo(accounts, holders),
    ...looser.map((name) => `setting ${name} is less strict`),
    ...alone.map(({ id }) => `countersignature ${id} was signed by who asked, or is about who signed`),
  ]
}

function faultsOf(account: Account, known: KnownAccount | undefined, holders: Holders): string[] {
  const { id, rights, proofs, countersigned } = account
  if (countersigned) return []
  const had = known?.rights ?? []
  const gained = rights.filter((right) => !had.includes(right))
  // One changes what one's own account is proved with.
  const changed = known && had.length > 0 && proofs !== known.proofs && !holders.has(id)
  return [
    ...gained.map((right) => `account ${id} has ${right}, and nobody has countersigned it`),
    ...(changed ? [`account ${id} is proved by something else, and nobody has countersigned it`] : []),
  ]
}

/** Whoever decides has no other account, and no other account decides or manages. */
function asTwo(accounts: readonly Account[], holders: Holders): string[] {
  const active = new Map(accounts.filter(({ isActive }) => isActive).map((account) => [account.id, account]))
  return [...holders].flatMap(([id, person]) => {
    const [account, own] = [active.get(id), active.get(person)]
    if (id === person || !account || !own) return []
    const decides = own.permissions.includes('approve-submissions')
    if (decides) return [`person ${person} decides, and acts with account ${id} as well`]
    return account.rights.map((right) => `person ${person} acts with account ${id} too, which has ${right}`)
  })
}
