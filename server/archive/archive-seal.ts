import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import { readZip, type ZipEntry, ZipError } from '#server/files/zip-archive.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { AuditKey, AuditKeys } from '#server/platform/keys/audit-key.ts'

/*
 * An archive of devices is sealed by a list of the SHA-256 of all its files, in the format of `sha256sum`, and the
 * signature of that list with the key that signs the trail (decisions D50, D128).
 */

export const sumsFile = 'checksums.sha256'
export const signatureFile = 'checksums.sha256.sig'
export const manifestFile = 'manifest.json'
export const trailFile = 'trail.jsonl'
export const hashesFile = 'trail-hashes.txt'
/** Rows with a document and its hash, of each device. */
export const revisionFiles = ['master-revisions.json', 'submission-revisions.json'] as const

export const archiveFormat = 'device-archive/1'

/** An archive may hold so many files, and unpack to so many bytes. */
export const mostFiles = 60_000
const mostBytes = 2_000_000_000

/** The files with their list and its signature. */
export function sealed(key: AuditKey, files: readonly ZipEntry[]): ZipEntry[] {
  const sums = files.map(({ name, content }) => `${sha256(content)}  ${name}\n`).join('')
  return [
    ...files,
    { name: sumsFile, content: Buffer.from(sums) },
    { name: signatureFile, content: Buffer.from(`${key.sign(sums).toString('base64')}\n`) },
  ]
}

export interface CheckedArchive {
  /** What is wrong, in words; empty where all of it fits. */
  readonly problems: readonly string[]
  readonly files: number
  readonly entries: number
  readonly revisions: number
  readonly devices: readonly string[]
  readonly madeAt: string
  readonly keyId: string
  /** How much did not fit the whole trail when it was made; null where it does not say. */
  readonly trailProblems: number | null
}

/**
 * Reads a whole archive: its signature, each file, each entry of the trail, each revision. Throws a ZipError at what is
 * none.
 */
export async function checkArchive(bytes: Buffer, keys: AuditKeys): Promise<CheckedArchive> {
  const files = await readZip(bytes, () => true, mostBytes, mostFiles)
  const contents = new Map(files.map(({ name, content }) => [name, content]))
  if (contents.size !== files.length) throw new ZipError('Two files of the archive have the same name')
  const manifest = manifestOf(contents)
  const problems: string[] = []
  const tell = (problem: string) => problems.push(problem)
  checkSignature(contents, keys, manifest.keyId, tell)
  checkSums(contents, tell)
  const entries = checkEntries(contents, tell)
  const revisions = checkRevisions(contents, tell)
  checkNamedFiles(contents, tell)
  return { problems, files: files.length, entries, revisions, ...manifest }
}

type Contents = ReadonlyMap<string, Buffer>
type Tell = (problem: string) => void

const textOf = (contents: Contents, name: string) => contents.get(name)?.toString('utf8') ?? ''
const linesOf = (contents: Contents, name: string) =>
  textOf(contents, name)
    .split('\n')
    .filter((line) => line !== '')

function manifestOf(
  contents: Contents,
): Pick<CheckedArchive, 'devices' | 'madeAt' | 'keyId' | 'trailProblems'> {
  const parsed = parsedJson(contents.get(manifestFile))
  const stated = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>
  if (stated.format !== archiveFormat) throw new ZipError('This is not an archive of devices made by a hub')
  const devices = Array.isArray(stated.devices) ? stated.devices : []
  const found = stated.verification as { problems?: unknown } | null | undefined
  return {
    trailProblems: typeof found?.problems === 'number' ? found.problems : null,
    devices: devices.map((device: { deviceNumber?: unknown }) => String(device?.deviceNumber ?? '')),
    madeAt: String(stated.madeAt ?? ''),
    keyId: String(stated.keyId ?? ''),
  }
}

function parsedJson(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? '')
  } catch {
    return undefined
  }
}

function checkSignature(contents: Contents, keys: AuditKeys, keyId: string, tell: Tell): void {
  const signature = Buffer.from(textOf(contents, signatureFile).trim(), 'base64')
  const found = keys.verify(textOf(contents, sumsFile), signature, keyId)
  if (found === 'bad') tell(`The signature of ${sumsFile} is not one of the key ${keyId}.`)
  if (found === 'unknown key')
    tell(`The archive names the key ${keyId}, whose public key (audit-${keyId}.pub) is not at hand.`)
}

function checkSums(contents: Contents, tell: Tell): void {
  const listed = new Map(linesOf(contents, sumsFile).map((line) => [line.slice(66), line.slice(0, 64)]))
  for (const [name, sum] of listed) {
    const content = contents.get(name)
    if (!content) tell(`${name} is missing.`)
    else if (sha256(content) !== sum) tell(`${name} was changed.`)
  }
  for (const name of contents.keys())
    if (!listed.has(name) && name !== sumsFile && name !== signatureFile) tell(`${name} was added.`)
}

/** Each entry has the hash it had in the trail. */
function checkEntries(contents: Contents, tell: Tell): number {
  const entries = linesOf(contents, trailFile)
  const hashes = linesOf(contents, hashesFile)
  for (const [place, entry] of entries.entries())
    if (hashes[place]?.split(' ')[1] !== sha256(entry))
      tell(`Line ${place + 1} of ${trailFile} is not the entry of that line of ${hashesFile}.`)
  if (hashes.length > entries.length) tell(`${trailFile} lacks entries that ${hashesFile} names.`)
  return entries.length
}

/** Each revision has the hash that decisions and the trail name. */
function checkRevisions(contents: Contents, tell: Tell): number {
  let count = 0
  for (const [name, content] of contents) {
    if (!revisionFiles.some((file) => name.endsWith(`/${file}`))) continue
    for (const row of rowsOf(content)) {
      count += 1
      if (sha256(canonicalJson(row.document as JsonValue)) !== row.hash)
        tell(`Revision ${row.revision} in ${name} does not have its hash.`)
    }
  }
  return count
}

/** Each file a row names has the hash of that row: it is the one that was approved, left or came. */
function checkNamedFiles(contents: Contents, tell: Tell): void {
  for (const [name, content] of contents) {
    const folder = /^(devices\/[^/]+)\/[^/]+\.json$/.exec(name)?.[1]
    if (folder === undefined) continue
    for (const { path, hash, sha256: sum } of rowsOf(content)) {
      const file = contents.get(`${folder}/${path}`)
      if (file && sha256(file) !== (hash ?? sum)) tell(`${folder}/${path} does not have its hash in ${name}.`)
    }
  }
}

function rowsOf(content: Buffer): readonly Record<string, unknown>[] {
  const rows = parsedJson(content)
  return Array.isArray(rows) ? rows : []
}
