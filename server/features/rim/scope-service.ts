import { findMarket, markets as knownMarkets } from '#core/code-lists/markets.ts'
import type { Issue } from '#core/contract/problem.ts'
import {
  mostScopeDevices,
  type ProjectScope,
  type ScopeAddition,
  type ScopeRemoval,
} from '#core/contract/projects.ts'
import { fold } from '#core/text/fold.ts'
import { allFilledByOperators } from '#server/operators/fill-from-operators.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { standingsOf } from '#server/standing/device-standings.ts'
import { inOrder } from './rim-presenter.ts'
import { findItem, lockItem, type RimRow } from './rim-queries.ts'
import {
  certificateOf,
  countDevices,
  devicesOfFamily,
  devicesOfRecords,
  familyOf,
  insertScope,
  numbersOf,
  type Pair,
  pairsUnderCertificate,
  removeScope,
  scopePage,
} from './scope-queries.ts'

/** What a project is about: devices, whichever version of them is in force, in markets (decision D140). */

/** A page of the devices, each with where it stands in its markets now. */
export async function scopeOf(
  hub: Hub,
  projectId: number,
  {
    search,
    limit,
    offset,
  }: {
    readonly search?: string | undefined
    readonly limit?: number | undefined
    readonly offset?: number | undefined
  },
): Promise<ProjectScope> {
  const page = await scopePage(hub.db, projectId, {
    search: fold(search ?? ''),
    limit: limit ?? 20,
    offset: offset ?? 0,
  })
  const there = page.items.filter(({ isGone }) => !isGone)
  const standings = await standingsOf(
    hub,
    hub.db,
    there.flatMap(({ masterDiId }) => masterDiId ?? []),
    {
      countries: [...new Set(there.flatMap(({ markets }) => markets))],
      fill: (market, begun) => allFilledByOperators(hub.db, market, begun),
    },
  )
  return {
    total: page.total,
    gone: page.gone,
    items: page.items.map(({ markets, total: _, gone: __, ...device }) => ({
      ...device,
      markets: inOrder(markets).map((country) => {
        const standing = standings
          .get(device.masterDiId ?? 0)
          ?.find((one) => one.country === country && !device.isGone)
        return {
          country,
          stage: standing?.stage ?? null,
          submissionId: standing?.submission?.id ?? null,
          needed: standing?.needed ?? 0,
          missing: standing?.missing.length ?? 0,
        }
      }),
    })),
  }
}

type Changed = { changed: number; devices: number; markets: string[] }

const kind = 'rim-submission'

async function lockProject({ tx }: Unit, id: number): Promise<RimRow> {
  const row = await lockItem(tx, kind, id)
  if (!row) throw notFound('This regulatory submission does not exist')
  return row
}

export async function addToScope(hub: Hub, actor: Actor, id: number, given: ScopeAddition): Promise<Changed> {
  return inTransaction(hub, actor, async (unit) => {
    const project = await lockProject(unit, id)
    const issues: Issue[] = []
    const markets = marketsOf(given.markets, issues)
    const numbers = await devicesNamed(unit, given, issues)
    if (issues.length > 0) throw invalid(issues)
    const wanted = numbers.flatMap((deviceNumber) => markets.map((market) => ({ deviceNumber, market })))
    const pairs = await addPairs(unit, actor, project, wanted)
    if ((await countDevices(unit.tx, id)) > mostScopeDevices) {
      const message = `A project is about ${mostScopeDevices.toLocaleString('en')} devices at most`
      throw invalid([{ path: 'masterDiIds', message }])
    }
    return changedOf(unit, id, pairs)
  })
}

/** In somebody's transaction, with its entry of the trail; without an actor it is the hub's own. */
export async function addPairs(
  unit: Unit,
  actor: Actor | null,
  project: Pick<RimRow, 'id' | 'name'>,
  wanted: readonly Pair[],
): Promise<readonly Pair[]> {
  const pairs = await insertScope(unit, project.id, wanted, actor?.id ?? null)
  tell(unit, project, { from: null, to: wordsOf(pairs) })
  return pairs
}

