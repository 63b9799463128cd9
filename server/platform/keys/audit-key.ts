import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KeyPlace, readOrCreate } from './key-files.ts'

/** The public keys at hand: the one in use, and those that were in use before (decision D50). */
export interface AuditKeys {
  /** Undefined where the key is another one, or the signature belongs to another text. */
  verify(text: string, signature: Buffer, keyId: string): 'good' | 'bad' | 'unknown key'
  readonly keyIds: readonly string[]
}

/** With the private key, Ed25519 (RFC 8032). */
export interface AuditKey extends AuditKeys {
  /** The first 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly keyId: string
  /** 64 bytes. */
  sign(text: string): Buffer
}

const keyFile = 'audit.key'
const publicFile = (keyId: string) => `audit-${keyId}.pub`
const publicPattern = /^audit-([0-9a-f]{16})\.pub$/

const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/** The key of `HUB_AUDIT_KEY`, or the file's; the first start makes one. Its public key is written beside it. */
export function openAuditKey(place: KeyPlace): AuditKey {
  const { directory } = place
  const key = privateKeyOf(place.auditKey ?? readOrCreate(directory, keyFile, newKey))
  const publicKey = createPublicKey(key)
  const keyId = keyIdOf(publicKey)
  keepPublicKey(directory, keyId, publicKey)
  return {
    ...keysOf(publicKeysIn(directory).set(keyId, publicKey)),
    keyId,
    sign: (text) => sign(null, Buffer.from(text), key),
  }
}

/** What a tool needs to check: it makes no key. */
export function readAuditKeys(place: KeyPlace): AuditKeys {
  const { directory, auditKey } = place
  const known = publicKeysIn(directory)
  const file = join(directory, keyFile)
  if (auditKey !== undefined || existsSync(file)) {
    const publicKey = createPublicKey(privateKeyOf(auditKey ?? readFileSync(file, 'utf8')))
    known.set(keyIdOf(publicKey), publicKey)
  }
  return keysOf(known)
}

/** Where the private key can be read; a backup made without one is not signed. */
export function findAuditKey(place: KeyPlace): AuditKey | undefined {
  const isThere = place.auditKey !== undefined || existsSync(join(place.directory, keyFile))
  return isThere ? openAuditKey(place) : undefined
}

function keysOf(known: ReadonlyMap<string, KeyObject>): AuditKeys {
  return {
    keyIds: [...known.keys()],
    verify(text, signature, keyId) {
      const key = known.get(keyId)
      if (!key) return 'unknown key'
      return verify(null, Buffer.from(text), key, signature) ? 'good' : 'bad'
    },
  }
}

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

function privateKeyOf(pem: string): KeyObject {
  const wrong = `The key of HUB_AUDIT_KEY or ${keyFile} is no Ed25519 key in PKCS #8 (PEM)`
  let key: KeyObject
  try {
    // Some environments keep a variable in one line.
    key = createPrivateKey(pem.replaceAll('\\n', '\n'))
  } catch {
    throw new Error(wrong)
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(wrong)
  return key
}

function keepPublicKey(directory: string, keyId: string, key: KeyObject): void {
  const pem = key.export({ type: 'spki', format: 'pem' }).toString().trimEnd()
  readOrCreate(directory, publicFile(keyId), () => pem)
}

/** A file whose name is not that of its key proves nothing, and is no key. */
function publicKeysIn(directory: string): Map<string, KeyObject> {
  const known = new Map<string, KeyObject>()
  if (!existsSync(directory)) return known
  for (const name of readdirSync(directory)) {
    const keyId = publicPattern.exec(name)?.[1]
    if (!keyId) continue
    try {
      const key = createPublicKey(readFileSync(join(directory, name)))
      if (keyIdOf(key) === keyId) known.set(keyId, key)
    } catch {
      // Heads of this key are told as signed with one that is not known.
    }
  }
  return known
}
