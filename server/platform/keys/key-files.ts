import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecretBox, keyLength, type SecretBox } from './secret-box.ts'

/** Where keys are kept: outside the database, so that a copy of it opens nothing (decision D50). */
export interface KeyPlace {
  /** Absolute path; made with mode 0700 when a key is first needed. */
  readonly directory: string
  /** From the environment, in place of the file; the newest first, with commas between. */
  readonly secretKeys: string | undefined
  /** The private key of the audit trail from the environment, in place of the file: PKCS #8, PEM. */
  readonly auditKey: string | undefined
}

/** Where heads of the audit trail are kept, and who gets them. */
export interface HeadSettings {
  /** Absolute path; one head a line, only ever added to. */
  readonly file: string
  /** A head is made after so long where something was written since, or after a thousand entries. */
  readonly everyMinutes: number
  /** E-mail addresses that get each head. */
  readonly mailTo: readonly string[]
}

const secretsFile = 'secrets.key'

/** The keys given, or those of the file; the first start writes one. */
export function openSecretBox({ directory, secretKeys }: Omit<KeyPlace, 'auditKey'>): SecretBox {
  const text =
    secretKeys ?? readOrCreate(directory, secretsFile, () => randomBytes(keyLength).toString('base64'))
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(keyOf)
  if (!first) throw new Error(`No key in ${join(directory, secretsFile)}`)
  return createSecretBox([first, ...others])
}

function keyOf(text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== keyLength) {
    throw new Error(`A key of HUB_SECRET_KEY or ${secretsFile} is not ${keyLength} bytes in base64`)
  }
  return key
}

/** Another server of the same directory may create it at the same moment: the first one's content counts. */
export function readOrCreate(directory: string, name: string, content: () => string): string {
  const path = join(directory, name)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  try {
    writeFileSync(path, `${content().trimEnd()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
