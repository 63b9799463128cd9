import type { ColumnType, Generated } from 'kysely'

/** What people prove themselves with besides the password. */

export interface SecondFactorsTable {
  user_id: number
  /** Sealed; the seed of RFC 6238 in base32. */
  seed: string
  /** The last interval of 30 seconds whose code was taken: no code is taken twice. */
  last_step: number
  created_at: Date
  /** Null until a code has shown that the authenticator app has the seed. */
  confirmed_at: Date | null
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: string
  used_at: Date | null
}

/** A key pair of a device; the hub has the public half. */
export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  credential_id: string
  public_key: Buffer
  /** How often the device has used it, where devices count. */
  counter: ColumnType<number | string, number, number>
  transports: string[]
  /** The host it was made for: browsers use it nowhere else. */
  rp_id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

/** Asked for by one administrator, until another confirms. */
export interface SecondFactorResetsTable {
  user_id: number
  asked_by: number
  asked_at: Date
}

/** The first step of something proved in two. */
export interface PendingProofsTable {
  token_hash: string
  purpose: ProofPurpose
  user_id: number | null
  /** What the second step needs, as its purpose writes it. */
  content: string
  tries: Generated<number>
  expires_at: Date
}

/**
 * `provider`: on her way to the provider and back; `confirmation`: she has just proved there who she is; `passkey`: her
 * browser was asked for a passkey, `new-passkey` to make one.
 */
export type ProofPurpose = 'second-factor' | 'provider' | 'confirmation' | 'passkey' | 'new-passkey'

/** Who somebody is at a provider. */
export interface IdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  linked_at: Date
}

/** Came from the provider with the e-mail address of an account; an administrator says whether it is the same person. */
export interface IdentityRequestsTable {
  issuer: string
  subject: string
  user_id: number
  email: string
  asked_at: Date
}
