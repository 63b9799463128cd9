import { sql } from 'kysely'
import { authApi } from '#core/contract/auth.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { opened, registration, unique } from '../factories.ts'
import { type Call, type Command, type Commands, choose, type Given, plain } from './command.ts'
import { signing } from './signing.ts'
import { accountAt, at, count, type Mask, type World } from './world.ts'

/** Accounts: made, changed, shut out, let in, and got hold of. */

const newPassword = 'many quiet harbours sing'

const rolesOf = (variant: number): readonly Role[] =>
  choose<readonly Role[]>(
    variant,
    ['admin'],
    ['quality-manager'],
    ['user'],
    ['admin', 'quality-manager'],
    ['regulatory-manager'],
    ['technical-reviewer', 'user'],
  )

/** Somebody acts with one account more from now on. */
export function actAs(world: World, as: Mask, mask: Mask): void {
  world.holders.set(mask.id, world.holders.get(as.id) ?? as.id)
  world.masks.push(mask)
}

/** Signs in as whoever has this password, where no more is asked for. */
async function getHold(call: Call, username: string, id: number, password: string): Promise<void> {
  const { world, as } = call
  const credentials = { emailOrUsername: username, password }
  const answer = await world.hub.api().call(authApi.login, { body: credentials })
  if (answer.status >= 300 || !('token' in answer.body)) return
  actAs(world, as, { id, api: world.hub.api(opened(answer.body).token), password })
}

/** A link that was shown. */
const noteLink: Command['learn'] = ({ world }, answer) => {
  const { id, link } = JSON.parse(answer.text) as { id: number; link?: { token: string } | null }
  if (link) world.links.push({ userId: id, token: link.token })
}

export async function usernameOf({ hub }: World, { id }: Mask): Promise<string> {
  const { rows } = await sql<{ username: string }>`select username from users where id = ${id}`.execute(
    hub.hub.db,
  )
  return rows[0]?.username ?? 'nobody'
}

/** One of those who are not needed by the next life: of the five, got hold of, or the newest one. */
async function dispensable({ world, place }: Call) {
  if (place !== 5) return { id: accountAt({ ...world, founders: [] }, place > 5 ? place - 1 : place) }
  const { rows } = await sql<{ id: number }>`select max(id) as id from users`.execute(world.hub.hub.db)
  return { id: rows[0]?.id ?? 0 }
}

const account = ({ world, place }: Call) => ({ id: accountAt(world, place) })

