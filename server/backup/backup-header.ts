import { z } from 'zod'
import { canonicalJson } from '#core/audit/canonical-json.ts'

/** What a backup says of itself in its first line. */
const Header = z.object({
  format: z.literal('regulatory-device-identifier-hub backup'),
  formatVersion: z.literal(1),
  hubVersion: z.string(),
  /** Everything acknowledged before this instant is in it. */
  madeAt: z.iso.datetime(),
  /** The names of the migrations the database had seen, in their order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which their rows follow. */
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0) })),
  /** The number each sequence gave last; one that gave none is not named. */
  sequences: z.record(z.string(), z.int()),
})
export type BackupHeader = z.infer<typeof Header>

export const backupFormat = { format: 'regulatory-device-identifier-hub backup', formatVersion: 1 } as const

/** The file is no backup, or no whole one, or not for this hub: in words for whoever wanted to restore it. */
export class BackupRefused extends Error {}

/** Enough to know it by, whatever later versions say besides. */
const Known = z.object({
  format: z.literal(backupFormat.format),
  formatVersion: z.int(),
  hubVersion: z.string(),
})

/** Reads the first line; of a file of something else, or of a later version, it says so. */
export function readHeader(line: string): BackupHeader {
  const given = parsed(line)
  const known = Known.safeParse(given)
  if (!known.success) throw new BackupRefused('It is no backup of a hub.')
  const { formatVersion, hubVersion } = known.data
  if (formatVersion > backupFormat.formatVersion) throw newer(hubVersion)
  const header = Header.safeParse(given)
  if (!header.success) throw new BackupRefused('It is damaged: its first line is not as a hub writes it.')
  return header.data
}

export const newer = (hubVersion: string): BackupRefused =>
  new BackupRefused(
    `It was written by version ${hubVersion} of the hub, which stores more than this one. Restore it with that version.`,
  )

/** The last line: what everything before it adds up to, and who says so. */
const Ending = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the audit key; backups of versions before 0.12 are not signed. */
  keyId: z.string().optional(),
  /** Of `textOfBackup`: Ed25519, base64. */
  signature: z.string().optional(),
})
export type BackupEnding = z.infer<typeof Ending>

/** What is signed of a backup. */
export const textOfBackup = (sha256: string, keyId: string): string =>
  canonicalJson({ backup: sha256, keyId })

export function readEnding(line: string): BackupEnding {
  const ending = Ending.safeParse(parsed(line))
  if (!ending.success) throw new BackupRefused('It is damaged: it does not end as a hub ends it.')
  return ending.data
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export const rowsIn = ({ tables }: Pick<BackupHeader, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0)
