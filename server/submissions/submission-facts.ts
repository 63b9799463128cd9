import { environmentOf } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { factsOfRow } from '#core/markets/published.ts'
import { isShownRegistered } from '#core/markets/shown-registered.ts'
import { shownRegistered } from '#core/rules/condition.ts'
import type { Db } from '#server/database/connect.ts'
import { nomenclatureFacts } from '#server/emdn/emdn-facts.ts'
import { type RegistrationRow, registrationsOf } from '#server/exchange/registration-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { neighboursOf } from './submission-facts-queries.ts'
import { findMastersOf, type SubmissionRow } from './submission-queries.ts'

/** Facts about a submission that only the database has. */
export interface Known {
  /** By the names the market's rules and files use. */
  readonly facts: ReadonlySet<string>
  /** Its state in the registers. */
  readonly registrations: readonly RegistrationRow[]
}

/** The facts of many submissions of one market, in order: one query set for a sheet of hundreds. */
export async function knownOf(
  db: Db | Tx,
  market: MarketModule,
  rows: readonly SubmissionRow[],
): Promise<Known[]> {
  const answersAbout = await neighboursOf(db, market.code, rows, market.questions)
  const documents = rows.map(({ document }) => document)
  const nomenclature = await nomenclatureFacts(db, market.fields, documents)
  const { settings } = await readSettings(db)
  const environment = environmentOf(market.exchange, settings)
  const registered = await registrationsOf(
    db,
    rows.map(({ id }) => id),
  )
  const masters = new Map(
    (
      await findMastersOf(
        db,
        rows.flatMap(({ master_di_id }) => master_di_id ?? []),
      )
    ).map((one) => [one.id, one]),
  )
  return rows.map((row, at) => {
    const registrations = registered.filter(({ submission_id }) => submission_id === row.id)
    const facts = new Set([
      ...market.factsAbout(row.document, answersAbout(row)),
      ...(nomenclature[at] ?? []),
      ...factsOfRow(registrations.length > 0, row.publish_date_sent),
    ])
    if (isShownRegistered(registrations, environment)) facts.add(shownRegistered)
    const master = row.master_di_id === null ? undefined : masters.get(row.master_di_id)
    if (master && master.status !== 'active') facts.add('master-not-active')
    return { facts, registrations }
  })
}

export async function factsOf(
  db: Db | Tx,
  market: MarketModule,
  row: SubmissionRow,
): Promise<ReadonlySet<string>> {
  const [known] = await knownOf(db, market, [row])
  return known?.facts ?? new Set()
}