/** What came from the provider with the address of an account. */
async function subjectFor({ world, place }: Call): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    select subject from identity_requests where user_id = ${accountAt(world, place)}`.execute(
    world.hub.hub.db,
  )
  return rows[0]?.subject ?? 'nobody'
}

const newAccount = (variant: number) => {
  const username = unique('puppet')
  const names = { firstName: 'Pup', lastName: 'Pet', email: `${username}@example.org`, username }
  return { ...names, roles: rolesOf(variant) }
}

/** Rights, names, and the address that mail and the provider go by. */
const accountChange = (variant: number): object =>
  choose<object>(
    variant,
    { roles: ['user'], extraPermissions: [], lastName: unique('N') },
    { roles: ['quality-manager'] },
    { roles: ['admin'] },
    { extraPermissions: ['approve-submissions'] },
    { email: `${unique('moved')}@example.org` },
    { username: unique('renamed'), roles: ['technical-reviewer', 'user'] },
  )

export const people: Commands = {
  'POST /api/admin/users': { ask: ({ variant }) => ({ body: newAccount(variant) }), learn: noteLink },
  'PUT /api/admin/users/:id': {
    ask: (call) => ({ ...account(call), body: accountChange(call.variant) }),
  },
  'PUT /api/admin/users/:id/status': {
    ask: async (call) => ({ ...(await dispensable(call)), body: { isActive: call.variant % 2 === 0 } }),
  },
  'DELETE /api/admin/users/:id': { ask: dispensable },
  'POST /api/admin/users/:id/link': { ask: account, learn: noteLink },
  'DELETE /api/admin/users/:id/sessions': { ask: account },
  'POST /api/admin/users/:id/identity': {
    ask: async (call) => ({ ...account(call), body: { subject: await subjectFor(call) } }),
  },
  'DELETE /api/admin/users/:id/identity': { ask: account },
  'POST /api/admin/users/:id/second-factor/reset': {
    ask: (call) => account(call),
  },
  'POST /api/admin/countersignatures/:id/sign': {
    ask: ({ as, world }) => ({ body: signing(as, world) }),
    learn: ({ world }, answer) => {
      count(world, 'countersigned')
      const { delivery, countersignature } = JSON.parse(answer.text)
      if (delivery?.link) world.links.push({ userId: countersignature.userId, token: delivery.link.token })
    },
  },
  'POST /api/admin/countersignatures/:id/refuse': { ask: () => ({ body: { note: 'No' } }) },
  'POST /api/admin/countersignatures/:id/withdraw': plain,
  // Reads, and shows halves of links.
  'GET /api/admin/countersignatures': {
    learn: ({ world }, answer) => {
      for (const { code } of JSON.parse(answer.text)) if (code !== null) world.codes.push(code)
    },
  },
  'POST /api/auth/link': {
    ask: ({ world, place }) => ({ body: { token: at(world.links, place)?.token ?? 'none' } }),
  },
  'POST /api/auth/link/password': {
    ask: ({ world, place }) => {
      const token = at(world.links, place)?.token
      return token ? { body: { token, password: newPassword, code: world.codes.at(-1) ?? null } } : null
    },
    learn: async (call, answer, asked) => {
      const { username } = JSON.parse(answer.text) as { username: string }
      const { token } = asked.body as { token: string }
      const userId = call.world.links.find((link) => link.token === token)?.userId
      if (userId) await getHold(call, username, userId, newPassword)
    },
  },
  'POST /api/auth/register': {
    ask: () => ({ body: registration({ password: newPassword }) }),
    learn: (call, answer) => {
      const { id, username } = JSON.parse(answer.text) as { id: number; username: string }
      call.world.registered.push({ id, username, password: newPassword })
      return getHold(call, username, id, newPassword)
    },
  },
  'POST /api/auth/login': {
    // Nobody knows the password of another person: it is for the own account, or one she has registered.
    ask: async ({ as, world, place, variant }) => {
      const other = variant % 2 === 0 ? undefined : at(world.registered, place)
      const emailOrUsername = other?.username ?? (await usernameOf(world, as))
      const proof = other ? { password: other.password } : signing(as, world)
      return { body: { emailOrUsername, ...proof } }
    },
    learn: ownSession,
  },
  'POST /api/auth/logout': {
    // Where something is left to go on with.
    by: ({ masks }) => masks.slice(1).at(-1) ?? null,
  },
  'PUT /api/users/profile': {
    ask: ({ as, variant }) => ({
      body: choose<object>(
        variant,
        { firstName: 'Some', lastName: 'Body' },
        { email: `${unique('own')}@example.org`, password: as.password },
      ),
    }),
  },
  'POST /api/users/change-password': {
    ask: ({ as }) => {
      const newPassword = `${unique('nine')} quiet harbours sing`
      return { body: { currentPassword: as.password, newPassword, confirmPassword: newPassword } }
    },
    learn: ({ as, world }, _, { body }) => {
      const { newPassword } = body as { newPassword: string }
      for (const mask of world.masks) if (mask.id === as.id) mask.password = newPassword
    },
  },
  'DELETE /api/users/sessions/:id': plain,
  'DELETE /api/users/sessions': plain,
}

/** Whoever signs in once more has one session more; as somebody else, one account more. */
export function ownSession({ world, as }: Call, answer: Given): void {
  const { token, user } = JSON.parse(answer.text) as { token?: string; user?: { id: number } }
  if (!token || !user) return
  actAs(world, as, { ...as, id: user.id, api: world.hub.api(token) })
}
