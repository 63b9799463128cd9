import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { otherValues } from '#core/imports/other-values.ts'
import { codesOf, type SubmissionRow as ReadRow } from '#core/imports/submission-row.ts'
import { begunFrom } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { type NumberedRow, type Verdict, type Verdicts, withNumbers } from '#server/imports/import-kind.ts'
import { allFilledByOperators } from '#server/operators/fill-from-operators.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { GroupValues } from '#server/submissions/group-values.ts'
import { newDraft } from '#server/submissions/submission-drafts.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { fieldsOf, missingAtSaving } from '#server/submissions/submission-fields.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import {
  type KnownSubmission,
  type LinkedVersion,
  submissionsMeant,
  takeUploads,
  versionsOfDevices,
} from './submission-import-queries.ts'

/** The market all rows are for. */
export interface ForMarket {
  readonly code: string
  readonly module: MarketModule | undefined
}

interface Fresh {
  readonly row: number
  readonly read: ReadRow
  readonly version: LinkedVersion | undefined
}

const refused = (field: string | null, message: string): Verdict => ({ errors: [{ field, message }] })
const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

/** Stores the new submissions of a batch as drafts, and says what became of each row. */
export async function storeRows(
  market: ForMarket,
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Verdicts> {
  await takeUploads(unit.tx)
  return storeJudged(market, unit, actor, jobId, await judgeRows(market, unit, rows))
}

/** Previews the result for each row. */
export async function compareRows(
  market: ForMarket,
  unit: Unit,
  _: Actor,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Verdicts> {
  return verdictsOf(await judgeRows(market, unit, rows))
}

/** Stores rows that have been judged. */
export async function storeJudged(
  market: ForMarket,
  unit: Unit,
  actor: Actor,
  jobId: number,
  { verdicts, good, groups }: Judged,
): Promise<Verdicts> {
  const ids = await create(market, unit, actor, { jobId, good, groups })
  const made = good.map(({ fresh }) => fresh.row)
  return new Map([...verdicts, ...withNumbers(made, ids)])
}

/** What storing judged rows would make of them. */
export const verdictsOf = ({ verdicts, good }: Judged): Verdicts =>
  new Map([...verdicts, ...good.map(({ fresh }) => [fresh.row, 'successful'] as const)])

/** A row that becomes a draft. */
interface Good {
  readonly fresh: Fresh
  readonly document: AnyDocument
  readonly notes?: string | undefined
}

export interface Judged {
  /** Rows that create nothing. */
  readonly verdicts: ReadonlyMap<number, Verdict>
  readonly good: readonly Good[]
  readonly groups: GroupValues
}

async function judgeRows(
  market: ForMarket,
  unit: Unit,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Judged> {
  const deviceNumbers = [...new Set(rows.flatMap(({ read }) => text(read.deviceNumber)))]
  const versions = await versionsOfDevices(unit.tx, deviceNumbers)
  const known = await submissionsMeant(unit.tx, market.code, {
    deviceNumbers,
    basicUdiDis: rows.flatMap(({ read }) => text(read.stated.basicUdiDi)),
    udiDis: rows.flatMap(({ read }) => text(read.stated.udiDi)),
  })
  return judgeMeant(market, unit, rows, (read) => judgeRow(read, versions, known))
}

/** Judges rows of which it is known which submissions they mean. */
export async function judgeMeant(
  market: ForMarket,
  unit: Unit,
  rows: readonly NumberedRow<ReadRow>[],
  meantBy: (read: ReadRow) => Meant,
): Promise<Judged> {
  const verdicts = new Map<number, Verdict>()
  const fresh: Fresh[] = []
  for (const { row, read } of rows) {
    const meant = meantBy(read)
    if ('errors' in meant) verdicts.set(row, meant)
    else if (meant.same) verdicts.set(row, compared(market, meant.same, read))
    else fresh.push({ row, read, version: meant.version })
  }
  const { refusals, ...judged } = await judgeFresh(market, unit, fresh)
  return { verdicts: new Map([...verdicts, ...refusals]), ...judged }
}

export type Meant =
  | { readonly errors: readonly { readonly field: string | null; readonly message: string }[] }
  | { readonly same: KnownSubmission | undefined; readonly version: LinkedVersion | undefined }

/** Which submission a row is about: that of the version it names, else the one with its codes (S2-OPEN-23). */
function judgeRow(
  { deviceNumber, versionNumber, stated }: ReadRow,
  versions: readonly LinkedVersion[],
  known: readonly KnownSubmission[],
): Meant {
  if (deviceNumber === null) {
    const same = known.find(
      ({ basic_udi_di, udi_di }) =>
        codesOf({ basicUdiDi: basic_udi_di ?? '', udiDi: udi_di ?? '' }) === codesOf(stated),
    )
    return { same, version: undefined }
  }
  const ofDevice = versions.filter(({ device_number }) => device_number === deviceNumber)
  const version = ofDevice.find((each) =>
    versionNumber === null ? each.is_latest : each.version_number === versionNumber,
  )
  // The newest one of the device stands for it where no version is named (decision D33).
  const same = known.find(({ master_di_id, device_number }) =>
    versionNumber === null
      ? device_number === deviceNumber
      : version !== undefined && master_di_id === version.id,
  )
  if (same || version) return { same, version }
  const named = versionNumber === null ? deviceNumber : `${deviceNumber} version ${versionNumber}`
  const field = ofDevice.length > 0 ? 'versionNumber' : 'deviceNumber'
  const message = `Device ${named} is not in Master DI. Upload it there first, or leave deviceNumber empty.`
  return { errors: [{ field, message }] }
}

function compared(market: ForMarket, same: KnownSubmission, { stated }: ReadRow): Verdict {
  // A DI in another spelling is the same.
  const isSameDi = diKey(stated.udiDi) === diKey(same.document.udiDi)
  const said = isSameDi && stated.udiDi ? { ...stated, udiDi: same.document.udiDi } : stated
  const changes = otherValues(fieldsOf(market.module), same.document, said)
  if (changes.length === 0) return 'skipped'
  const name = same.device_name ?? same.basic_udi_di ?? same.device_number ?? ''
  return { recordId: same.id, subject: `The submission of ${name}`, changes, problem: null }
}

/** Which of the rows about nothing known have what a submission needs, and agree with their groups. */
async function judgeFresh({ module }: ForMarket, unit: Unit, fresh: readonly Fresh[]) {
  const begun = fresh.map(({ read, version }) => ({
    masterDiId: version?.id ?? null,
    document: version ? madeOf(module, version, read.stated) : applyPatch({}, read.stated),
  }))
  const filled = await allFilledByOperators(unit.tx, module, begun)
  const refusals = new Map<number, Verdict>()
  const groups = new GroupValues(unit, module)
  const byCodes = new Map<string, number>()
  const good: Good[] = []
  for (const [at, one] of fresh.entries()) {
    const { document = {}, notes } = filled[at] ?? {}
    const derived = one.read.deviceNumber === null && one.version !== undefined
    const missing = missingAtSaving(module, document, { derived, now: unit.now })
    const errors = [
      ...missing.map(({ path, message }) => ({ field: path, message })),
      ...(await groups.refusals({ ...one.read.stated, ...basicOf(document) })),
    ]
    const earlier = one.version ? undefined : byCodes.get(codesOf(document))
    if (errors.length > 0) refusals.set(one.row, { errors })
    else if (earlier !== undefined) refusals.set(one.row, refused(null, repeatedMessage(earlier)))
    else {
      byCodes.set(codesOf(document), one.row)
      good.push({ fresh: one, document: await groups.join(document), notes })
    }
  }
  return { refusals, good, groups }
}

interface Creation extends Pick<Judged, 'good' | 'groups'> {
  readonly jobId: number
}

async function create(
  market: ForMarket,
  unit: Unit,
  actor: Actor,
  { jobId, good, groups }: Creation,
): Promise<readonly number[]> {
  const { module } = market
  const documents = good.map(({ document }) => {
    const whole = groups.complete(document)
    return withDeclarations(module, { before: {}, after: whole }, actor, unit.now)
  })
  const drafts = good.map(({ fresh: { read, version }, notes }, at) => {
    const document = documents[at] ?? {}
    return { ...newDraft(market, version, { document, notes }), changeReason: read.changeReason }
  })
  if (drafts.length === 0) return []
  const ids = await submissionEntities.create(unit, actor, drafts, jobId)
  const made = documents.map((document, at) => ({ id: ids[at] ?? 0, document }))
  await groups.propagate(actor, made)
  return ids
}

export const repeatedMessage = (earlierRow: number): string =>
  `The same submission is already in row ${earlierRow}`

/** The record’s values, overridden by the row’s. */
function madeOf(
  module: MarketModule | undefined,
  { document, source_data }: LinkedVersion,
  stated: AnyDocument,
): AnyDocument {
  return applyPatch(applyPatch({}, begunFrom(document, source_data, module)), stated)
}

const basicOf = ({ basicUdiDi }: AnyDocument): AnyDocument => (basicUdiDi === undefined ? {} : { basicUdiDi })
