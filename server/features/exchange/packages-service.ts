import { createHash } from 'node:crypto'
import type { ExportCheck, LeftOut, Package, PackageRequest } from '#core/contract/exchange.ts'
import type { Environment } from '#core/markets/exchange.ts'
import { openAttempts } from '#server/exchange/attempt-queries.ts'
import { filesOfPackage, presentFile } from '#server/exchange/exported-file-queries.ts'
import { type ChosenRow, inOrder } from '#server/exchange/left-out.ts'
import {
  failPackage,
  findPackage,
  finishPackage,
  insertPackage,
  type PackageRow,
  renewPackage,
} from '#server/exchange/package-queries.ts'
import { recordFiles } from '#server/exchange/record-files.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { keepRenewed } from '#server/platform/jobs.ts'
import { readRules, readSettings } from '#server/settings/settings-queries.ts'
import { lockSubmissions } from '#server/submissions/submission-queries.ts'
import { type Choice, type Chosen, chooseSubmissions } from './choose-submissions.ts'
import { type ExchangeMarket, environmentAsked, exchangeMarketOf } from './exchange-market.ts'
import { archiveOf } from './package-archive.ts'
import { refuseByRulesOfNow } from './rules-of-now.ts'
import { filesFor, type Made } from './upload-files.ts'

const toldAtOnce = 500
/** What is stored with a package. */
const keptLeftOut = 5000

interface Asked extends Omit<Choice, 'environment' | 'settings'> {
  readonly market: string | undefined
  readonly environment: Environment | undefined
}

async function prepared(hub: Hub, actor: Actor, { market, ...choice }: Asked) {
  const target = exchangeMarketOf(hub, market)
  const { settings } = await readSettings(hub.db)
  const environment = environmentAsked(target.exchange, settings, choice.environment)
  const chosen = await chooseSubmissions(hub, actor, target, { ...choice, environment, settings })
  return { target, settings, environment, chosen }
}

/** What a package would hold. */
export async function checkExport(hub: Hub, actor: Actor, asked: Asked): Promise<ExportCheck> {
  const { target, settings, environment, chosen } = await prepared(hub, actor, asked)
  const made = await filesFor(hub, target, chosen, { environment, settings, writes: false, now: hub.now() })
  const leftOut = inOrder([...chosen.leftOut, ...made.leftOut])
  const services = target.exchange.services.flatMap(({ id }) => {
    const files = made.files.filter(({ service }) => service === id)
    const devices = files.reduce((sum, file) => sum + file.parts.length, 0)
    return files.length === 0 ? [] : [{ service: id, devices, files: files.length }]
  })
  return {
    environment,
    release: target.exchange.releaseOf(settings, environment),
    matching: chosen.matching,
    ready: chosen.items.length - made.leftOut.length,
    services,
    nature: target.file.nature,
    byHand: byHandOf(made.files),
    leftOutCount: leftOut.length,
    leftOut: leftOut.slice(0, toldAtOnce),
  }
}

/** What has to be entered in the register besides, the most frequent first. */
function byHandOf(files: Made['files']): ExportCheck['byHand'] {
  const counts = new Map<string, number>()
  for (const what of files.flatMap(({ byHand = [] }) => byHand)) counts.set(what, (counts.get(what) ?? 0) + 1)
  return [...counts].map(([what, devices]) => ({ what, devices })).toSorted((a, b) => b.devices - a.devices)
}

/** Maximum wait; after that the client polls for the package. */
const waitMs = 2000
const renewMs = 10_000

/** Files of all that can be sent, recorded as sent. */
export async function makePackage(hub: Hub, actor: Actor, request: PackageRequest): Promise<Package> {
  const { submissionIds, again, market, environment: asked, ...filters } = request
  const query = {
    ...withoutNulls(filters),
    ...(submissionIds && { submissionIds: submissionIds.map(String) }),
  } as Choice['query']
  const { target, settings, environment, chosen } = await prepared(hub, actor, {
    query,
    market: market ?? undefined,
    environment: asked ?? undefined,
    again: again ?? false,
    whole: true,
  })
  if (chosen.items.length === 0) throw nothingReady(chosen.leftOut, chosen.matching)
  const now = hub.now()
  const release = target.exchange.releaseOf(settings, environment)
  const id = await insertPackage(hub.db, {
    market: target.market.code,
    environment,
    release,
    fileName: `${target.market.code}-${environment}-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.zip`,
    total: chosen.items.length,
    leftOut: chosen.leftOut.slice(0, keptLeftOut),
    now,
    actorId: actor.id,
  })
  const work = run(hub, actor, { id, target, chosen, environment, again: again ?? false, now })
  hub.jobs.start(async () => void (await work), { kind: 'package of files', id })
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), waitMs).unref())
  const refused = await Promise.race([work.catch(() => undefined), late])
  if (refused) throw refused
  const made = await presentPackage(hub, await requirePackage(hub, id))
  if (made.status === 'failed')
    throw new Refusal('not_valid', made.message ?? 'The package could not be created.')
  return made
}

interface Running {
  readonly id: number
  readonly target: ExchangeMarket
  readonly chosen: Chosen
  readonly environment: Environment
  readonly again: boolean
  readonly now: Date
}

