import type { MarketReadiness } from '#core/contract/readiness.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { FieldUse, MarketModule } from '#core/markets/market.ts'
import { readinessOf } from '#core/markets/readiness.ts'
import type { Hub } from '#server/platform/hub.ts'
import { loadMasterToCopy, operatorDefaults } from './operator-defaults.ts'
import { latestSubmissions } from './readiness-queries.ts'

/** How far a record is for each of its markets. */
export async function readinessOfRecord(hub: Hub, id: number): Promise<MarketReadiness[]> {
  const master = await loadMasterToCopy(hub, id)
  const made = await latestSubmissions(hub.db, id)
  const countries = new Set([...master.target_countries, ...made.keys()])
  const all: MarketReadiness[] = []
  for (const country of countries) {
    const submission = made.get(country)
    const market = hub.marketOf(country)
    // As a submission made from the record begins.
    const copied = {
      registrationType: 'new-device-registration',
      ...copyOfMaster(master.document, master.source_data, market),
    }
    const { values } = await operatorDefaults(hub, master, { country })
    const begun = { ...(values as AnyDocument), ...copied }
    const found = market && readinessOf(market, submission?.document ?? begun)
    all.push({
      country,
      submissionId: submission?.id ?? null,
      status: submission?.status ?? null,
      standing: submission?.standing ?? null,
      needed: found?.needed ?? null,
      missing: market
        ? (found?.missing ?? []).map((field) => ({ field, label: labelOf(market, field) }))
        : [],
    })
  }
  return all
}

function labelOf({ uses, fields }: MarketModule, id: string): string {
  const use: FieldUse | undefined = uses[id]
  return use?.label ?? fields[id]?.label ?? id
}
