import { markets } from '#core/code-lists/markets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { leadingOf, type MarketReason, marketsOfDevice } from '#core/lifecycle/market-standing.ts'
import { begunWith, copiesOfMaster } from '#core/markets/copy-master.ts'
import { type DeviceStanding, type SubmissionOfDevice, standingOf } from '#core/markets/device-standing.ts'
import type { MarketModule } from '#core/markets/market.ts'
import {
  type DifferingField,
  differingFields,
  type OutdatedField,
  staleFields,
} from '#core/markets/stale-fields.ts'
import type { Db } from '#server/database/connect.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import {
  byDevice,
  type DeviceRow,
  type DeviceSubmissionRow,
  devicesOf,
  type EarlierVersion,
  revisionsUpTo,
  revisionsWithoutUndone,
  submissionsOf,
} from './standing-queries.ts'

/** Where devices stand in markets (decision D51): facts from the database, judged in core. */

export type StandingSubmission = DeviceSubmissionRow & SubmissionOfDevice

export interface MarketOfDevice extends DeviceStanding<StandingSubmission> {
  readonly country: string
  /** Why the market belongs to the device; empty where it was only asked about. */
  readonly reasons: readonly MarketReason[]
}

/** Fills a new submission with the data of the device's manufacturer. */
export type Fill = (
  market: MarketModule,
  begun: readonly { readonly masterDiId: number; readonly document: AnyDocument }[],
) => Promise<readonly { readonly document: AnyDocument }[]>

/**
 * Where the devices of these records stand, by record: in the named markets, or else in all of their own.
 */
export async function standingsOf(
  hub: Pick<Hub, 'marketOf' | 'now'>,
  db: Db | Tx,
  recordIds: readonly number[],
  { countries, fill }: { readonly countries?: readonly string[] | undefined; readonly fill: Fill },
): Promise<ReadonlyMap<number, readonly MarketOfDevice[]>> {
  const devices = await devicesOf(db, recordIds)
  const submissions = await submissionsWithLag(
    hub,
    db,
    devices.map(({ deviceNumber }) => deviceNumber),
  )
  const ofDevice = byDevice(submissions)
  const reasons = new Map(
    devices.map(({ id, deviceNumber, targetCountries }) => {
      const submitted = (ofDevice.get(deviceNumber) ?? []).map(({ market }) => market)
      return [id, marketsOfDevice(targetCountries, submitted)]
    }),
  )
  const today = todayOf(hub)
  const all = new Map<number, MarketOfDevice[]>(devices.map(({ id }) => [id, []]))
  const copyOf = copiesOf(devices)
  for (const country of codesOf(countries, reasons)) {
    const market = hub.marketOf(country)
    const asked = devices.filter(({ id }) => countries?.includes(country) ?? reasons.get(id)?.has(country))
    const own = (device: DeviceRow) =>
      (ofDevice.get(device.deviceNumber) ?? []).filter((one) => one.market === country)
    const isBegun = (device: DeviceRow) => leadingOf(device.udiDi || null, own(device)) !== undefined
    const notBegun = asked.filter((device) => !isBegun(device))
    const begun = await begunOf(market, notBegun, { copyOf, fill })
    for (const device of asked) {
      const about = {
        udiDi: device.udiDi || null,
        begun: () => begun.get(device.id) ?? copyOf(device, market),
      }
      const standing = standingOf(market, about, own(device), today)
      all.get(device.id)?.push({ ...standing, country, reasons: reasons.get(device.id)?.get(country) ?? [] })
    }
  }
  return all
}

/** The codes in the order of the hub's list of markets, followed by those it does not have. */
function codesOf(
  countries: readonly string[] | undefined,
  reasons: ReadonlyMap<number, ReadonlyMap<string, unknown>>,
): readonly string[] {
  const wanted = new Set(countries ?? [...reasons.values()].flatMap((own) => [...own.keys()]))
  const known = markets.map(({ code }): string => code).filter((code) => wanted.has(code))
  return [...known, ...[...wanted].filter((code) => !known.includes(code))]
}

type CopyOf = (device: DeviceRow, market: MarketModule | undefined) => AnyDocument

/** The initial submissions of these devices in any market; each record is read once. */
function copiesOf(devices: readonly DeviceRow[]): CopyOf {
  const of = new Map(
    devices.map(({ id, document, source_data }) => [id, copiesOfMaster(document, source_data)]),
  )
  return ({ id }, market) => begunWith(of.get(id)?.(market) ?? {})
}

/** The document with which a submission made from each device would begin. */
async function begunOf(
  market: MarketModule | undefined,
  devices: readonly DeviceRow[],
  { copyOf, fill }: { readonly copyOf: CopyOf; readonly fill: Fill },
): Promise<ReadonlyMap<number, AnyDocument>> {
  if (!market?.fromOperator || devices.length === 0) return new Map()
  const begun = devices.map((device) => ({
    masterDiId: device.versionId,
    document: copyOf(device, market),
  }))
  const filled = await fill(market, begun)
  return new Map(devices.map(({ id }, at) => [id, filled[at]?.document ?? {}]))
}

