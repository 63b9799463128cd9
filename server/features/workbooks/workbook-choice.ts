import { findMarket } from '#core/code-lists/markets.ts'
import type { LeftOut } from '#core/contract/exchange.ts'
import { mostDevices } from '#core/contract/workbooks.ts'
import { environmentOf } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Db } from '#server/database/connect.ts'
import {
  behindRecord,
  type ChosenRow,
  inOrder,
  leftOutOf,
  notAsApproved,
  notReady,
  type Reason,
  readColumns,
} from '#server/exchange/left-out.ts'
import { conditionOf, wholeList } from '#server/lists/list-queries.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { lagOfApproved } from '#server/standing/device-standings.ts'
import { otherThanApproved } from '#server/submissions/approved-files.ts'
import { submissionList } from '#server/submissions/submission-list-queries.ts'
import { findSubmissions } from '#server/submissions/submission-queries.ts'

/** Which submissions go into a copy of a workbook. What leaves is what may leave in any other file (decision D60). */

export interface Choice {
  readonly ready: readonly ChosenRow[]
  readonly leftOut: readonly LeftOut[]
}

export async function choose(
  hub: Hub,
  db: Db | Tx,
  actor: Actor,
  market: MarketModule,
  submissionIds: readonly number[] | null,
): Promise<Choice> {
  const rows = submissionIds ? await named(db, submissionIds) : await allOf(hub, actor, market)
  const receiver = findMarket(market.code)?.regulator ?? market.code
  const others = await differing(db, actor, market, rows)
  const lags = await lagOfApproved(hub, db, actor, [...rows])
  const ready: ChosenRow[] = []
  const leftOut: LeftOut[] = []
  const reasonOf = (row: Chosen): Reason | undefined =>
    row.market === market.code
      ? (notReady(market, receiver, row, actor) ??
        behindRecord(lags.get(row.id)) ??
        notAsApproved(others.get(row.id)))
      : { kind: 'elsewhere', why: `It is a submission for ${row.market}.` }
  for (const row of rows) {
    const reason = reasonOf(row)
    if (reason) leftOut.push(leftOutOf(row, reason))
    else ready.push(row)
  }
  return onceEach(ready, leftOut)
}

type Chosen = ChosenRow & { readonly market: string }

async function named(db: Db | Tx, ids: readonly number[]): Promise<readonly Chosen[]> {
  const wanted = [...new Set(ids)]
  const found = new Map<number, Chosen>()
  for (let at = 0; at < wanted.length; at += 500) {
    for (const row of await findSubmissions(db, wanted.slice(at, at + 500))) found.set(row.id, row)
  }
  const missing = ids.flatMap((id, at) =>
    found.has(id) ? [] : [{ path: `submissionIds.${at}`, message: `Submission ${id} does not exist` }],
  )
  if (missing.length > 0) throw invalid(missing)
  return wanted.flatMap((id) => found.get(id) ?? [])
}

async function allOf(hub: Hub, actor: Actor, { code }: MarketModule): Promise<readonly Chosen[]> {
  const list = submissionList(hub)
  const query = { country: [code] }
  const condition = await conditionOf(list, { db: hub.db, viewer: actor, query })
  const properties = [{ from: readColumns, value: () => null }]
  const rows: Chosen[] = []
  for await (const some of wholeList(hub.db, { list, condition, properties, sort: 'id' }, 0)) {
    rows.push(...some.map((row) => ({ ...row, market: code })))
    if (rows.length > mostDevices) {
      const message = `The market has more than ${mostDevices} submissions. Choose devices in the list of submissions.`
      throw invalid([{ path: 'submissionIds', message }])
    }
  }
  return rows
}

/** In controlled mode, those whose approved file would be another one now. */
async function differing(db: Db | Tx, actor: Actor, market: MarketModule, rows: readonly ChosenRow[]) {
  const [file] = market.files
  if (!file) return new Map<number, string>()
  const { settings } = await readSettings(db)
  const exchange = market.exchange?.file === file.id ? market.exchange : undefined
  const leaving = { market, file, settings, environment: environmentOf(exchange, settings), whole: true }
  return otherThanApproved(
    db,
    actor,
    rows.map(({ id }) => id),
    leaving,
  )
}

/** A device has one row: of several submissions with its UDI-DI the newest. */
function onceEach(ready: readonly ChosenRow[], leftOut: readonly LeftOut[]): Choice {
  const newest = new Map<string, number>()
  for (const { id, udi_di } of ready) {
    if (udi_di !== null) newest.set(udi_di, Math.max(newest.get(udi_di) ?? 0, id))
  }
  const isOlder = ({ id, udi_di }: ChosenRow) => udi_di !== null && newest.get(udi_di) !== id
  const older = ready.filter(isOlder).map((row) => {
    const why = `Submission ${newest.get(row.udi_di ?? '')} has the same UDI-DI and is newer.`
    return leftOutOf(row, { kind: 'elsewhere', why })
  })
  return { ready: ready.filter((row) => !isOlder(row)), leftOut: inOrder([...leftOut, ...older]) }
}
