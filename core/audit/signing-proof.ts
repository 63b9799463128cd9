/** What somebody proved with who she is, when she signed (21 CFR 11.200). */
export const signingProofs = ['password', 'provider', 'code', 'passkey'] as const
export type SigningProof = (typeof signingProofs)[number]

const proofWords: Readonly<Record<SigningProof, string>> = {
  password: 'password',
  provider: 'sign-in at the identity provider',
  code: 'authenticator code',
  passkey: 'passkey',
}

/** `password and authenticator code`. */
export const proofsInWords = (proofs: readonly SigningProof[]): string =>
  proofs.map((proof) => proofWords[proof]).join(' and ')
