import type { MarketReadiness } from '#core/contract/readiness.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { FieldUse, MarketModule } from '#core/markets/market.ts'
import { readinessOf } from '#core/markets/readiness.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { latestSubmissions, masterToCopy } from './readiness-queries.ts'

/** How far a record is for each of its markets. */
export async function readinessOfRecord(hub: Hub, id: number): Promise<MarketReadiness[]> {
  const master = await masterToCopy(hub.db, id)
  if (!master) throw notFound('Master DI record not found')
  const made = await latestSubmissions(hub.db, id)
  const countries = new Set([...master.target_countries, ...made.keys()])
  // As a submission made from the record begins.
  const copied = {
    registrationType: 'new-device-registration',
    ...copyOfMaster(master.document, master.source_data),
  }
  return [...countries].map((country) => {
    const submission = made.get(country)
    const market = hub.marketOf(country)
    const found = market && readinessOf(market, submission?.document ?? copied)
    return {
      country,
      submissionId: submission?.id ?? null,
      status: submission?.status ?? null,
      needed: found?.needed ?? null,
      missing: market
        ? (found?.missing ?? []).map((field) => ({ field, label: labelOf(market, field) }))
        : [],
    }
  })
}

function labelOf({ uses, fields }: MarketModule, id: string): string {
  const use: FieldUse | undefined = uses[id]
  return use?.label ?? fields[id]?.label ?? id
}
