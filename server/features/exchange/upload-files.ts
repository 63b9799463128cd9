import type { LeftOut } from '#core/contract/exchange.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment } from '#core/markets/exchange.ts'
import { knownGroups } from '#server/exchange/group-queries.ts'
import { type ChosenRow, leftOutOf, matchesButBehind } from '#server/exchange/left-out.ts'
import { type MadeFiles, makeFiles } from '#server/exchange/make-files.ts'
import type { Hub } from '#server/platform/hub.ts'
import { lagOf } from '#server/standing/device-standings.ts'
import type { Chosen } from './choose-submissions.ts'
import { type ExchangeMarket, schemaSetsOf } from './exchange-market.ts'

export interface Made extends MadeFiles {
  /** The chosen submissions that are in no file. */
  readonly leftOut: readonly LeftOut[]
}

interface Making {
  readonly environment: Environment
  readonly settings: HubSettings
  /** False where it is only asked what would be made. */
  readonly writes: boolean
  /** They are looked at and not kept. */
  readonly isPreview?: boolean
  readonly now: Date
  readonly onProgress?: (done: number) => void
}

/** Makes and checks the files of chosen submissions, off the thread that answers requests. */
export async function filesFor(
  hub: Hub,
  of: ExchangeMarket,
  { rows, items }: Pick<Chosen, 'rows' | 'items'>,
  { environment, settings, writes, isPreview = false, now, onProgress }: Making,
): Promise<Made> {
  const groups = items.flatMap(({ document }) => of.exchange.groups?.of(document) ?? [])
  const market = of.market.code
  const known = await knownGroups(hub.db, {
    market,
    environment,
    groups: [...new Set(groups)],
    except: rows.map(({ id }) => id),
    founding: of.exchange.groups?.foundingServices ?? [],
  })
  const order = {
    market,
    environment,
    settings,
    createdAt: now.toISOString(),
    isPreview,
    knownGroups: known,
    schemas: writes ? await schemaSetsOf(hub, of, settings, environment) : null,
  }
  const made = await makeFiles(order, items, hub.marketOf, onProgress ? { onProgress } : {})
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const unchanged = made.unsent.filter((one) => kindOf(one) === 'nothing-to-send')
  const lagsUnsent = await lagOf(
    hub,
    hub.db,
    unchanged.flatMap(({ reference }) => byId.get(reference) ?? []),
  )
  const leftOut = made.unsent.flatMap((unsent) => {
    const { reference, field, why } = unsent
    const row: ChosenRow | undefined = byId.get(reference)
    if (!row) return []
    const kind = kindOf(unsent)
    const behind = kind === 'nothing-to-send' ? matchesButBehind(lagsUnsent.get(row.id)) : undefined
    return [leftOutOf(row, behind ?? { kind, why, field })]
  })
  return { ...made, leftOut }
}

/** Why a submission that was planned for is in no file. */
const kindOf = ({ isRefusedChange, field }: MadeFiles['unsent'][number]): LeftOut['kind'] => {
  if (isRefusedChange) return 'not-changeable'
  return field === null ? 'nothing-to-send' : 'incomplete'
}
