import { findMarket } from '#core/code-lists/markets.ts'
import type { LeftOut } from '#core/contract/exchange.ts'
import type { MarketFilesCheck, MarketFilesRequest } from '#core/contract/market-files.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import { fileHelp } from '#core/markets/file-nature.ts'
import type { MarketFile, MarketModule, WrittenFile } from '#core/markets/market.ts'
import { counted } from '#core/text/counted.ts'
import {
  behindRecord,
  inOrder,
  leftOutOf,
  notAsApproved,
  notReady,
  type Reason,
  recordDeleted,
} from '#server/exchange/left-out.ts'
import { recordFiles } from '#server/exchange/record-files.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { lagOfApproved } from '#server/standing/device-standings.ts'
import { otherThanApproved } from '#server/submissions/approved-files.ts'
import { factsOf } from '#server/submissions/submission-facts.ts'
import { lockSubmissions, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { buildFile } from '#server/submissions/submission-validation.ts'
import { lineagesOf } from './lineages.ts'
import { nothingReady } from './packages-service.ts'
import { contentTypes, madeFile, type PlainFile } from './submission-files.ts'

interface Subject {
  readonly market: MarketModule
  readonly file: MarketFile
  /** Name of the regulator. */
  readonly receiver: string
}

/** One file to come, and who is in it. */
interface Sheet {
  readonly written: WrittenFile
  readonly rows: readonly SubmissionRow[]
}

interface Gathered {
  readonly sheets: readonly Sheet[]
  readonly leftOut: readonly LeftOut[]
}

export async function checkMarketFiles(
  hub: Hub,
  actor: Actor,
  asked: MarketFilesRequest,
): Promise<MarketFilesCheck> {
  const of = subjectOf(hub, asked)
  const { sheets, leftOut } = await inTransaction(hub, actor, ({ tx, now }) =>
    gather(hub, tx, actor, of, asked, now),
  )
  return {
    files: listed(of.market).map(({ id, label, nature, rowsPerFile = null }) => ({
      ...{ id, label, nature, rowsPerFile },
    })),
    file: of.file.id,
    ready: sheets.reduce((sum, { rows }) => sum + rows.length, 0),
    count: sheets.length,
    leftOut: [...leftOut],
  }
}

/** As many files as the regulator wants; every submission in them is told to the audit trail. */
export async function makeMarketFiles(
  hub: Hub,
  actor: Actor,
  asked: MarketFilesRequest,
): Promise<FileAnswer> {
  const of = subjectOf(hub, asked)
  return inTransaction(hub, actor, async (unit) => {
    const { sheets, leftOut } = await gather(hub, unit.tx, actor, of, asked, unit.now)
    if (sheets.length === 0) throw nothingReady(leftOut, asked.submissionIds.length)
    const made: { readonly name: string; readonly content: Buffer }[] = []
    for (const [at, { written, rows }] of sheets.entries()) {
      const plain = await madeFile(
        of.file,
        written,
        rows.map(({ id }) => id),
      )
      const name = nameOf(of, written, sheets.length === 1 ? undefined : at + 1)
      await recordFiles(unit, actor, {
        market: of.market.code,
        environment: 'production',
        files: [plain.file],
        rows,
        packageId: null,
        fileName: name,
        ...(plain.bytes && { bytes: plain.bytes }),
      })
      made.push({ name, content: bytesOf(plain) })
    }
    const [only, ...others] = made
    if (only && others.length === 0) {
      return { fileName: only.name, contentType: contentTypes[of.file.format], content: only.content }
    }
    const readme = { name: 'README.txt', content: Buffer.from(readmeOf(of, sheets, made, leftOut), 'utf8') }
    const fileName = `${of.market.code}-${dayOf(unit.now)}.zip`
    return { fileName, contentType: 'application/zip', content: writeZip([readme, ...made]) }
  })
}

/** A version of a document is counted where files for its register are made. */
const listed = ({ files, exchange }: MarketModule): readonly MarketFile[] =>
  exchange?.documents ? files.filter(({ id }) => id !== exchange.file) : files

function subjectOf(hub: Hub, { country, file: wanted }: MarketFilesRequest): Subject {
  const market = hub.marketOf(country)
  const refuse = (path: string, message: string) => invalid([{ path, message }])
  if (!market) throw refuse('country', 'The hub does not have this market')
  if (market.exchange?.onlyInPackages) {
    throw refuse('country', `Files for ${market.exchange.register} are made in the Export Center.`)
  }
  const files = listed(market)
  const file = wanted == null ? files[0] : files.find(({ id }) => id === wanted)
  if (!file) {
    const elsewhere =
      wanted === market.exchange?.file
        ? ` Files for ${market.exchange?.register} are made in the Export Center.`
        : ''
    throw refuse('file', `The files for ${country} are: ${files.map(({ id }) => id).join(', ')}.${elsewhere}`)
  }
  return { market, file, receiver: findMarket(country)?.regulator ?? country }
}

/** The submissions that can be in files now, in the requested order, and the reasons for the others. */
async function gather(
  hub: Hub,
  tx: Tx,
  actor: Actor,
  of: Subject,
  { submissionIds }: MarketFilesRequest,
  now: Date,
): Promise<Gathered> {
  const ids = [...new Set(submissionIds)]
  const found = new Map((await lockSubmissions(tx, ids)).map((row) => [row.id, row]))
  const missing = submissionIds.flatMap((id, at) =>
    found.has(id) ? [] : [{ path: `submissionIds.${at}`, message: `Submission ${id} does not exist` }],
  )
  if (missing.length > 0) throw invalid(missing)
  const { settings } = await readSettings(tx)
  const ready: { readonly row: SubmissionRow; readonly written: WrittenFile }[] = []
  const leftOut: LeftOut[] = []
  const lags = await lagOfApproved(hub, tx, actor, [...found.values()])
  const leaving = {
    market: of.market,
    file: of.file,
    settings,
    environment: 'production',
    whole: true,
  } as const
  const others = await otherThanApproved(tx, actor, [...found.keys()], leaving)
  const exchange = of.market.exchange?.file === of.file.id ? of.market.exchange : undefined
  const lineages =
    exchange &&
    (await lineagesOf(tx, { market: of.market, exchange }, leaving.environment, [...found.keys()]))
  for (const row of ids.flatMap((id) => found.get(id) ?? [])) {
    const isRegistered = lineages ? lineages.registered.has(row.id) : row.registered_at !== null
    const written =
      recordDeleted(row.record_status === 'deleted', isRegistered) ??
      behindRecord(lags.get(row.id)) ??
      (await writtenOf(tx, actor, of, { row, settings, now }))
    const other = notAsApproved(others.get(row.id)) ?? lineages?.wrongOf(row)
    if ('why' in written) leftOut.push(leftOutOf(row, written))
    else if (other) leftOut.push(leftOutOf(row, other))
    else ready.push({ row, written })
  }
  return { sheets: sheetsOf(of.file, ready), leftOut: inOrder(leftOut) }
}

async function writtenOf(
  tx: Tx,
  actor: Actor,
  { market, file, receiver }: Subject,
  { row, settings, now }: { readonly row: SubmissionRow; readonly settings: HubSettings; readonly now: Date },
): Promise<WrittenFile | Reason> {
  if (row.market !== market.code) return { kind: 'elsewhere', why: `It is a submission for ${row.market}.` }
  const reason = notReady(market, receiver, row, actor)
  if (reason) return reason
  const facts = await factsOf(tx, market, row)
  const [gap] = file.missing(row.document, dayOf(now), undefined, facts)
  if (gap) return { kind: 'incomplete', field: gap.field, why: gap.message }
  const built = buildFile(file, row, { facts, settings, now })
  return 'problem' in built ? { kind: 'not-valid', why: built.problem } : built
}

/** Tables are put together as far as the regulator takes them; of any other file each submission has its own. */
function sheetsOf(
  { rowsPerFile = Number.POSITIVE_INFINITY }: MarketFile,
  ready: readonly { readonly row: SubmissionRow; readonly written: WrittenFile }[],
): Sheet[] {
  const sheets: Sheet[] = []
  for (const { row, written } of ready) {
    const last = sheets.at(-1)
    if (typeof written.content === 'string' || !last || typeof last.written.content === 'string') {
      sheets.push({ written, rows: [row] })
    } else if (last.rows.length >= rowsPerFile) sheets.push({ written, rows: [row] })
    else {
      const { columns, rows } = last.written.content
      const content = { columns, rows: [...rows, ...written.content.rows] }
      sheets[sheets.length - 1] = { written: { ...last.written, content }, rows: [...last.rows, row] }
    }
  }
  return sheets
}

const bytesOf = ({ file, bytes }: PlainFile): Buffer => bytes ?? Buffer.from(file.content, 'utf8')

function nameOf({ market, file }: Subject, { service }: WrittenFile, place: number | undefined): string {
  const base = `${market.code}-${service.replace(/[^A-Za-z0-9]+/g, '-')}`
  return `${place === undefined ? base : `${base}-${place}`}.${file.format}`
}

function readmeOf(
  { market, file, receiver }: Subject,
  sheets: readonly Sheet[],
  made: readonly { readonly name: string }[],
  leftOut: readonly LeftOut[],
): string {
  const devices = (count: number) => counted(count, 'device')
  const lines = [
    `${file.label} for ${receiver} (${market.code}). ${fileHelp(file.nature)}`,
    ...(file.rowsPerFile === undefined
      ? []
      : [`Its own files hold at most ${file.rowsPerFile} devices, so these are split in the same way.`]),
    '',
    ...made.map(({ name }, at) => `${name}: ${devices(sheets[at]?.rows.length ?? 0)}`),
    '',
    leftOut.length === 0 ? 'Nothing was left out.' : 'LEFT OUT, each with its reason:',
    ...leftOut.map(
      ({ submissionId, deviceName, udiDi, why }) =>
        `- ${[deviceName, udiDi].filter(Boolean).join(', ') || `Submission ${submissionId}`}: ${why}`,
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}
