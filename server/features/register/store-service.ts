import type { StoreRequest, StoreResult } from '#core/contract/register.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { registrationNote } from '#core/lifecycle/answer-note.ts'
import { environmentOf, withFieldsOf } from '#core/markets/exchange.ts'
import { isRegistered, type RegisterReading } from '#core/markets/register.ts'
import { sameAsRegistered } from '#core/markets/same-as-registered.ts'
import type { MasterOfDevice, NewMasters } from '#server/exchange/new-masters.ts'
import {
  lockTakingOver,
  markDevicesStored,
  mastersByUdiDi,
  unstoredDevices,
} from '#server/exchange/register-device-queries.ts'
import { markStored, type ReadRow } from '#server/exchange/register-read-queries.ts'
import {
  keepRegistrations,
  type NewState,
  namedByOthers,
  type RegistrationRow,
  registrationsOf,
} from '#server/exchange/registration-queries.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { auditDetailsOf } from '#server/submissions/submission-audit-details.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { lockSubmissions, setStatus } from '#server/submissions/submission-queries.ts'
import { knownSubmissions } from './compare-devices.ts'
import { olderReadings } from './older-readings.ts'
import { presentRead, requireRead } from './read-service.ts'
import { type RegisterMarket, registerMarketOf } from './register-market.ts'

type RegisterProblem = RegisterReading['problems'][number]
type Row = Awaited<ReturnType<typeof unstoredDevices>>[number]

const atOnce = 100

/** Stores what was read as registered submissions (decision D36); idempotent. */
export async function storeRead(
  hub: Hub,
  actor: Actor,
  read: ReadRow,
  { masters }: StoreRequest,
  newMasters: NewMasters,
): Promise<StoreResult> {
  if (read.status_now === 'running' || read.status_now === 'failed') {
    throw new Refusal('invalid_transition', 'The register was not read completely. Read it again first.')
  }
  const target = registerMarketOf(hub, read.market)
  const { settings } = await readSettings(hub.db)
  const isCurrent = environmentOf(target.exchange, settings) === read.environment
  const total = { created: 0, linked: 0, masters: 0, skipped: 0 }
  const older: RegisterProblem[] = []
  for (let after = 0; ; ) {
    const portion = await inTransaction(hub, actor, async (unit) => {
      await lockTakingOver(unit.tx)
      const rows = await unstoredDevices(unit.tx, read.id, after, atOnce)
      const done = await storeRows(unit, actor, target, rows, {
        makesMasters: masters === 'create',
        newMasters,
        isCurrent,
      })
      return { last: rows.at(-1)?.id, count: rows.length, done }
    })
    for (const key of ['created', 'linked', 'masters', 'skipped'] as const) total[key] += portion.done[key]
    older.push(...portion.done.older)
    if (portion.last === undefined || portion.count < atOnce) break
    after = portion.last
  }
  await inTransaction(hub, actor, async (unit) => {
    const known = new Set(older.map(({ message }) => message))
    const problems = [...older, ...read.problems.filter(({ message }) => !known.has(message))]
    await markStored(unit.tx, read.id, { now: unit.now, actorId: actor.id, problems })
    unit.record({
      action: 'imported',
      entityType: 'import',
      entityId: read.id,
      changesData: {
        actionNotes: `${read.name}: ${total.created} registered submissions made, ${total.linked} known ones registered, ${total.masters} master records made, ${total.skipped} left out`,
      },
    })
  })
  return { read: await presentRead(hub.db, await requireRead(hub.db, read.id)), ...total }
}

interface Storing {
  readonly makesMasters: boolean
  readonly newMasters: NewMasters
  /** Of the environment the hub works for: what is registered there is registered. */
  readonly isCurrent: boolean
}

/** Of half a device nothing can be made. */
const isStorable = ({ missing, state, outcome, udi_di }: Row): boolean =>
  missing === null &&
  udi_di !== null &&
  outcome !== 'not-found' &&
  outcome !== 'could-not-ask' &&
  isRegistered({ state })

