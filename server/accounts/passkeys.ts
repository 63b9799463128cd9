import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Db } from '#server/database/connect.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { AccountRow } from './account-queries.ts'
import { notePasskeyUse, passkeysOf } from './passkey-queries.ts'

/** Passkeys (WebAuthn): a browser proves that it has the private half of a key pair made for this host. */

/** The page that asks, as its browser names it. */
export interface Page {
  readonly origin: string
  /** Its host: a passkey is bound to it. */
  readonly rpId: string
}

/** Undefined where passkeys do not work: without a browser, a host name, or https (localhost excepted). */
export function pageOf(origin: string | undefined): Page | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined
  const { protocol, hostname } = new URL(origin)
  const isName = !/^[\d.]+$|^\[/.test(hostname)
  if (!isName || (protocol !== 'https:' && hostname !== 'localhost')) return undefined
  return { origin, rpId: hostname }
}

const transportsOf = (transports: readonly string[]) => transports as never

export async function creationOptions(
  db: Db,
  row: AccountRow,
  { rpId }: Page,
  hubName: string,
): Promise<{ options: unknown; challenge: string }> {
  const known = await passkeysOf(db, row.id)
  const options = await generateRegistrationOptions({
    rpName: hubName,
    rpID: rpId,
    userName: row.username,
    userDisplayName: `${row.first_name} ${row.last_name}`,
    userID: new TextEncoder().encode(`account ${row.id}`) as never,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { options, challenge: options.challenge }
}

/** What is stored of a new passkey; undefined where the answer does not fit. */
export async function createdPasskey(response: unknown, challenge: string, { origin, rpId }: Page) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: [...(credential.transports ?? [])],
      rp_id: rpId,
    }
  } catch {
    // Whatever is wrong with it: a client sent it.
    return undefined
  }
}

/** Undefined where the account has no passkey for this host. */
export async function requestOptions(
  db: Db,
  userId: number,
  page: Page | undefined,
): Promise<{ options: unknown; challenge: string } | undefined> {
  if (!page) return undefined
  const usable = (await passkeysOf(db, userId)).filter(({ rp_id }) => rp_id === page.rpId)
  if (usable.length === 0) return undefined
  const options = await generateAuthenticationOptions({
    rpID: page.rpId,
    userVerification: 'preferred',
    allowCredentials: usable.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
  })
  return { options, challenge: options.challenge }
}

/** Whether the answer comes from a passkey of the account, for this challenge and this page. */
export async function passkeyFits(
  hub: Hub,
  userId: number,
  {
    response,
    challenge,
    page,
  }: { readonly response: unknown; readonly challenge: string; readonly page: Page | undefined },
): Promise<boolean> {
  const id = (response as { id?: unknown } | null)?.id
  const known = (await passkeysOf(hub.db, userId)).find(({ credential_id }) => credential_id === id)
  if (!known || !page || known.rp_id !== page.rpId) return false
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: page.origin,
      expectedRPID: known.rp_id,
      requireUserVerification: false,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
        transports: transportsOf(known.transports),
      },
    })
    if (verified) await notePasskeyUse(hub.db, known.id, authenticationInfo.newCounter, hub.now())
    return verified
  } catch {
    return false
  }
}
