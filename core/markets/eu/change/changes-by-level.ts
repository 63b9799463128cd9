import { sameValue } from '#core/dictionary/document.ts'
import type { FieldRow } from '#core/dictionary/field.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { isOffMarket, togetherBy } from '../device/values.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { sentFields } from '../sent-fields.ts'
import { asSent } from './as-sent.ts'
import { firstPlacedIn, marketsDiffer } from './markets.ts'

/** The fields that differ, by the level their change is sent for. */
export type ChangesByLevel = Readonly<Record<EudamedLevel, readonly SubmissionFieldId[]>>

/**
 * What differs between the submission EUDAMED registered and the present one, in what is sent of them. Markets
 * stand under the UDI-DI where the country of the first placing differs, which is sent with it.
 */
export function changesByLevel(registered: SubmissionDocument, now: SubmissionDocument): ChangesByLevel {
  const [before, after] = asSent(registered, now)
  const followed = followingOut(before, after.deviceStatus)
  const following = followingOut(after, after.deviceStatus)
  const changes: Record<EudamedLevel, SubmissionFieldId[]> = {
    'basic-udi': [],
    'udi-di': [],
    market: [],
    package: [],
    designer: [],
  }
  for (const { id, regulatorField } of sentFields) {
    // Only the notified body tells EUDAMED of other certificates (FLD-UDID-39).
    if (id !== 'certificates' && regulatorField.level !== 'market' && !sameOnTheWire(id, followed, following))
      changes[regulatorField.level].push(id)
  }
  const [was = [], is = []] = [before.marketAvailability, after.marketAvailability]
  // Off the market EUDAMED has no countries to take (BR-UDID-046): removing them here says nothing to it.
  if (is.length === 0 && isOffMarket(before.deviceStatus) && before.deviceStatus === after.deviceStatus)
    return changes
  if (firstPlacedIn(was) !== firstPlacedIn(is)) changes['udi-di'].push('marketAvailability')
  if (marketsDiffer(was, is)) changes.market.push('marketAvailability')
  return changes
}

/** EUDAMED gives the packages the status with which a device leaves the market (BR-UDID-073), and takes no other from then on. */
function followingOut(document: SubmissionDocument, status: string | undefined): SubmissionDocument {
  const { packages } = document
  if (!packages || !isOffMarket(status)) return document
  return { ...document, packages: packages.map((row) => ({ ...row, status })) }
}

/** Whether a field says the same in both; the order of rows and codes says something of trade names only. */
export function sameOnTheWire(
  id: SubmissionFieldId,
  before: SubmissionDocument,
  after: SubmissionDocument,
): boolean {
  const [was, is] = [before[id], after[id]]
  if (id === 'tradeNames' || !Array.isArray(was) || !Array.isArray(is))
    return sameValue(was ?? null, is ?? null)
  return sameValue(thingsOf(was), thingsOf(is))
}

/** What a list is of, in an order of its own: codes, rows, or the rows that name one substance, whatever its figure. */
function thingsOf(entries: readonly (string | FieldRow)[]): string[] {
  const substances = togetherBy(entries, (entry, index) =>
    typeof entry === 'string' || entry.substance === undefined ? `entry ${index}` : String(entry.substance),
  )
  return substances.map((rows) => rows.map(keyOf).toSorted().join()).toSorted()
}

function keyOf(entry: string | FieldRow): string {
  if (typeof entry === 'string') return entry
  const cells = Object.entries(entry).filter(
    ([id, cell]) => id !== 'substance' && cell !== undefined && cell !== false && cell !== '',
  )
  return JSON.stringify(cells.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
