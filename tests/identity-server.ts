import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { ProviderSettings } from '#server/platform/identity/provider-settings.ts'

/** Somebody the provider knows; her name there is her subject. */
export interface Member {
  readonly email?: string
  readonly name?: string
  readonly groups?: readonly string[]
}

/** A real OpenID provider of its own, for tests of the hub as its client. */
export interface IdentityServer {
  readonly settings: ProviderSettings
  readonly members: Map<string, Member>
  /** Changes what the next ID tokens say, signed with the provider's own key; undefined for the truth. */
  forge: ((claims: Record<string, unknown>) => Record<string, unknown>) | undefined
  /** Changes the next ID tokens after they were signed. */
  tamper: ((token: string) => string) | undefined
  /** Answers nothing but 503. */
  down: boolean
  givesRefreshTokens: boolean
  /** Every access token and refresh token it gave. */
  readonly issued: string[]
  /** How often it was asked to refresh. */
  refreshes: number
  /** Goes where a browser would, signs in there, and answers the query it is sent back with. */
  visit(address: string, subject: string, browser: Map<string, string>): Promise<string>
  close(): Promise<void>
}

export const publicUrl = 'http://127.0.0.1:1'

export async function startIdentityServer(more: Partial<ProviderSettings> = {}): Promise<IdentityServer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const members = new Map<string, Member>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'hub',
        client_secret: 'a secret of the hub',
        redirect_uris: [`${publicUrl}/login`],
        post_logout_redirect_uris: [`${publicUrl}/login?logout=success`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }] as never,
    },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email'], profile: ['name', 'groups'] },
    pkce: { required: () => true },
    features: { revocation: { enabled: true } },
    issueRefreshToken: async () => running.givesRefreshTokens,
    rotateRefreshToken: true,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
    findAccount: (_, id) =>
      members.has(id)
        ? { accountId: id, claims: async () => ({ sub: id, ...members.get(id) }) as never }
        : undefined,
  })
  const running: IdentityServer = {
    settings: {
      issuer: new URL(issuer),
      clientId: 'hub',
      clientSecret: 'a secret of the hub',
      name: 'Example ID',
      scopes: undefined,
      groupsClaim: 'groups',
      roles: undefined,
      localAccount: undefined,
      publicUrl,
      ...more,
    },
    members,
    forge: undefined,
    tamper: undefined,
    down: false,
    givesRefreshTokens: true,
    refreshes: 0,
    issued: [],
    visit: (address, subject, browser) => visit(address, subject, browser),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  provider.use(async (context, next) => {
    if (running.down) {
      context.status = 503
      return
    }
    await next()
    if (context.path !== '/token') return
    const body = context.body as
      | Partial<Record<'id_token' | 'access_token' | 'refresh_token', string>>
      | undefined
    running.issued.push(...[body?.access_token, body?.refresh_token].filter((token) => token !== undefined))
    if (context.oidc?.params?.grant_type === 'refresh_token') running.refreshes += 1
    if (!body?.id_token) return
    if (running.forge) body.id_token = signed(running.forge(claimsOf(body.id_token)), privateKey)
    if (running.tamper) body.id_token = running.tamper(body.id_token)
  })
  server.on('request', provider.callback())
  return running
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Says something else, under the signature of before. */
export function withClaims(token: string, more: object): string {
  const [head = '', , signature = ''] = token.split('.')
  return [head, part({ ...claimsOf(token), ...more }), signature].join('.')
}

export const unsigned = (token: string): string =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(token))}.`

function signed(claims: object, key: Parameters<ReturnType<typeof createSign>['sign']>[0]): string {
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'key' })}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}

/** The forms of the provider: sign in as somebody, then agree. */
async function visit(address: string, subject: string, browser: Map<string, string>): Promise<string> {
  let url = new URL(address)
  let form: URLSearchParams | undefined
  for (let step = 0; step < 20; step += 1) {
    if (url.origin === publicUrl) return url.search.slice(1)
    const cookie = [...browser].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) keep(browser, line)
    const location = answer.headers.get('location')
    form = undefined
    if (location) url = new URL(location, url)
    else {
      const page = await answer.text()
      const action = /<form[^>]+action="([^"]+)"/.exec(page)?.[1]
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (!action || !prompt) throw new Error(`The provider says: ${answer.status} ${page.slice(0, 500)}`)
      url = new URL(action, url)
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: subject, password: 'any' }) })
    }
  }
  throw new Error('The provider does not come to an end')
}

function keep(browser: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const value = pair.slice(at + 1)
  if (value === '') browser.delete(pair.slice(0, at))
  else browser.set(pair.slice(0, at), value)
}