export async function removeFromScope(
  hub: Hub,
  actor: Actor,
  id: number,
  { deviceNumbers, markets }: ScopeRemoval,
): Promise<Changed> {
  if (!deviceNumbers && !markets) {
    throw invalid([{ path: 'deviceNumbers', message: 'Name the devices or the markets to be removed' }])
  }
  return inTransaction(hub, actor, async (unit) => {
    const project = await lockProject(unit, id)
    const pairs = await removeScope(unit, id, { numbers: deviceNumbers, markets })
    tell(unit, project, { from: wordsOf(pairs), to: null })
    return changedOf(unit, id, pairs)
  })
}

async function changedOf({ tx }: Unit, id: number, pairs: readonly Pair[]): Promise<Changed> {
  const after = await findItem(tx, kind, id)
  return { changed: pairs.length, devices: after?.devices ?? 0, markets: inOrder(after?.markets ?? []) }
}

/** So many devices are named in an entry of the trail; of the others their number. */
const mostNamed = 100

function wordsOf(pairs: readonly Pair[]): string | null {
  if (pairs.length === 0) return null
  const byDevice = new Map<string, string[]>()
  for (const { deviceNumber, market } of pairs)
    byDevice.set(deviceNumber, [...(byDevice.get(deviceNumber) ?? []), market])
  const all = [...byDevice]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([number, markets]) => `${number} (${markets.toSorted().join(', ')})`)
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more devices` : ''
  return all.slice(0, mostNamed).join('; ') + more
}

function tell(
  unit: Unit,
  project: Pick<RimRow, 'id' | 'name'>,
  { from, to }: Readonly<Record<'from' | 'to', string | null>>,
): void {
  if (from === to) return
  unit.record({
    action: 'updated',
    entityType: kind,
    entityId: project.id,
    changesData: { deviceName: project.name, changes: [{ field: 'scope', from, to }] },
  })
}

/** The codes as the hub writes them. */
function marketsOf(given: readonly string[], issues: Issue[]): string[] {
  const codes = knownMarkets.map(({ code }): string => code)
  const found = given.map((written) => ({ written, code: findMarket(written)?.code }))
  for (const { written, code } of found)
    if (!code || !codes.includes(code))
      issues.push({ path: 'markets', message: `There is no market "${written}"` })
  return [...new Set(found.flatMap(({ code }) => code ?? []))]
}

/** Of the records, the certificate and the family that are named. */
async function devicesNamed(
  { tx }: Unit,
  { masterDiIds, certificateId, portfolioId }: ScopeAddition,
  issues: Issue[],
): Promise<string[]> {
  const refuse = (path: string, message: string) => void issues.push({ path, message })
  const numbers: string[] = []
  if (!masterDiIds?.length && !certificateId && !portfolioId)
    refuse('masterDiIds', 'Choose at least one device, a certificate or a product family')
  if (masterDiIds?.length) {
    const known = await devicesOfRecords(tx, [...new Set(masterDiIds)])
    numbers.push(...known.numbers)
    for (const id of known.unknown.slice(0, 20))
      refuse('masterDiIds', `Master DI record ${id} does not belong to a device in use`)
  }
  if (certificateId) {
    const certificate = await certificateOf(tx, certificateId)
    const own = certificate
      ? numbersOf(
          await pairsUnderCertificate(tx, {
            number: certificate.number,
            notifiedBody: certificate.notified_body,
          }),
        )
      : []
    if (!certificate) refuse('certificateId', 'This certificate does not exist')
    else if (own.length === 0) refuse('certificateId', 'No submission states this certificate')
    numbers.push(...own)
  }
  if (portfolioId) {
    const own = (await familyOf(tx, portfolioId)) ? await devicesOfFamily(tx, portfolioId) : undefined
    if (!own) refuse('portfolioId', 'This product family does not exist')
    else if (own.length === 0) refuse('portfolioId', 'No submission is matched to this product family')
    numbers.push(...(own ?? []))
  }
  return [...new Set(numbers)]
}
