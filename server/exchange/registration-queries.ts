import { sql } from 'kysely'
import { currentTag } from '#core/dictionary/upgrades/index.ts'
import type { Environment, RegisteredState } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import type { RegistrationsTable } from '#server/database/exchange-tables.ts'
import { manyRows } from '#server/database/many-rows.ts'
import type { Tx } from '#server/platform/hub.ts'
import { noteFormerUdiDis } from './former-udi-di-writes.ts'

/** What a register has of submissions. */

export type RegistrationRow = Awaited<ReturnType<typeof registrationsOf>>[number]

export async function registrationsOf(
  db: Db | Tx,
  submissionIds: readonly number[],
  environment?: Environment,
) {
  if (submissionIds.length === 0) return []
  const found = db
    .selectFrom('registrations')
    .selectAll()
    .where(sql<boolean>`submission_id = any(${[...submissionIds]}::int[])`)
  return (environment === undefined ? found : found.where('environment', '=', environment))
    .orderBy('id')
    .execute()
}

export const stateOf = ({ document, versions }: RegistrationRow): RegisteredState => ({ document, versions })

/** What the register has of one submission. */
export async function registeredState(
  db: Db | Tx,
  submissionId: number,
  environment: Environment,
): Promise<RegisteredState | undefined> {
  const [row] = await registrationsOf(db, [submissionId], environment)
  return row && stateOf(row)
}

/** Whether the register itself, or the one to practise with, has it. */
export async function isRegistered(db: Db | Tx, submissionId: number): Promise<boolean> {
  return (await registrationsOf(db, [submissionId])).length > 0
}

export interface NewState extends RegisteredState {
  readonly submissionId: number
  readonly environment: Environment
  readonly registeredVersion: string | null
  readonly registeredAt: Date
  readonly source: RegistrationsTable['source']
}

const columns = {
  submission_id: 'integer',
  environment: 'text',
  document: 'jsonb',
  dictionary: 'text',
  versions: 'jsonb',
  registered_version: 'text',
  registered_at: 'timestamptz',
  source: 'text',
} as const

export async function keepRegistrations(tx: Tx, states: readonly NewState[]): Promise<void> {
  if (states.length === 0) return
  const rows = states.map((state) => ({
    submission_id: state.submissionId,
    environment: state.environment,
    document: state.document,
    dictionary: currentTag('submission'),
    versions: state.versions,
    registered_version: state.registeredVersion,
    registered_at: state.registeredAt.toISOString(),
    source: state.source,
  }))
  const names = Object.keys(columns).map((name) => sql.ref(name))
  const updated = Object.keys(columns)
    .slice(2)
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await sql`
    insert into registrations (${sql.join(names)}) select ${sql.join(names)} from ${manyRows(columns, rows)}
    on conflict (submission_id, environment) do update set ${sql.join(updated)}`.execute(tx)
  await noteFormerUdiDis(
    tx,
    states.map(({ submissionId }) => submissionId),
  )
}

/** The other registered submissions of a group in this environment. */
export async function registeredInGroup(
  tx: Tx,
  group: { readonly market: string; readonly field: string; readonly code: string },
  environment: Environment,
) {
  return tx
    .selectFrom('registrations')
    .selectAll('registrations')
    .where('environment', '=', environment)
    .where(sql<boolean>`registrations.document ->> ${group.field} = ${group.code}`)
    .where(sql<boolean>`submission_id in (select id from submissions where market = ${group.market})`)
    .execute()
}
