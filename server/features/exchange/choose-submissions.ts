import type { ExportQuery, LeftOut } from '#core/contract/exchange.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment, ItemToSend, RegisteredState } from '#core/markets/exchange.ts'
import { factsOfRow } from '#core/markets/published.ts'
import { openAttempts } from '#server/exchange/attempt-queries.ts'
import { lastDocuments } from '#server/exchange/document-queries.ts'
import {
  behindRecord,
  type ChosenRow,
  isNotValid,
  leftOutOf,
  matchesButBehind,
  notAsApproved,
  notReady,
  type Reason,
  readColumns,
  recordDeleted,
} from '#server/exchange/left-out.ts'
import { standingAsRegistered } from '#server/exchange/register-standing-queries.ts'
import { conditionOf, wholeList } from '#server/lists/list-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { lagOf, lagOfApproved } from '#server/standing/device-standings.ts'
import { otherThanApproved } from '#server/submissions/approved-files.ts'
import { submissionList } from '#server/submissions/submission-list-queries.ts'
import type { ExchangeMarket } from './exchange-market.ts'
import { lineagesOf } from './lineages.ts'

export interface Chosen {
  /** How many match. */
  readonly matching: number
  readonly rows: readonly ChosenRow[]
  readonly items: readonly ItemToSend[]
  readonly leftOut: readonly LeftOut[]
}

export interface Choice {
  readonly query: Omit<ExportQuery, 'environment' | 'market'>
  readonly environment: Environment
  /** Include submissions that were sent and not answered yet. */
  readonly again: boolean
  readonly settings: HubSettings
  /** Files are made of them: each is compared with the approved one. */
  readonly whole: boolean
}

/** Limited, because all are in memory while their files are created. */
const mostAtOnce = 10_000

/** Splits matching submissions into those that can be sent now and those that cannot, with reason and advice. */
export async function chooseSubmissions(
  hub: Hub,
  actor: Actor,
  of: ExchangeMarket,
  { query, environment, again, settings, whole }: Choice,
): Promise<Chosen> {
  const ready: ChosenRow[] = []
  const leftOut: LeftOut[] = []
  const registered = new Map<number, RegisteredState>()
  let matching = 0
  for await (const rows of matchingRows(hub, actor, of.market.code, query)) {
    matching += rows.length
    if (matching > mostAtOnce) throw tooMany()
    const ids = rows.map(({ id }) => id)
    const open = new Map(
      (again ? [] : await openAttempts(hub.db, ids, environment)).map((one) => [one.submission_id, one]),
    )
    const lineages = await lineagesOf(hub.db, of, environment, ids)
    const lags = await lagOfApproved(hub, hub.db, actor, rows)
    const leaving = { market: of.market, file: of.file, settings, environment, whole }
    const others = await otherThanApproved(hub.db, actor, ids, leaving)
    const { register } = of.exchange
    const unsent = rows.filter(
      ({ id, status }) =>
        (isNotValid(status) || status === 'rejected' || others.has(id)) && lineages.registered.has(id),
    )
    const unchanged = await standingAsRegistered(
      hub.db,
      unsent.map(({ id }) => id),
    )
    const lagsUnsent = await lagOf(
      hub,
      hub.db,
      unsent.filter(({ id }) => unchanged.has(id)),
    )
    for (const row of rows) {
      const waiting = open.get(row.id)
      const found =
        (unchanged.has(row.id)
          ? (matchesButBehind(lagsUnsent.get(row.id)) ?? nothingToSend(register))
          : undefined) ??
        recordDeleted(row.record_status === 'deleted', lineages.registered.has(row.id)) ??
        notReady(of.market, register, row, actor) ??
        behindRecord(lags.get(row.id)) ??
        notAsApproved(others.get(row.id)) ??
        (waiting && alreadySent(of, waiting)) ??
        lineages.wrongOf(row)
      if (found) leftOut.push(leftOutOf(row, found))
      else ready.push(row)
    }
    for (const [id, state] of lineages.registered) registered.set(id, state)
  }
  const { keyOf } = of.exchange.documents ?? { keyOf: () => undefined }
  const keys = ready.flatMap(({ document }) => keyOf(document) ?? [])
  const documents = await lastDocuments(hub.db, { market: of.market.code, environment, keys })
  const items = ready.map((row) => ({
    reference: String(row.id),
    document: row.document,
    registered: registered.get(row.id),
    facts: factsOfRow(registered.has(row.id), row.publish_date_sent),
    lastDocument: documents.get(keyOf(row.document) ?? ''),
  }))
  return { matching, rows: ready, items, leftOut }
}

const alreadySent = (
  { exchange }: ExchangeMarket,
  waiting: { readonly sent_at: Date | null; readonly file_name: string | null },
): Reason => ({
  kind: 'already-sent',
  why: `Sent on ${waiting.sent_at === null ? '' : dayOf(waiting.sent_at)}${waiting.file_name === null ? '' : ` in ${waiting.file_name}`} and not answered yet. ${exchange.answers ? 'Read' : 'Enter'} the answer, or choose to send it again.`,
})

/** Validating or approving it would be pointless: it matches the register. */
const nothingToSend = (register: string): Reason => ({
  kind: 'nothing-to-send',
  why: `It matches the data in ${register}. There is nothing to send.`,
})

function matchingRows(
  hub: Hub,
  actor: Actor,
  market: string,
  query: Choice['query'],
): AsyncIterable<readonly ChosenRow[]> {
  const list = submissionList(hub)
  const asked = { ...query, country: [market] }
  return (async function* () {
    const condition = await conditionOf(list, { db: hub.db, viewer: actor, query: asked })
    const properties = [{ from: readColumns, value: () => null }]
    yield* wholeList(hub.db, { list, condition, properties, sort: 'id' }, 0)
  })()
}

const tooMany = () => {
  const message = `More than ${mostAtOnce.toLocaleString('en')} submissions match. Narrow the filters: that many cannot be sent at once.`
  return invalid([{ path: 'search', message }])
}
