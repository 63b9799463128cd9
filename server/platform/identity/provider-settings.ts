import { z } from 'zod'
import { roles } from '#core/lifecycle/permissions.ts'

/** The provider people sign in with, as the environment names it. */
export const providerVariables = {
  OIDC_ISSUER: z.string().min(1).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(60).optional(),
  OIDC_SCOPES: z.string().min(1).optional(),
  OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
  OIDC_ROLES: z.string().min(1).optional(),
  OIDC_LOCAL_ACCOUNT: z.string().min(1).optional(),
}
const Variables = z.object(providerVariables)

export interface ProviderSettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
  /** As the sign-in page calls it. */
  readonly name: string
  /** Undefined: those the hub needs. */
  readonly scopes: string | undefined
  readonly groupsClaim: string
  /** Which roles a group gives; undefined where roles are given in the hub. */
  readonly roles: ReadonlyMap<string, readonly Role[]> | undefined
  /** The one account that goes on signing in with its password, where no other may. */
  readonly localAccount: string | undefined
  /** Where people reach the hub: the provider sends them back there. */
  readonly publicUrl: string
}
type Role = (typeof roles)[number]

const wrong = (problem: string) => new Error(`The configuration is not valid:\n  ${problem}`)

const oneOrSeveral = z.union([z.enum(roles), z.array(z.enum(roles)).min(1)])

/** Undefined where no provider is named. Throws naming the variable that is wrong. */
export function readProvider(
  env: z.output<typeof Variables>,
  publicUrl: string | undefined,
): ProviderSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  if (!OIDC_ISSUER) return undefined
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !publicUrl) {
    throw wrong('OIDC_ISSUER: needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL beside it')
  }
  const issuer = issuerOf(OIDC_ISSUER)
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME ?? issuer.hostname,
    scopes: env.OIDC_SCOPES,
    groupsClaim: env.OIDC_GROUPS_CLAIM,
    roles: env.OIDC_ROLES === undefined ? undefined : rolesOf(env.OIDC_ROLES),
    localAccount: env.OIDC_LOCAL_ACCOUNT,
    publicUrl: publicUrl.replace(/\/+$/, ''),
  }
}

/** Plain http reads passwords along; on this machine alone nobody listens. */
function issuerOf(text: string): URL {
  if (!URL.canParse(text)) throw wrong('OIDC_ISSUER: must be an address like https://login.example.org')
  const url = new URL(text)
  if (url.protocol === 'https:' || isLoopback(url)) return url
  throw wrong('OIDC_ISSUER: must start with https://')
}

export const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

function rolesOf(text: string): ReadonlyMap<string, readonly Role[]> {
  const shape = z.record(z.string(), oneOrSeveral)
  const parsed = shape.safeParse(jsonOf(text))
  if (parsed.success)
    return new Map(Object.entries(parsed.data).map(([group, held]) => [group, [held].flat()]))
  throw wrong(`OIDC_ROLES: must be JSON like {"udi-admins": "admin"}; the roles are ${roles.join(', ')}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
