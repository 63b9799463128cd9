import { authApi } from '#core/contract/auth.ts'
import { unique } from './factories.ts'
import { type IdentityServer, publicUrl } from './identity-server.ts'
import type { TestApp } from './test-app.ts'

/** Somebody's browser: what the provider and the hub gave it. */
export interface Visitor {
  readonly subject: string
  readonly atProvider: Map<string, string>
  cookie: string
}

const cookieOf = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')

/** People of a provider, and their ways there and back. */
export type Visitors = ReturnType<typeof visitorsOf>

export function visitorsOf(hub: Pick<TestApp, 'api'>, provider: IdentityServer) {
  function visitor(groups: readonly string[] = ['writers'], member: object = {}): Visitor {
    const subject = unique('subject')
    const email = `${subject}@example.org`
    provider.members.set(subject, { email, name: 'Grace Hopper', groups, ...member })
    return { subject, atProvider: new Map(), cookie: '' }
  }
  async function begin(who: Visitor): Promise<string> {
    const { body, headers } = await hub.api().call(authApi.beginProvider, { headers: { origin: publicUrl } })
    who.cookie = cookieOf(headers)
    return body.address
  }
  const finish = (who: Visitor, query: string) =>
    hub.api().call(authApi.finishProvider, {
      body: { query },
      headers: { origin: publicUrl, cookie: who.cookie },
    })
  const comeBack = async (who: Visitor): Promise<string> =>
    provider.visit(await begin(who), who.subject, who.atProvider)
  async function signedIn(who: Visitor) {
    const { body, headers } = await finish(who, await comeBack(who))
    if (!('token' in body)) throw new Error('Not signed in')
    return { user: body.user, token: body.token, headers: { cookie: cookieOf(headers), origin: publicUrl } }
  }
  /** Proves at the provider again who she is; whoever signs in there. */
  async function prove(
    session: Pick<Awaited<ReturnType<typeof signedIn>>, 'token' | 'headers'>,
    as: Visitor,
  ) {
    const { token, headers } = session
    const begun = await hub.api(token).call(authApi.confirmWithProvider, { headers })
    const query = await provider.visit(begun.body.address, as.subject, as.atProvider)
    return { begun, answer: await finish({ ...as, cookie: cookieOf(begun.headers) }, query) }
  }
  async function confirmation(...by: Parameters<typeof prove>): Promise<string> {
    const { body } = (await prove(...by)).answer
    return 'confirmation' in body ? body.confirmation : ''
  }
  return { prove, confirmation, visitor, begin, finish, comeBack, signedIn }
}
