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

/** Somebody who has just come back, with what asks the provider later whether she still is who she was. */
export interface Arrival extends Identity {
  readonly refreshToken: string | undefined
}

/** The provider said that a session goes on. */
export interface Refreshed {
  /** In place of the one before; undefined where that one goes on. */
  readonly refreshToken: string | undefined
  readonly idToken: string | undefined
  /** Hers by now; undefined where it does not say. Throws ProviderFailed where it does not answer. */
  groups(): Promise<readonly string[] | undefined>
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
  identityFrom(query: string, flow: Flow): Promise<Arrival>
  /** Whether a session goes on. Throws ProviderEnded where it does not, ProviderFailed where nobody can say. */
  refresh(refreshToken: string, subject: string): Promise<Refreshed>
  /** Nobody refreshes with it any more, where the provider lets itself be told so. Throws ProviderFailed. */
  revoke(refreshToken: string): Promise<void>
  /** Where her browser goes to end the session there; undefined where the provider has no such place. */
  endAddress(idToken: string): Promise<string | undefined>
}

/** The message is for people. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
}

/** The person is disabled there, has taken her consent back, or her session has ended. */
export class ProviderEnded extends Error {
  override readonly name = 'ProviderEnded'
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
      const config = await configuration()
      const challenge = await client.calculatePKCECodeChallenge(verifier)
      const parameters = {
        redirect_uri: back,
        scope: settings.scopes ?? usualScopes(config, fresh),
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(fresh && { prompt: 'login', max_age: '0' }),
      }
      return client.buildAuthorizationUrl(config, parameters).href
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
      const identity = presentIdentity({ ...more, ...claims }, tokens.id_token, settings.groupsClaim)
      return { ...identity, refreshToken: tokens.refresh_token }
    },
    refresh: async (refreshToken, subject) => {
      const config = await configuration()
      const tokens = await client.refreshTokenGrant(config, refreshToken).catch((error: unknown) => {
        throw notRefreshed(error, settings)
      })
      const claims = tokens.claims()
      if (claims && claims.sub !== subject) throw new ProviderFailed(`${settings.name} named somebody else`)
      return {
        refreshToken: tokens.refresh_token,
        idToken: tokens.id_token,
        groups: () => groupsNow(config, { token: tokens.access_token, claims, subject, settings }),
      }
    },
    revoke: async (refreshToken) => {
      const config = await configuration()
      if (!config.serverMetadata().revocation_endpoint) return
      await client.tokenRevocation(config, refreshToken, { token_type_hint: 'refresh_token' }).catch(() => {
        throw new ProviderFailed(`${settings.name} did not take back the refresh token of a session`)
      })
    },
    endAddress: async (idToken) => {
      const config = await configuration()
      if (!config.serverMetadata().end_session_endpoint) return undefined
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${back}?logout=success` }
      return client.buildEndSessionUrl(config, parameters).href
    },
  }
}

/** Some providers give no refresh token unless asked for one so; nobody needs one to sign a decision. */
function usualScopes(config: client.Configuration, fresh: boolean): string {
  const offline = config.serverMetadata().scopes_supported?.includes('offline_access') === true && !fresh
  return offline ? `${ownScopes} offline_access` : ownScopes
}
const ownScopes = 'openid profile email'

/** The answers that will not become better; of others nobody knows whether the session goes on. */
const endings = ['invalid_grant', 'interaction_required', 'login_required', 'consent_required']

function notRefreshed(error: unknown, { name }: ProviderSettings): Error {
  if (error instanceof client.ResponseBodyError && endings.includes(error.error)) {
    return new ProviderEnded(`${name} ended the session`)
  }
  return new ProviderFailed(`${name} did not say whether a session goes on`, { cause: error })
}

interface Said {
  readonly token: string
  readonly claims: client.IDToken | undefined
  readonly subject: string
  readonly settings: ProviderSettings
}

async function groupsNow(
  config: client.Configuration,
  { token, claims, subject, settings: { name, groupsClaim } }: Said,
): Promise<readonly string[] | undefined> {
  if (claims?.[groupsClaim] !== undefined) return groupsOf(claims, groupsClaim)
  if (!config.serverMetadata().userinfo_endpoint) return claims && []
  const more = await client.fetchUserInfo(config, token, subject).catch((error: unknown) => {
    throw new ProviderFailed(`${name} did not say the groups of a person`, { cause: error })
  })
  return groupsOf(more, groupsClaim)
}

function discovering(settings: ProviderSettings): () => Promise<client.Configuration> {
  let known: { readonly config: Promise<client.Configuration>; readonly until: number } | undefined
  const ask = async () => {
    const { issuer, clientId, clientSecret, name } = settings
    // Signatures are judged although TLS stands behind the answer: a proxy in between may end it (ASVS 6.8.2).
    const execute = [
      client.enableNonRepudiationChecks,
      ...(isLoopback(issuer) ? [client.allowInsecureRequests] : []),
    ]
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

function groupsOf(claims: Readonly<Record<string, unknown>>, groupsClaim: string): string[] {
  const given = claims[groupsClaim]
  if (Array.isArray(given)) return given.filter((one) => typeof one === 'string')
  return [textOf(given) ?? ''].filter(Boolean)
}

type Claims = Readonly<Record<string, unknown>> & Pick<client.IDToken, 'iss' | 'sub'>

function presentIdentity(claims: Claims, idToken: string, groupsClaim: string): Identity {
  const name = textOf(claims.name)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims.email),
    username: textOf(claims.preferred_username),
    firstName: textOf(claims.given_name) ?? name?.split(/\s+/)[0],
    lastName: textOf(claims.family_name) ?? name?.split(/\s+/).slice(1).join(' '),
    groups: groupsOf(claims, groupsClaim),
    authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
    idToken,
  }
}