async function storeRows(
  unit: Unit,
  actor: Actor,
  target: RegisterMarket,
  rows: readonly Row[],
  storing: Storing,
) {
  const storable = rows.filter(isStorable)
  const codes = storable.flatMap(({ udi_di }) => udi_di ?? [])
  const knownOf = await knownSubmissions(unit.tx, target, codes)
  const known = storable.filter((row) => knownOf(row.udi_di ?? '', row.is_legacy))
  const fresh = storable.filter((row) => !known.includes(row))
  const { linked, older } = await linkKnown(unit, target, known, knownOf, storing)
  const made = await createFresh(unit, actor, target, fresh, storing)
  await markDevicesStored(unit.tx, [...linked, ...made.stored])
  return {
    created: made.stored.length,
    linked: linked.length,
    masters: made.masters,
    skipped: rows.length - storable.length + older.length,
    older,
  }
}

interface StoredDevice {
  readonly id: number
  readonly submissionId: number
}

/**
 * What the hub has stays as it is; that the register has it, and what there, is kept beside it, unless something newer
 * is known of it.
 */
async function linkKnown(
  unit: Unit,
  target: RegisterMarket,
  rows: readonly Row[],
  knownOf: Awaited<ReturnType<typeof knownSubmissions>>,
  { isCurrent }: Storing,
): Promise<{ readonly linked: StoredDevice[]; readonly older: RegisterProblem[] }> {
  const pairs = rows.flatMap((row) => {
    const known = knownOf(row.udi_di ?? '', row.is_legacy)
    return known ? [{ row, known }] : []
  })
  const ids = pairs.map(({ known }) => known.id)
  const current = new Map((await lockSubmissions(unit.tx, ids)).map((one) => [one.id, one]))
  const there = await registrationsOf(unit.tx, ids, rows[0]?.environment)
  const registered = new Map(there.map((one) => [one.submission_id, one]))
  const again = pairs.flatMap(({ row, known }) => {
    const registration = registered.get(known.id)
    return registration ? [{ row, known: registration }] : []
  })
  const older = await olderReadings(unit.tx, target, again)
  const others = await namedByOthers(
    unit.tx,
    { market: target.market.code, fields: ownFieldsOf(target) },
    pairs
      .filter(({ known }) => !registered.has(known.id))
      .map(({ row, known }) => ({ id: known.id, document: row.document })),
  )
  const states: NewState[] = []
  const linked: StoredDevice[] = []
  for (const { row, known } of pairs) {
    const submission = current.get(known.id)
    if (!submission || older.has(row.id)) continue
    const merged = target.register.merged(submission.document, row.document)
    const before = registered.get(known.id)
    const isNamed = others.has(known.id)
    // What an answer or a download told before, this reading leaves as it is.
    const unstated = row.unstated.filter((id) => !before || before.unstated.includes(id))
    const kept = row.unstated.filter((id) => !unstated.includes(id))
    const told = before ? withFieldsOf(before.document, merged, kept) : merged
    const { document, namedByAnother } = withGroupNames(target, { merged: told, row, before, isNamed })
    const state = stateOf(row, known.id, document, unit.now)
    // Levels the files do not contain keep their versions.
    const versions = { ...before?.versions, ...state.versions }
    states.push({ ...state, namedByAnother, versions, unstated })
    linked.push({ id: row.id, submissionId: known.id })
    const now = { ...state, namedByAnother, unstated }
    const isSame = sameAsRegistered(target.exchange, now, submission.document)
    const next = isCurrent && isSame && !submission.waits && submission.status !== 'approved-eudamed'
    if (next) await setStatus(unit.tx, known.id, 'approved-eudamed')
    unit.record({
      action: 'acknowledged',
      entityType: 'submission',
      entityId: known.id,
      changesData: {
        deviceName: submission.device_name,
        deviceNumber: submission.device_number,
        ...(next && { previousStatus: submission.status, newStatus: 'approved-eudamed' }),
        actionNotes: registrationNote({
          ...{ register: target.exchange.register, environment: row.environment },
          ...{ version: row.version, fileName: row.file_name },
        }),
      },
    })
  }
  await keepRegistrations(unit.tx, states)
  const left = pairs.flatMap(({ row }) => {
    const message = older.get(row.id)
    return message === undefined ? [] : [{ file: row.file_name, message }]
  })
  return { linked, older: left }
}

