import { escaped } from '#server/files/html-page.ts'
import type { Reach } from './driver.ts'

/** What the other side says may repeat what it was sent: secrets are cut out before anything is stored. */

/** A secret, or what was given for it, as it is and as it stands in XML, JSON and forms; the longest first. */
const formsOf = ({ secrets, kept }: Reach): string[] =>
  [
    ...new Set(
      [...Object.values(secrets), ...kept.values()]
        .filter((secret) => secret !== '')
        .flatMap((secret) => [
          secret,
          escaped(secret),
          JSON.stringify(secret).slice(1, -1),
          encodeURIComponent(secret),
        ]),
    ),
  ].toSorted((a, b) => b.length - a.length)

export function masked(told: string | null, reach: Reach): string | null {
  if (told === null) return null
  return formsOf(reach)
    .reduce((text, secret) => text.replaceAll(secret, '…'), told)
    .replaceAll('\0', '')
    .slice(0, 1000)
}

export function withoutSecrets(bytes: Buffer, reach: Reach): Buffer {
  const told = formsOf(reach).filter((secret) => bytes.includes(secret))
  if (told.length === 0) return bytes
  return Buffer.from(told.reduce((text, secret) => text.replaceAll(secret, '…'), bytes.toString('utf8')))
}
