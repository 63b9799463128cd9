import { sql } from 'kysely'
import type { RegisterOutcome } from '#core/contract/list-filters.ts'
import { currentTag } from '#core/dictionary/upgrades/index.ts'
import { diKey, diSpellings } from '#core/identifiers/di-key.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { RegisterDevice, RegisterDifference } from '#core/markets/register.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { columnNames, inPortions, manyRows } from '#server/database/many-rows.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { ReadRow } from './register-read-queries.ts'

/** The devices a register told of, and what the hub has of them. */

export interface ComparedDevice {
  readonly device: RegisterDevice
  readonly isLegacy: boolean
  readonly outcome: RegisterOutcome
  readonly submissionId: number | null
  readonly differences: readonly RegisterDifference[]
}

const columns = {
  read_id: 'integer',
  market: 'text',
  environment: 'text',
  udi_di: 'text',
  basic_udi_di: 'text',
  is_legacy: 'boolean',
  device_name: 'text',
  document: 'jsonb',
  dictionary: 'text',
  versions: 'jsonb',
  version: 'integer',
  version_date: 'text',
  state: 'text',
  lost: 'jsonb',
  unstated: 'text[]',
  missing: 'text',
  file_name: 'text',
  outcome: 'text',
  submission_id: 'integer',
  differences: 'jsonb',
  difference_count: 'integer',
  is_stored: 'boolean',
  is_latest: 'boolean',
  search_text: 'text',
  read_at: 'timestamptz',
} as const

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Keeps devices as they were told; of each the newest is what is known of it now. */
export async function insertDevices(
  tx: Tx,
  read: Pick<ReadRow, 'id' | 'market' | 'environment'>,
  devices: readonly ComparedDevice[],
  now: Date,
): Promise<void> {
  for (const portion of inPortions(devices)) {
    const rows = portion.map(({ device, isLegacy, outcome, submissionId, differences }) => {
      const [named] = (device.document.tradeNames ?? []) as readonly { readonly text?: string }[]
      const name =
        textOf(device.document.deviceName) ?? textOf(device.document.modelNumber) ?? named?.text ?? null
      const udiDi = textOf(device.document.udiDi)
      const group = textOf(device.document.basicUdiDi)
      return {
        read_id: read.id,
        market: read.market,
        environment: read.environment,
        udi_di: udiDi,
        basic_udi_di: group,
        is_legacy: isLegacy,
        device_name: name,
        document: device.document,
        dictionary: currentTag('submission'),
        versions: device.versions,
        version: device.versions['udi-di'] ?? null,
        version_date: device.versionDate,
        state: device.state,
        lost: device.lost,
        unstated: device.unstated ?? [],
        missing: device.missing,
        file_name: device.file,
        outcome,
        submission_id: submissionId,
        differences,
        difference_count: differences.filter(({ kind }) => kind !== 'not-stated-there').length,
        is_stored: false,
        is_latest: true,
        search_text: [udiDi, group, name].map((text) => fold(text ?? '')).join('\n'),
        read_at: now.toISOString(),
      }
    })
    await sql`
      update register_devices set is_latest = false
      where market = ${read.market} and environment = ${read.environment} and is_latest
        and (udi_di, is_legacy) in (select udi_di, is_legacy from ${manyRows(columns, rows)})`.execute(tx)
    await sql`
      insert into register_devices (${columnNames(columns)})
      select ${columnNames(columns)} from ${manyRows(columns, rows)}`.execute(tx)
  }
}

/** Arbitrary, but unique among the hub’s advisory locks. */
const takingOverLock = 7_301_006

/** Two who take over the same devices, be it from readings of their own, would each find that the hub has none. */
export async function lockTakingOver(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${takingOverLock})`.execute(tx)
}

/** Those of a reading that are not stored yet, in portions. */
export async function unstoredDevices(tx: Db | Tx, readId: number, after: number, limit: number) {
  return tx
    .selectFrom('register_devices')
    .selectAll()
    .where('read_id', '=', readId)
    .where('is_stored', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function markDevicesStored(
  tx: Tx,
  stored: readonly { readonly id: number; readonly submissionId: number }[],
): Promise<void> {
  if (stored.length === 0) return
  const rows = stored.map(({ id, submissionId }) => ({ id, submission_id: submissionId }))
  await sql`
    update register_devices set is_stored = true, submission_id = many_rows.submission_id
    from ${manyRows({ id: 'integer', submission_id: 'integer' }, rows)}
    where register_devices.id = many_rows.id`.execute(tx)
}

/** When the register told last what it has of these submissions: it accepted them, or was read and that was stored. */
export async function lastTold(
  tx: Tx,
  submissionIds: readonly number[],
  environment: Environment,
): Promise<ReadonlyMap<number, Date>> {
  const ids = sql`any(${[...submissionIds]}::int[])`
  const { rows } = await sql<{ submission_id: number; told_at: Date }>`
    select submission_id, max(told_at) as told_at
    from (
      select submission_id, answered_at as told_at from attempts
      where submission_id = ${ids} and environment = ${environment} and outcome = 'accepted'
      union all
      select submission_id, read_at from register_devices
      where submission_id = ${ids} and environment = ${environment} and is_stored) told
    group by submission_id`.execute(tx)
  return new Map(rows.map(({ submission_id, told_at }) => [submission_id, told_at]))
}

/** Submissions of these UDI-DIs, in whatever spelling. */
export async function submissionsByUdiDi(db: Db | Tx, market: string, codes: readonly string[]) {
  if (codes.length === 0) return []
  return db
    .selectFrom('submissions')
    .select(['id', 'udi_di', 'document', 'dictionary', 'status', 'revision', 'master_di_id'])
    .where('market', '=', market)
    .where(sql<boolean>`udi_di = any(${diSpellings(codes)}::text[])`)
    .orderBy('id')
    .execute()
}

/** The latest master records of these UDI-DIs, by the key of the UDI-DI. */
export async function mastersByUdiDi(tx: Tx, codes: readonly string[]) {
  const written = diSpellings(codes)
  const rows = await tx
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', sql<string | null>`document ->> 'udiDi'`.as('udi_di')])
    .where('is_latest', '=', true)
    .where('status', '<>', 'deleted')
    .where(
      sql<boolean>`(device_number = any(${written}::text[]) or document ->> 'udiDi' = any(${written}::text[]))`,
    )
    .execute()
  return new Map(rows.map((row) => [diKey(row.udi_di ?? row.device_number), row]))
}

/** What the hub knows to be registered of an actor. */
export async function registeredOfActor(db: Db, market: string, actor: string) {
  return db
    .selectFrom('submissions')
    .select(['id', 'udi_di', 'basic_udi_di'])
    .where('market', '=', market)
    .where(
      sql<boolean>`(document ->> 'manufacturerSrn' = ${actor} or document ->> 'packProducerActorId' = ${actor})`,
    )
    .where(
      sql<boolean>`exists (select 1 from registrations
        where submission_id = submissions.id and environment = 'production')`,
    )
    .execute()
}
