import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What binds the files of the folder together: the SHA-256 of each, signed with Ed25519 (RFC 8032). */

export const manifestNames = {
  manifest: 'manifest.json',
  signature: 'manifest.sig',
  publicKey: 'manifest.pub',
} as const

/** Standard tools, in the folder. */
export const verifyCommands = [
  `openssl pkeyutl -verify -pubin -inkey ${manifestNames.publicKey} -rawin -in ${manifestNames.manifest} -sigfile ${manifestNames.signature}`,
  String.raw`sed -n 's/^ *"\(.*\)": "\([0-9a-f]\{64\}\)",*$/\2  \1/p' manifest.json | sha256sum -c --quiet`,
] as const

export interface SigningKey {
  readonly key: KeyObject
  readonly isFresh: boolean
  /** SHA-256 of the public key (SPKI, DER), its first sixteen digits. */
  readonly name: string
}

/** Of a PEM file, or made for this folder alone: then the signature shows damage, not who made it. */
export function signingKey(file: string | undefined): SigningKey {
  const key =
    file === undefined ? generateKeyPairSync('ed25519').privateKey : createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} has no Ed25519 key`)
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return { key, isFresh: file === undefined, name: hashOf(der).slice(0, 16) }
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Hashes of everything below the folder but the manifest's own files, by path with forward slashes. */
export function hashesOf(folder: string): Readonly<Record<string, string>> {
  const own = new Set<string>(Object.values(manifestNames))
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => relative(folder, join(folder, name)).replaceAll('\\', '/'))
    .filter((path) => !own.has(path) && statSync(join(folder, path)).isFile())
    .sort()
  return Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(folder, path)))]))
}

/** Writes manifest, signature and public key. */
export function signFolder(
  folder: string,
  about: Readonly<Record<string, string>>,
  { key, name }: SigningKey,
) {
  const manifest = { ...about, keyId: name, files: hashesOf(folder) }
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, manifestNames.manifest), bytes)
  writeFileSync(join(folder, manifestNames.signature), sign(null, bytes, key))
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' })
  writeFileSync(join(folder, manifestNames.publicKey), publicKey)
}