/** The submission that stands for a record's device in a market (decision D52). */
export async function leadingSubmission(db: Db | Tx, recordId: number, market: string) {
  const [device] = await devicesOf(db, [recordId])
  if (!device) return undefined
  return leadingOf(device.udiDi || null, await submissionsOf(db, [device.deviceNumber], market))
}

/** The submissions of devices, each with how many values of its version it lacks. */
export async function submissionsWithLag(
  { marketOf }: Pick<Hub, 'marketOf'>,
  db: Db | Tx,
  deviceNumbers: readonly string[],
  market?: string,
): Promise<readonly StandingSubmission[]> {
  const rows = await submissionsOf(db, deviceNumbers, market)
  const current = await currentRevisions(db, rows)
  const older = new Set(rows.filter((row) => mayBeBehind(row, current)))
  const versions = await revisionsUpTo(db, [
    ...new Set([...older].flatMap(({ masterDiId }) => masterDiId ?? [])),
  ])
  return rows.map((row) => {
    const revisions = older.has(row) ? (versions.get(row.masterDiId ?? 0) ?? []) : []
    // A value somebody changed on purpose does not make a submission out of date.
    const stale = leftBehind(marketOf(row.market), row, revisions).filter(({ state }) => state === 'stale')
    return { ...row, behind: stale.length }
  })
}

type OfDevice = { readonly id: number; readonly device_number: string | null }

/** How many values of its record each of these submissions lacks. */
export async function lagOf(
  hub: Pick<Hub, 'marketOf'>,
  db: Db | Tx,
  rows: readonly OfDevice[],
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map()
  const numbers = [...new Set(rows.flatMap(({ device_number }) => device_number ?? []))]
  const ids = new Set(rows.map(({ id }) => id))
  const submissions = await submissionsWithLag(hub, db, numbers)
  return new Map(submissions.filter(({ id }) => ids.has(id)).map(({ id, behind }) => [id, behind]))
}

/**
 * The same, only in controlled mode, where an approval is about the record as it is now, and such a submission may
 * not leave the hub (decision D52).
 */
export async function lagOfApproved(
  hub: Pick<Hub, 'marketOf'>,
  db: Db | Tx,
  { rules }: Pick<Actor, 'rules'>,
  rows: readonly OfDevice[],
): Promise<ReadonlyMap<number, number>> {
  return rules.controlled ? lagOf(hub, db, rows) : new Map()
}

/** The message for one of these: what to do is the same wherever a file is requested. */
export const outOfDate = (behind: number): string =>
  `The record has changed since: ${behind} ${behind === 1 ? 'value has' : 'values have'} not been carried over. Carry them over and have it approved again.`

/** The fields of a submission that a change of its record has left behind. */
export function leftBehind(
  market: MarketModule | undefined,
  row: Pick<DeviceSubmissionRow, 'copiedRecordId' | 'copiedRevision' | 'document' | 'hasFormerUdiDi'>,
  revisions: readonly EarlierVersion[],
): OutdatedField[] {
  const from = revisions.findIndex(
    ({ recordId, revision }) => recordId === row.copiedRecordId && revision === (row.copiedRevision ?? 1),
  )
  const was = revisions[from]
  const now = revisions.at(-1)
  if (!market || !was || !now) return []
  if (isOfFormer(row, now)) return []
  // A value copied from a version that was undone does not count as changed on purpose.
  const between = [...revisions.slice(from + 1, -1), ...revisions.filter(({ isUndone }) => isUndone)]
  return staleFields(market, row.document, { was, between, now })
}

type OfRecord = Pick<DeviceSubmissionRow, 'document' | 'hasFormerUdiDi'>

/** The version in force does not apply to a submission with a former UDI-DI. */
const isOfFormer = ({ hasFormerUdiDi, document }: OfRecord, now: EarlierVersion): boolean =>
  hasFormerUdiDi && document.udiDi !== now.document.udiDi

/** The fields in which a submission says otherwise than the version in force, if that applies to it. */
export function differingFromRecord(
  market: MarketModule | undefined,
  row: OfRecord,
  revisions: readonly EarlierVersion[],
): DifferingField[] {
  const now = revisions.at(-1)
  return market && now && !isOfFormer(row, now) ? differingFields(market, row.document, now) : []
}

async function currentRevisions(
  db: Db | Tx,
  rows: readonly DeviceSubmissionRow[],
): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(rows.flatMap(({ masterDiId }) => masterDiId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await revisionsWithoutUndone(db, ids)
  return new Map(found.map(({ id, revision }) => [id, revision]))
}

/**
 * A submission copied from the current revision has all its values, unless it took some from a version that was undone:
 * nothing more has to be read for it.
 */
function mayBeBehind(row: DeviceSubmissionRow, current: ReadonlyMap<number, number>): boolean {
  if (row.masterDiId === null) return false
  return row.copiedRecordId !== row.masterDiId || row.copiedRevision !== current.get(row.masterDiId)
}
