import { authApi } from '#core/contract/auth.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { unique } from '../factories.ts'
import { publicUrl } from '../identity-server.ts'
import { passkeyDevice } from '../passkey-device.ts'
import { type Call, type Commands, choose, plain } from './command.ts'
import { ownSession, usernameOf } from './people.ts'
import { codeOf, signing } from './signing.ts'
import { accountAt, count } from './world.ts'

/** What people prove themselves with besides the password, and signing in with the provider. */

const path = '/api/users/second-factor'
const page = { origin: 'http://localhost' }

const proof = ({ as, world }: Call) => ({ body: signing(as, world) })

/** The first step of signing in where a second one is asked for. */
async function challengeOf({ as, world }: Call): Promise<string | undefined> {
  const body = { emailOrUsername: await usernameOf(world, as), password: as.password }
  const answer = await world.hub.api().call(authApi.login, { body })
  return answer.status < 300 && 'challenge' in answer.body ? answer.body.challenge : undefined
}

export const factors: Commands = {
  [`POST ${path}/authenticator`]: {
    ask: ({ as }) => ({ body: { password: as.password } }),
    learn: ({ as }, answer) => {
      as.newSeed = String(JSON.parse(answer.text).secret)
    },
  },
  [`POST ${path}/authenticator/confirm`]: {
    ask: ({ as, world }) =>
      as.newSeed === undefined ? null : { body: { code: codeAt(as.newSeed, world.hub.clock.now()) } },
    learn: ({ as, world }, answer) => {
      as.seed = as.newSeed
      as.recoveryCodes = JSON.parse(answer.text).recoveryCodes
      count(world, 'second factors')
    },
  },
  [`POST ${path}/recovery-codes`]: { ask: proof },
  [`POST ${path}/remove`]: {
    ask: proof,
    learn: ({ as }) => {
      as.seed = undefined
    },
  },
  [`POST ${path}/passkeys/options`]: {
    ask: (call) => ({ ...proof(call), headers: page }),
    learn: ({ world }, answer) => {
      world.challenge = JSON.stringify(JSON.parse(answer.text))
    },
  },
  [`POST ${path}/passkeys`]: {
    ask: ({ as, world }) => {
      if (world.challenge === undefined) return null
      const { challenge, options } = JSON.parse(world.challenge)
      as.passkey = passkeyDevice()
      const response = as.passkey.create(options.challenge, page.origin)
      return { body: { challenge, name: 'Key', response }, headers: page }
    },
    learn: ({ world }) => count(world, 'second factors'),
  },
  [`POST ${path}/passkeys/challenge`]: { ask: () => ({ headers: page }) },
  [`POST ${path}/passkeys/:id/remove`]: { ask: proof },
  'POST /api/auth/second-factor': {
    ask: async (call) => {
      const challenge = await challengeOf(call)
      const { as, world, place, variant } = call
      if (challenge === undefined) return null
      const code = variant % 2 === 0 ? codeOf(as, world).code : as.recoveryCodes?.at(place % 10)
      return { body: { challenge, code: code ?? '123456' } }
    },
    learn: ownSession,
  },
  'POST /api/auth/provider/begin': plain,
  'POST /api/auth/provider/confirm': plain,
  'POST /api/auth/provider/finish': { ask: comeBack, learn: ownSession },
}

/**
 * At the provider she is one person, and it vouches for her address: one nobody has here, or that of an account whose
 * address somebody has changed to hers.
 */
async function comeBack({ as, world, place, variant }: Call) {
  const { provider, hub } = world
  const subject = choose(
    variant,
    `person-${world.holders.get(as.id) ?? as.id}`,
    unique('subject'),
    `other-${as.id}`,
  )
  const known = await hub.hub.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', accountAt(world, place))
    .executeTakeFirst()
  const email = variant % 3 === 0 ? `${subject}@example.net` : (known?.email ?? 'nobody@example.net')
  provider.members.set(subject, { email, name: 'Grace Hopper' })
  const begun = await hub.api().call(authApi.beginProvider, { headers: { origin: publicUrl } })
  const cookie = String([begun.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const query = await provider.visit(begun.body.address, subject, new Map())
  return { body: { query }, headers: { cookie } }
}
