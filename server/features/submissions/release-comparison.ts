import { setImmediate as breathe } from 'node:timers/promises'
import {
  type ComparedRecord,
  type ReleaseComparison,
  type ReleaseOutcome,
  releaseOutcomes,
} from '#core/contract/release-comparison.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { MarketRelease, RegisterDevice, RegisterFile, RegisterReading } from '#core/markets/register.ts'
import { readNestedZip } from '#server/files/nested-zip.ts'
import { ZipError } from '#server/files/zip-archive.ts'
import { sha256 } from '#server/platform/audit.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { submissionsToCompare } from './release-comparison-queries.ts'

/** What an upload may unpack to. */
const limits = { bytes: 200 * 1024 * 1024, files: 2000, depth: 4 }
/** An answer holds no more; the counts say how many there are. */
const mostRows = 1000
const mostProblems = 100

type Known = Awaited<ReturnType<typeof submissionsToCompare>>[number]

/** Compares what a regulator has published with the submissions of the market; only the trail hears of it. */
export async function compareRelease(
  hub: Hub,
  actor: Actor,
  market: MarketModule,
  given: { readonly name: string; readonly bytes: Buffer },
): Promise<ReleaseComparison> {
  const { release } = market
  if (!release) throw notFound('The hub reads no published files of this market')
  const files = await unpacked(given)
  const reading = await readOneByOne(release, files)
  if (reading.devices.length === 0) throw refused(reading.problems[0]?.message ?? 'The files hold no record.')
  const known = new Map<string, Known>()
  for (const row of await submissionsToCompare(hub.db, market.code)) known.set(row.udi_di ?? '', row)
  const rows = comparedRows(release, reading.devices, known)
  const fileName = storableText(given.name)
  const counts = Object.fromEntries(
    releaseOutcomes.map((one) => [one, rows.filter(({ outcome }) => outcome === one).length]),
  ) as Record<ReleaseOutcome, number>
  await inTransaction(hub, actor, async ({ record }) => {
    record({
      action: 'imported',
      entityType: 'import',
      entityId: null,
      changesData: {
        actionNotes: `${fileName} (${reading.recognised}): ${reading.devices.length} records read and compared, none stored. SHA-256 ${sha256(given.bytes)}`,
      },
    })
  })
  const order = (row: ComparedRecord) => releaseOutcomes.indexOf(row.outcome)
  return {
    fileName,
    files: files.length,
    records: reading.devices.length,
    counts,
    rows: rows.toSorted((a, b) => order(a) - order(b)).slice(0, mostRows),
    problems: reading.problems.slice(0, mostProblems).map(({ file, message }) => ({
      file: storableText(file),
      message: storableText(message),
    })),
  }
}

const refused = (message: string) => invalid([{ path: 'file', message: storableText(message) }])

async function unpacked({ name, bytes }: { name: string; bytes: Buffer }): Promise<RegisterFile[]> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return [{ name, bytes }]
  const wanted = (entry: string) => /\.xml$/i.test(entry) && !entry.startsWith('__MACOSX/')
  try {
    const entries = await readNestedZip(bytes, wanted, limits)
    if (entries.length === 0) throw refused('The archive holds no XML.')
    return entries.map((entry) => ({ name: entry.name, bytes: entry.content }))
  } catch (error) {
    throw error instanceof ZipError ? refused(`${error.message}.`) : error
  }
}

/** Part after part, so that others are answered meanwhile; then all of them as one, for versions in several parts. */
async function readOneByOne(
  release: MarketRelease,
  files: readonly RegisterFile[],
): Promise<RegisterReading> {
  const newest = new Map<string, RegisterDevice>()
  const problems: RegisterReading['problems'][number][] = []
  let recognised = ''
  for (const file of files) {
    const reading = release.read([file])
    recognised = reading.recognised
    problems.push(...reading.problems)
    for (const device of reading.devices) {
      const code = codeOf(device)
      const other = newest.get(code)
      if (!other || versionOf(device) >= versionOf(other)) newest.set(code, device)
    }
    await breathe()
  }
  return { recognised, devices: [...newest.values()], problems }
}

const codeOf = ({ document }: RegisterDevice): string => String(document.udiDi)
const versionOf = ({ versions }: RegisterDevice): number => Object.values(versions)[0] ?? 0

function comparedRows(
  release: MarketRelease,
  devices: readonly RegisterDevice[],
  known: ReadonlyMap<string, Known>,
): ComparedRecord[] {
  const ownersIn = (document: AnyDocument) =>
    release.ownerFields.flatMap((field) => (document[field] ? [`${field} ${String(document[field])}`] : []))
  const owners = new Set([...known.values()].flatMap(({ document }) => ownersIn(document)))
  const found = new Set<string>()
  const rows = devices.flatMap((device): ComparedRecord[] => {
    const code = codeOf(device)
    const row = known.get(code)
    found.add(code)
    // A release tells of everybody's devices; those of strangers are nobody's news here.
    if (!row && !ownersIn(device.document).some((one) => owners.has(one))) return []
    const differences = row ? [...release.compare(row.document, device.document)] : []
    const outcome = !row ? 'only-there' : differences.length > 0 ? 'different' : 'same'
    return [
      {
        udiDi: code,
        name: row?.device_name ?? (device.document.modelNumber as string | undefined) ?? null,
        outcome,
        submissionId: row?.id ?? null,
        masterDiId: row?.master_di_id ?? null,
        version: versionOf(device) || null,
        versionDate: device.versionDate,
        differences,
        lost: [...device.lost],
      },
    ]
  })
  const missing = [...known].filter(([code]) => !found.has(code))
  return [
    ...rows,
    ...missing.map(
      ([udiDi, row]): ComparedRecord => ({
        udiDi,
        name: row.device_name,
        outcome: 'only-here',
        submissionId: row.id,
        masterDiId: row.master_di_id,
        version: null,
        versionDate: null,
        differences: [],
        lost: [],
      }),
    ),
  ]
}
