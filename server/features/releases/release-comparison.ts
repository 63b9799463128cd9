import {
  type ComparedRecord,
  type ReleaseComparison,
  type ReleaseOutcome,
  releaseOutcomes,
} from '#core/contract/release-comparison.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { MarketRelease, ReleaseDevice } from '#core/markets/register.ts'
import { versionOf } from '#core/markets/release-devices.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'
import {
  devicesToCompare,
  documentsOfRecords,
  documentsOfSubmissions,
  type HubDevice,
} from './release-comparison-queries.ts'
import { type ReleaseRead, readRelease, refused } from './release-reading.ts'

/** An answer holds no more; the counts say how many there are. */
const mostRows = 1000
const mostProblems = 100
const atOnce = 500

export interface OwnRelease {
  readonly release: MarketRelease
  readonly read: ReleaseRead
  readonly known: ReadonlyMap<string, HubDevice>
}

/** What of an upload is about this organisation's devices: those the hub knows, and others of the same companies. */
export async function ownOfRelease(
  hub: Hub,
  market: MarketModule,
  file: SpooledFile<string>,
): Promise<OwnRelease> {
  const { release } = market
  if (!release) throw notFound('The hub cannot read published files of this market')
  const known = new Map<string, HubDevice>()
  const owners = new Set<string>()
  for (const device of await devicesToCompare(hub.db, market.code, release.ownerFields)) {
    known.set(diKey(device.udiDi), device)
    for (const [at, owner] of device.owners.entries()) if (owner) owners.add(ownerKey(at, owner))
  }
  // A release contains all companies’ devices; those of other companies are skipped.
  const isOwn = (document: AnyDocument) =>
    known.has(diKey(document.udiDi)) ||
    release.ownerFields.some((field, at) => document[field] && owners.has(ownerKey(at, document[field])))
  const read = await readRelease(hub, release, file, isOwn)
  if (read.records === 0) {
    const [first] = read.problems
    throw refused(first ? `${first.file}: ${first.message}` : `${file.name}: The files hold no record.`)
  }
  return { release, read, known }
}

const ownerKey = (field: number, owner: unknown): string => `${field} ${fold(String(owner)).trim()}`

/** Compares what a regulator has published with what the hub has for the market; only the trail hears of it. */
export async function compareRelease(
  hub: Hub,
  actor: Actor,
  market: MarketModule,
  file: SpooledFile<string>,
): Promise<ReleaseComparison> {
  const own = await ownOfRelease(hub, market, file)
  const { read } = own
  const rows = await comparedRows(hub.db, market, own)
  const fileName = storableText(file.name)
  const counts = Object.fromEntries(
    releaseOutcomes.map((one) => [one, rows.filter(({ outcome }) => outcome === one).length]),
  ) as Record<ReleaseOutcome, number>
  // Takes seconds for a large file, so it runs outside a transaction.
  const hash = await file.hash()
  await inTransaction(hub, actor, async ({ record }) => {
    record({
      action: 'imported',
      entityType: 'import',
      entityId: null,
      changesData: {
        actionNotes: `${fileName} (${read.recognised}): ${read.records} records read and compared, none stored. SHA-256 ${hash}`,
      },
    })
  })
  const order = (row: ComparedRecord) => releaseOutcomes.indexOf(row.outcome)
  return {
    fileName,
    files: read.files,
    records: read.records,
    counts,
    rows: rows.toSorted((a, b) => order(a) - order(b)).slice(0, mostRows),
    problems: read.problems.slice(0, mostProblems).map((problem) => ({
      file: storableText(problem.file),
      message: storableText(problem.message),
    })),
  }
}

async function comparedRows(
  db: Db,
  market: MarketModule,
  { release, read, known }: OwnRelease,
): Promise<ComparedRecord[]> {
  const found = new Set<string>()
  const rows: ComparedRecord[] = []
  for (let from = 0; from < read.devices.length; from += atOnce) {
    const portion = read.devices.slice(from, from + atOnce)
    const there = portion.flatMap(({ document }) => known.get(diKey(document.udiDi)) ?? [])
    const documentOf = await documentsOf(db, market, there)
    for (const device of portion) {
      const key = diKey(device.document.udiDi)
      const row = known.get(key)
      found.add(key)
      const here = row && documentOf(row)
      const differences = here ? [...release.compare(here, device.document, device.told)] : []
      const outcome = !here ? 'only-there' : differences.length > 0 ? 'different' : 'same'
      rows.push({ ...presented(device, row), outcome, differences })
    }
  }
  const missing = [...known].filter(([key, { isMeant }]) => isMeant && !found.has(key))
  return [...rows, ...missing.map(([, row]) => onlyHere(row))]
}

/** What the hub says of each: its submission, or what one would begin with. */
async function documentsOf(db: Db, market: MarketModule, devices: readonly HubDevice[]) {
  const submissions = await documentsOfSubmissions(
    db,
    devices.flatMap(({ submissionId }) => submissionId ?? []),
  )
  const records = await documentsOfRecords(
    db,
    devices.flatMap((one) => (one.submissionId === null ? (one.masterDiId ?? []) : [])),
  )
  return ({ submissionId, masterDiId }: HubDevice): AnyDocument | undefined => {
    if (submissionId !== null) return submissions.get(submissionId)
    const record = records.get(masterDiId ?? 0)
    return record && (copyOfMaster(record.document, record.source_data, market) as AnyDocument)
  }
}

function presented(device: ReleaseDevice, row: HubDevice | undefined) {
  const { document, versionDate, lost } = device
  const name = row?.name ?? document.deviceName ?? document.modelNumber
  return {
    udiDi: String(document.udiDi),
    name: name === undefined || name === null ? null : String(name),
    submissionId: row?.submissionId ?? null,
    masterDiId: row?.masterDiId ?? null,
    version: versionOf(device) || null,
    versionDate,
    lost: [...lost],
  }
}

const onlyHere = ({ udiDi, name, submissionId, masterDiId }: HubDevice): ComparedRecord => ({
  udiDi,
  name,
  outcome: 'only-here',
  submissionId,
  masterDiId,
  version: null,
  versionDate: null,
  differences: [],
  lost: [],
})
