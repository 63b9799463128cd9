import { markets as listed } from '#core/code-lists/markets.ts'
import { registerName } from '#core/code-lists/registers.ts'
import type { ChangeEffects, ChangePreview, MarketChange } from '#core/contract/change-effects.ts'
import { applyPatch, asStated, type DocumentPatch, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { leadingOf, marketsOfDevice } from '#core/lifecycle/market-standing.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import {
  type SubmissionStatus,
  submissionAllows,
  undecidedStatuses,
} from '#core/lifecycle/submission-status.ts'
import {
  type EffectOfChange,
  effectOfChange,
  nothingThere,
  registerUnknown,
  withConfirmationOpen,
} from '#core/markets/change-effects.ts'
import { begunFrom } from '#core/markets/copy-master.ts'
import { comparable, environmentOf } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { publishedOn } from '#core/markets/published.ts'
import { labelIn } from '#core/markets/required-fields-by-class.ts'
import { isToBeConfirmed } from '#core/markets/shown-registered.ts'
import { takenOf } from '#server/exchange/register-standing-queries.ts'
import { registeredState } from '#server/exchange/registration-queries.ts'
import { todayOf } from '#server/platform/day.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { differingFromRecord, leftBehind } from '#server/standing/device-standings.ts'
import {
  type DeviceRow,
  type DeviceSubmissionRow,
  devicesOf,
  type EarlierVersion,
  revisionsUpTo,
  submissionsOf,
} from '#server/standing/standing-queries.ts'
import { findSubmissions, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { type AskedRecord, recordAsked } from './record-queries.ts'

export async function loadChangedRecord(hub: Hub, id: number): Promise<AskedRecord> {
  const record = await recordAsked(hub.db, id)
  if (!record) throw notFound('Master DI record not found')
  return record
}

/** What the act needs of a market besides what is shown. */
export interface JudgedMarket extends MarketChange {
  /** The ids of the values that are carried over. */
  readonly carried: readonly string[]
}

interface Judged {
  readonly isInForce: boolean
  readonly markets: readonly JudgedMarket[]
}

/** What a record means in each market, as it is or with unsaved values. */
export async function changeEffects(
  hub: Hub,
  actor: Actor,
  record: AskedRecord,
  values?: ChangePreview['values'],
): Promise<ChangeEffects> {
  const { isInForce, markets } = await judgeMarkets(hub, actor, record, values)
  return {
    revision: record.revision,
    isInForce,
    markets: markets.map(({ carried: _, ...shown }) => shown),
  }
}

export async function judgeMarkets(
  hub: Hub,
  actor: Actor,
  record: AskedRecord,
  values?: ChangePreview['values'],
): Promise<Judged> {
  const [device] = await devicesOf(hub.db, [record.id])
  if (!device) throw notFound('Master DI record not found')
  const { settings } = await readSettings(hub.db)
  const document = values ? withValues(record.document, values) : record.document
  const revisions = await revisionsWith(hub, device, record, document)
  const submissions = await submissionsOf(hub.db, [device.deviceNumber])
  const isInForce = device.versionId === record.id
  const codes = codesOf(document, device, submissions)
  const own = codes.map((code) =>
    leadingOf(
      device.udiDi || null,
      submissions.filter(({ market }) => market === code),
    ),
  )
  const rows = await findSubmissions(
    hub.db,
    own.flatMap((one) => one?.id ?? []),
  )
  const whole = new Map(rows.map((row) => [row.id, row]))
  const about = { hub, actor, settings, document, revisions, isSaved: values === undefined && isInForce }
  const markets: JudgedMarket[] = []
  for (const [at, country] of codes.entries()) {
    const submission = own[at]
    const row = submission && whole.get(submission.id)
    markets.push(await judgeMarket(about, country, submission && row ? { submission, row } : undefined))
  }
  return { isInForce, markets }
}

function withValues(document: AnyDocument, { notStated, ...given }: ChangePreview['values']): AnyDocument {
  return applyPatch(document, asStated(masterFields, given as DocumentPatch, notStated ?? []))
}

/** What the record has said, up to the version in force, and then what it is asked about as saying. */
async function revisionsWith(
  hub: Hub,
  device: DeviceRow,
  record: AskedRecord,
  document: AnyDocument,
): Promise<readonly EarlierVersion[]> {
  const said = (await revisionsUpTo(hub.db, [device.versionId])).get(device.versionId) ?? []
  const last = said.at(-1)
  if (last && sameValue(last.document, document)) return said
  const asked: EarlierVersion = {
    deviceNumber: device.deviceNumber,
    recordId: record.id,
    revision: record.revision + 1,
    document,
    dictionary: record.dictionary,
    sourceData: record.source_data,
    isUndone: false,
  }
  return [...said, asked]
}

function codesOf(
  document: AnyDocument,
  device: DeviceRow,
  submissions: readonly DeviceSubmissionRow[],
): readonly string[] {
  const { targetCountries } = document
  const targets = Array.isArray(targetCountries) ? targetCountries.map(String) : device.targetCountries
  const all = marketsOfDevice(
    targets,
    submissions.map(({ market }) => market),
  )
  return listed.map(({ code }): string => code).filter((code) => all.has(code))
}

interface About {
  readonly hub: Hub
  readonly actor: Actor
  readonly settings: HubSettings
  /** The record as it is asked about. */
  readonly document: AnyDocument
  readonly revisions: readonly EarlierVersion[]
  /** It is stored and in force, so that something can be done. */
  readonly isSaved: boolean
}

interface Own {
  readonly submission: DeviceSubmissionRow
  readonly row: SubmissionRow
}

async function judgeMarket(about: About, country: string, own: Own | undefined): Promise<JudgedMarket> {
  const market = about.hub.marketOf(country)
  const none = {
    country,
    register: registerName(country),
    fields: [],
    rules: [],
    carriesOver: [],
    differs: [],
    publishedOn: null,
    carried: [],
  }
  const said = about.revisions.at(-1)
  const today = todayOf(about.hub)
  if (!market || !own) {
    const begun = market && said && begunFrom(said.document, said.sourceData, market)
    const published = (market && begun && publishedOn(market, begun, today)) ?? null
    return {
      ...{ ...none, publishedOn: published, submissionId: null, submissionRevision: null, status: null },
      ...{ effect: 'not-registered', beginsUpdate: false, act: 'none' },
    }
  }
  const { submission, row } = own
  const stale = leftBehind(market, submission, about.revisions).filter(({ state }) => state === 'stale')
  const patch = Object.fromEntries(stale.map(({ field, now }) => [field, now]))
  const after = applyPatch(row.document, patch)
  const found = await effectIn(about, market, row, after)
  const labels = (ids: readonly string[]) => ids.map((id) => labelIn(market, id))
  const carried = stale.map(({ field }) => field)
  return {
    ...none,
    submissionId: row.id,
    submissionRevision: row.revision,
    status: row.status,
    effect: found.effect,
    fields: found.fields.map((one) => ({ ...one, label: labelIn(market, one.field) })),
    rules: found.rules.map((one) => ({ ...one, fields: unnamedIn(one.rule, labels(one.fields)) })),
    carriesOver: labels(carried),
    differs: labels(
      differingFromRecord(market, { ...submission, document: after }, about.revisions).map(
        ({ field }) => field,
      ),
    ),
    carried,
    publishedOn: publishedOn(market, after, today) ?? null,
    beginsUpdate: row.waits || !undecidedStatuses.includes(row.status),
    act: actOf(about, market, found.effect, { carried: carried.length, status: row.status }),
  }
}

async function effectIn(
  { hub, settings }: About,
  market: MarketModule,
  row: SubmissionRow,
  now: AnyDocument,
): Promise<EffectOfChange> {
  const environment = environmentOf(market.exchange, settings)
  const registered = await registeredState(hub.db, row.id, environment)
  if (!registered) return row.status === 'approved-eudamed' ? registerUnknown : nothingThere
  const there = comparable(market.exchange, registered, now)
  const found = effectOfChange(market, there, now, todayOf(hub))
  const [{ taken = null } = {}] = market.exchange?.toBeConfirmed ? await takenOf(hub.db, [row.id]) : []
  return isToBeConfirmed(market.exchange, taken) ? withConfirmationOpen(market, found) : found
}

/** A rule that names its fields need not be told with them. */
const unnamedIn = (rule: string, labels: string[]): string[] =>
  labels.some((label) => rule.includes(label)) ? [] : labels

/** What the act can do there. */
function actOf(
  { actor, isSaved }: About,
  { exchange }: MarketModule,
  effect: MarketChange['effect'],
  { carried, status }: { readonly carried: number; readonly status: SubmissionStatus },
): MarketChange['act'] {
  if (!isSaved || effect === 'new-di' || effect === 'refused' || effect === 'nothing') return 'none'
  if (effect === 'not-registered') return carried > 0 ? 'validation' : 'none'
  const isDecided = carried === 0 && submissionAllows('download', status, actor.rules)
  if (actor.rules.controlled && !isDecided) return 'approval'
  return exchange ? 'files' : 'validation'
}