/** Answers why the package could not be made, where there is something to be done about it. */
async function run(hub: Hub, actor: Actor, running: Running): Promise<Refusal | undefined> {
  const { id, target, chosen, environment, now } = running
  const endRenewing = keepRenewed(renewMs, () => renewPackage(hub.db, id))
  try {
    const { settings } = await readSettings(hub.db)
    let told = Promise.resolve()
    const onProgress = (done: number) => {
      told = told.then(() => renewPackage(hub.db, id, { done })).catch(() => undefined)
    }
    const made = await filesFor(hub, target, chosen, { environment, settings, writes: true, now, onProgress })
    await told
    refuseFaulty(made)
    if (made.files.length === 0) throw nothingReady([...chosen.leftOut, ...made.leftOut], chosen.matching)
    await finish(hub, actor, running, made)
    return undefined
  } catch (error) {
    const expected = error instanceof Refusal
    const words = expected ? error.message : 'The files could not be created.'
    await failPackage(hub.db, id, `${words} Nothing left the hub.`)
    if (!expected) throw error
    return error
  } finally {
    endRenewing()
  }
}

async function finish(hub: Hub, actor: Actor, running: Running, made: Made): Promise<void> {
  const { id, target, chosen, environment, again, now } = running
  const left = new Set(made.leftOut.map(({ submissionId }) => submissionId))
  const rows = chosen.rows.filter((row) => !left.has(row.id))
  const leftOut = inOrder([...chosen.leftOut, ...made.leftOut])
  const content = archiveOf({
    exchange: target.exchange,
    environment,
    release: made.release,
    files: made.files,
    leftOut,
    rows: chosen.rows,
    madeBy: actor.name,
    madeAt: now,
  })
  const hash = createHash('sha256').update(content).digest('hex')
  await inTransaction(hub, actor, async (unit) => {
    // Before the submissions: whoever changes the settings locks these first too.
    const rules = await readRules(hub, unit.tx)
    const current = await lockSubmissions(
      unit.tx,
      rows.map((row) => row.id),
    )
    refuseChanged(rows, current)
    await refuseByRulesOfNow(unit.tx, actor, { rules, target, environment, rows: current })
    const open = again
      ? []
      : await openAttempts(
          unit.tx,
          rows.map((row) => row.id),
          environment,
        )
    if (open.length > 0) {
      throw new Refusal(
        'invalid_transition',
        'Some of these submissions have been sent by someone else in the meantime.',
      )
    }
    await recordFiles(unit, actor, {
      market: target.market.code,
      environment,
      files: made.files,
      rows,
      packageId: id,
    })
    const isFinished = await finishPackage(unit.tx, id, {
      hash,
      content,
      devices: rows.length,
      leftOut: leftOut.slice(0, keptLeftOut),
    })
    if (!isFinished) throw new Refusal('invalid_transition', 'Making the files was interrupted for too long.')
    unit.record({
      action: 'exported',
      entityType: 'export',
      entityId: id,
      changesData: {
        actionNotes: `${rows.length} submissions in ${made.files.length} files for ${environment}, SHA-256 ${hash}`,
      },
    })
  })
}

function refuseChanged(
  rows: readonly ChosenRow[],
  current: readonly { readonly id: number; readonly revision: number; readonly status: string }[],
): void {
  const now = new Map(current.map((row) => [row.id, row]))
  const changed = rows.filter((row) => {
    const there = now.get(row.id)
    return there?.revision !== row.revision || there.status !== row.status
  })
  if (changed.length === 0) return
  const [first] = changed
  throw new Refusal(
    'invalid_transition',
    `${first?.device_name ?? 'A submission'}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''} was changed meanwhile.`,
  )
}

/** Each submission was valid on its own, but the file as a whole must be valid too. */
export function refuseFaulty({ files }: Pick<Made, 'files'>): void {
  const faulty = files.find(({ faults }) => faults.length > 0)
  if (!faulty) return
  const [first] = faulty.faults
  throw new Refusal(
    'not_valid',
    `The file ${faulty.name} does not keep to the schema: ${first?.message ?? ''} (${first?.schema ?? ''}, line ${first?.line ?? 0}).`,
    { issues: faulty.faults.map(({ message, path }) => ({ path: path ?? '', message, rule: 'XSD' })) },
  )
}

export function nothingReady(leftOut: readonly LeftOut[], matching: number): Refusal {
  if (matching === 0) return new Refusal('not_valid', 'No submission matches, so there is nothing to send.')
  const issues = leftOut.slice(0, toldAtOnce).map(({ submissionId, deviceName, why }) => ({
    path: `submissions.${submissionId}`,
    message: deviceName === null ? why : `${deviceName}: ${why}`,
  }))
  return new Refusal(
    'not_valid',
    `None of the ${matching} submissions can be sent now. The reason is given for each.`,
    { issues },
  )
}

const withoutNulls = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

export async function requirePackage(hub: Hub, id: number): Promise<PackageRow> {
  const row = await findPackage(hub.db, id)
  if (!row) throw notFound('Package not found')
  return row
}

export async function presentPackage(hub: Hub, row: PackageRow): Promise<Package> {
  const files = await filesOfPackage(hub.db, row.id)
  const isLost = row.status === 'failed' && row.message === null
  return {
    id: row.id,
    market: row.market,
    status: row.status,
    environment: row.environment,
    release: row.release,
    fileName: row.file_name,
    hash: row.hash,
    devices: row.devices,
    done: row.done,
    total: row.total,
    message: isLost
      ? 'The server stopped while the files were being created. Nothing was exported.'
      : row.message,
    leftOut: row.left_out,
    files: files.map(presentFile),
    createdAt: row.created_at.toISOString(),
    createdByName: row.created_by_name,
  }
}
