import { setTimeout } from 'node:timers/promises'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { ArchiveInput } from '#core/contract/archive.ts'
import { mostFiles, sealed } from '#server/archive/archive-seal.ts'
import {
  type ArchivedDevice,
  type ArchivedEntry,
  type ArchivedRow,
  alteredRows,
  bytesOfFile,
  bytesOfFiles,
  deviceSubject,
  devicesOf,
  entriesOf,
  fileTableNames,
  fileTables,
  lastEntry,
  peopleOf,
  readDevice,
} from '#server/archive/kept-rows-queries.ts'
import { peopleIn } from '#server/archive/people-in.ts'
import { packZip } from '#server/files/zip-writer.ts'
import { hashOfFile, sha256 } from '#server/platform/audit.ts'
import { evidenceOf, verifyTogether } from '#server/platform/audit-verification.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import manifest from '../../../package.json' with { type: 'json' }
import type { ArchiveFacts } from './archive-facts.ts'
import { archiveFiles } from './archive-files.ts'

/** So much is put together in memory. */
const mostBytes = 200_000_000

/** Devices with all that is known of them as a signed archive; that it was made is told in the trail of each. */
export async function makeArchive(
  hub: Hub,
  actor: Actor,
  { masterDiIds, reason }: ArchiveInput,
): Promise<FileAnswer> {
  const devices = await chosenDevices(hub, masterDiIds)
  const verification = await verifiedMeanwhile(hub)
  const files = await hub.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readAll(hub, tx, { actor, reason, verification, devices: [...devices.keys()] }))
  if (files.length > mostFiles) throw tooLarge()
  const content = await packZip(sealed(hub.audit.key, files))
  const fileName = `device-archive-${hub.now().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.zip`
  await inTransaction(hub, actor, async ({ record }) => {
    for (const [deviceNumber, id] of devices)
      record({
        action: 'exported',
        entityType: 'master-di',
        entityId: id,
        changeReason: reason,
        changesData: { deviceNumber, actionNotes: `Archive ${fileName}`, ...hashOfFile(content) },
      })
  })
  return { fileName, contentType: 'application/zip', content }
}

const mostWaitedMs = 30_000

/** A long trail takes minutes, and an archive is waited for. */
async function verifiedMeanwhile(hub: Hub): Promise<ArchiveFacts['verification']> {
  const at = hub.now().toISOString()
  const waited = new AbortController()
  const found = await Promise.race([
    verifyTogether(hub.db, evidenceOf(hub)),
    setTimeout(mostWaitedMs, null, { signal: waited.signal }).catch(() => null),
  ]).finally(() => waited.abort())
  return found && { at, ok: found.ok, entries: found.entries, problems: found.problems.length + found.more }
}

/** By number, with the newest of the records that were chosen. */
async function chosenDevices(hub: Hub, ids: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const known = await devicesOf(hub.db, ids)
  const issues = ids.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `masterDiIds.${place}`, message: `There is no record ${id}` }],
  )
  if (issues.length > 0) throw invalid(issues)
  return new Map([...known].toSorted(([one], [other]) => one - other).map(([id, device]) => [device, id]))
}

interface Asked {
  readonly actor: Actor
  readonly reason: string
  readonly verification: ArchiveFacts['verification']
  readonly devices: readonly string[]
}

async function readAll(hub: Hub, tx: Tx, { actor, reason, verification, devices: numbers }: Asked) {
  if ((await bytesOfFiles(tx, numbers)) > mostBytes) throw tooLarge()
  const devices: ArchivedDevice[] = []
  for (const number of numbers) devices.push(await readDevice(tx, number))
  const entries = await entriesOf(tx, numbers)
  const contents = await readContents(tx, devices)
  // After all is read: it sets how the session writes instants.
  refuseAltered(devices, entries, contents, await alteredRows(tx, deviceSubject(...numbers)))
  return archiveFiles({
    devices,
    entries,
    people: await peopleOf(tx, peopleIn(devices.map(({ rows }) => rows))),
    contents,
    marketOf: hub.marketOf,
    facts: {
      madeAt: hub.now().toISOString(),
      madeBy: { id: actor.id, name: actor.name, username: actor.username },
      reason,
      hubVersion: manifest.version,
      keyId: hub.audit.key.keyId,
      trailUpTo: (await lastEntry(tx)) ?? null,
      verification,
    },
  })
}

type Contents = ReadonlyMap<ArchivedRow, Buffer>

async function readContents(tx: Tx, devices: readonly ArchivedDevice[]): Promise<Contents> {
  const contents = new Map<ArchivedRow, Buffer>()
  for (const { rows } of devices)
    for (const table of fileTableNames)
      for (const row of rows[table]) contents.set(row, await bytesOfFile(tx, table, row))
  return contents
}

/** A signature must not cover what somebody changed past the hub. */
function refuseAltered(
  devices: readonly ArchivedDevice[],
  entries: readonly ArchivedEntry[],
  contents: Contents,
  rows: readonly string[],
): void {
  const altered = [
    ...entries.flatMap(({ seq, entry, hash }) =>
      sha256(entry) === hash ? [] : [`entry ${seq} of the trail`],
    ),
    ...devices.flatMap(({ deviceNumber, rows }) =>
      [...rows.master_revisions, ...rows.submission_revisions].flatMap(({ document, hash, revision }) =>
        sha256(canonicalJson(document as JsonValue)) === hash
          ? []
          : [`revision ${revision} of ${deviceNumber}`],
      ),
    ),
    ...devices.flatMap(({ deviceNumber, rows }) =>
      fileTableNames.flatMap((table) =>
        rows[table].flatMap((row) =>
          sha256(contents.get(row) ?? '') === row[fileTables[table].hash]
            ? []
            : [`${row.file_name ?? `the approved ${row.file} file`} of ${deviceNumber}`],
        ),
      ),
    ),
    ...rows,
  ]
  if (altered.length === 0) return
  const more = altered.length > 5 ? ` and ${altered.length - 5} more` : ''
  throw new Refusal(
    'not_valid',
    `Nothing was archived: ${altered.slice(0, 5).join(', ')}${more} is not as the hub wrote it. Verify the audit trail.`,
  )
}

const tooLarge = () =>
  new Refusal(
    'file_too_large',
    'These devices have more files than fit into one archive. Choose fewer devices.',
  )
