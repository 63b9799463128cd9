import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts what the hub must be able to read again: keys of other systems, seeds of second factors (decision D50). */
export interface SecretBox {
  /** Names the key in use, not the key: 12 hex digits. */
  readonly keyId: string
  /** `about` is bound to the result: what was sealed for one row does not open in another. */
  seal(plain: string, about: string): string
  /** Throws `SecretLost` where the key is another one, or the text was changed. */
  open(sealed: string, about: string): string
}

/** A sealed text that the keys at hand do not open. */
export class SecretLost extends Error {
  constructor(readonly keyId: string) {
    super(`A stored secret was encrypted with the key ${keyId}, which this server does not have`)
  }
}

const algorithm = 'aes-256-gcm'
/** Bytes (NIST SP 800-38D, 8.2.2). */
const ivLength = 12
const tagLength = 16
export const keyLength = 32

const mark = 'sealed'

export const isSealed = (text: string): boolean => text.startsWith(`${mark}:`)

export const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 12)

/** Seals with the first key; opens with any of them, so that a key can be changed. Keys are 32 bytes. */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]))
  const keyId = keyIdOf(keys[0])
  return {
    keyId,
    seal(plain, about) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, keys[0], iv).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), text])
      return `${mark}:${keyId}:${bytes.toString('base64url')}`
    },
    open(sealed, about) {
      const [, id = '', body = ''] = sealed.split(':')
      const key = byId.get(id)
      if (!key) throw new SecretLost(id)
      const bytes = Buffer.from(body, 'base64url')
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
          authTagLength: tagLength,
        })
        decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
        const text = decipher.update(bytes.subarray(ivLength + tagLength))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        throw new SecretLost(id)
      }
    },
  }
}
