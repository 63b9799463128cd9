import { Secret, TOTP } from 'otpauth'

/** Codes of authenticator apps (RFC 6238) as all of them make them: SHA-1, six digits, 30 seconds. */

const periodSeconds = 30
/** RFC 4226, section 4: a seed of 160 bits. */
const seedBytes = 20

/** In base32. */
export const newSeed = (): string => new Secret({ size: seedBytes }).base32

const totpOf = (seed: string, label = '', issuer = ''): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(seed),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    label,
    issuer,
  })

/** What the QR code says: `otpauth://totp/…`. */
export const keyUri = (seed: string, { account, hub }: { readonly account: string; readonly hub: string }) =>
  totpOf(seed, account, hub).toString()

export const codeAt = (seed: string, at: Date): string => totpOf(seed).generate({ timestamp: at.getTime() })

/**
 * The interval a code belongs to, one earlier or later than now at most (RFC 6238, section 5.2), and later than the last
 * one taken; undefined where it fits none.
 */
export function stepOf(seed: string, code: string, now: Date, lastStep: number): number | undefined {
  const delta = totpOf(seed).validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / periodSeconds) + delta
  return step > lastStep ? step : undefined
}
