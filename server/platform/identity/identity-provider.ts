import * as client from 'openid-client'
import { isLoopback, type ProviderSettings } from './provider-settings.ts'

/** What a provider said about somebody who came back from it. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly username: string | undefined
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly groups: readonly string[]
  /** When she last proved there who she is; undefined where the provider does not say. */
  readonly authenticatedAt: Date | undefined
  /** Names the session to the provider when it ends. */
  readonly idToken: string
}

/** What one way to the provider and back is bound to. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export interface IdentityProvider {
  readonly settings: ProviderSettings
  /** The address at the provider; `fresh` asks her to prove anew who she is. Throws ProviderFailed. */
  addressFor(flow: Flow, fresh: boolean): Promise<string>
  /** Judges what she came back with: the query of the address. Throws ProviderFailed. */
  identityFrom(query: string, flow: Flow): Promise<Identity>
  /** Where her browser goes to end the session there; undefined where the provider has no such place. */
  endAddress(idToken: string): Promise<string | undefined>
}

/** The message is for people. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
}

export const newNonce = (): string => client.randomNonce()
export const newVerifier = (): string => client.randomPKCECodeVerifier()

/** What the provider says about itself is asked again after an hour. */
const knownForMs = 3_600_000
const timeoutSeconds = 15

export function createIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { publicUrl } = settings
  const back = `${publicUrl}/login`
  const configuration = discovering(settings)
  return {
    settings,
    addressFor: async ({ state, nonce, verifier }, fresh) => {
      const challenge = await client.calculatePKCECodeChallenge(verifier)
      const parameters = {
        redirect_uri: back,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(fresh && { prompt: 'login', max_age: '0' }),
      }
      return client.buildAuthorizationUrl(await configuration(), parameters).href
    },
    identityFrom: async (query, { state, nonce, verifier }) => {
      const config = await configuration()
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }
      const tokens = await client
        .authorizationCodeGrant(config, new URL(`${back}?${query}`), checks)
        .catch((error: unknown) => {
          throw new ProviderFailed(`${settings.name} did not confirm the sign-in: ${reasonOf(error)}`)
        })
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new ProviderFailed(`${settings.name} did not say who you are`)
      const more = await moreClaims(config, tokens.access_token, claims, settings.groupsClaim)
      return presentIdentity({ ...more, ...claims }, tokens.id_token, settings.groupsClaim)
    },
    endAddress: async (idToken) => {
      const config = await configuration()
      if (!config.serverMetadata().end_session_endpoint) return undefined
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${back}?logout=success` }
      return client.buildEndSessionUrl(config, parameters).href
    },
  }
}

function discovering(settings: ProviderSettings): () => Promise<client.Configuration> {
  let known: { readonly config: Promise<client.Configuration>; readonly until: number } | undefined
  const ask = async () => {
    const { issuer, clientId, clientSecret, name } = settings
    const execute = isLoopback(issuer) ? [client.allowInsecureRequests] : []
    const options = { execute, timeout: timeoutSeconds }
    try {
      return await client.discovery(issuer, clientId, clientSecret, undefined, options)
    } catch {
      throw new ProviderFailed(`${name} does not answer. Try again, or tell whoever runs this hub.`)
    }
  }
  return () => {
    if (known && known.until > performance.now()) return known.config
    const config = ask()
    const asked = { config, until: performance.now() + knownForMs }
    known = asked
    config.catch(() => {
      if (known === asked) known = undefined
    })
    return config
  }
}

/** Some providers tell e-mail address and groups only when asked for them with the access token. */
async function moreClaims(
  config: client.Configuration,
  accessToken: string,
  claims: client.IDToken,
  groupsClaim: string,
): Promise<Readonly<Record<string, unknown>>> {
  const isWhole = claims.email !== undefined && claims[groupsClaim] !== undefined
  if (isWhole || !config.serverMetadata().userinfo_endpoint) return {}
  return client.fetchUserInfo(config, accessToken, claims.sub).catch(() => ({}))
}

/** What the provider wrote is left out: it is for programs, and could be anything. */
function reasonOf(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError) return 'it was cancelled or refused there'
  if (error instanceof client.ResponseBodyError) return 'its answer is not valid any more'
  return 'its answer is not valid'
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

type Claims = Readonly<Record<string, unknown>> & Pick<client.IDToken, 'iss' | 'sub'>

function presentIdentity(claims: Claims, idToken: string, groupsClaim: string): Identity {
  const given = claims[groupsClaim]
  const groups = Array.isArray(given)
    ? given.filter((one) => typeof one === 'string')
    : [textOf(given) ?? ''].filter(Boolean)
  const name = textOf(claims.name)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims.email),
    username: textOf(claims.preferred_username),
    firstName: textOf(claims.given_name) ?? name?.split(/\s+/)[0],
    lastName: textOf(claims.family_name) ?? name?.split(/\s+/).slice(1).join(' '),
    groups,
    authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
    idToken,
  }
}