const ownFieldsOf = ({ exchange }: RegisterMarket) => exchange.groups?.ownFields ?? []

interface Merged {
  readonly merged: AnyDocument
  readonly row: Row
  /** What was known to be registered. */
  readonly before: RegistrationRow | undefined
  readonly isNamed: boolean
}

/** Of a device whose group another one named, the register has those names, whether or not this reading tells them. */
function withGroupNames(target: RegisterMarket, { merged, row, before, isNamed }: Merged) {
  const namedByAnother = before?.named_by_another ?? isNamed
  const fields = ownFieldsOf(target)
  const isTold = fields.some((id) => row.document[id] !== undefined)
  const from = isTold ? row.document : (before?.document ?? {})
  return { namedByAnother, document: namedByAnother ? withFieldsOf(from, merged, fields) : merged }
}

async function createFresh(
  unit: Unit,
  actor: Actor,
  target: RegisterMarket,
  rows: readonly Row[],
  { makesMasters, newMasters, isCurrent }: Storing,
): Promise<{ readonly stored: StoredDevice[]; readonly masters: number }> {
  if (rows.length === 0) return { stored: [], masters: 0 }
  const codes = rows.flatMap(({ udi_di }) => udi_di ?? [])
  const there = await mastersByUdiDi(unit.tx, codes)
  const without = rows.filter(({ udi_di }) => !there.has(diKey(udi_di)))
  const one = new Map(without.map((row) => [row.udi_di ?? '', row]))
  const made = makesMasters
    ? await newMasters(
        unit,
        actor,
        target.market.code,
        [...one].map(([udiDi, { document }]) => ({ udiDi, document })),
      )
    : new Map<string, MasterOfDevice>()
  const fields = fieldsOf(target.market)
  const status = isCurrent ? ('approved-eudamed' as const) : ('draft' as const)
  const documents = rows.map((row) => applyPatch({}, row.document))
  const ids = await submissionEntities.create(
    unit,
    actor,
    rows.map((row, at) => {
      const found = there.get(diKey(row.udi_di))
      const master = found
        ? { id: found.id, deviceNumber: found.device_number, versionNumber: found.version_number }
        : made.get(row.udi_di ?? '')
      const own = {
        market: target.market.code,
        master_di_id: master?.id ?? null,
        device_number: master?.deviceNumber ?? null,
        version_number: master?.versionNumber ?? null,
        status,
        validation: null,
      }
      const document = documents[at] ?? {}
      const notes = `Read from ${row.file_name}: registered in ${target.exchange.register}, version ${row.version ?? 'not told'}`
      return {
        document,
        own,
        fields,
        told: { ...auditDetailsOf(document, own, { from: null, notes }), newStatus: status },
      }
    }),
  )
  const states = rows.map((row, at) => stateOf(row, ids[at] ?? 0, documents[at] ?? {}, unit.now))
  await keepRegistrations(unit.tx, states)
  return {
    stored: rows.map((row, at) => ({ id: row.id, submissionId: ids[at] ?? 0 })),
    masters: made.size,
  }
}

function stateOf(row: Row, submissionId: number, document: AnyDocument, now: Date): NewState {
  const told = row.version_date === null ? Number.NaN : Date.parse(row.version_date)
  return {
    submissionId,
    environment: row.environment,
    document,
    versions: row.versions,
    registeredVersion: row.version === null ? null : String(row.version),
    registeredAt: Number.isNaN(told) ? now : new Date(told),
    source: 'import',
    unstated: row.unstated,
  }
}
