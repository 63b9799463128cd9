import { sql } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
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

export const stateOf = ({
  document,
  versions,
  named_by_another,
  unstated,
}: RegistrationRow): RegisteredState => ({
  document,
  versions,
  ...(named_by_another && { namedByAnother: true }),
  ...(unstated.length > 0 && { unstated }),
})

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
  named_by_another: 'boolean',
  unstated: 'text[]',
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
    named_by_another: state.namedByAnother ?? false,
    unstated: state.unstated ?? [],
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

/** The registered submissions of a group in this environment, the one known first before the others. */
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
    .orderBy('registrations.id')
    .execute()
}

/**
 * Of which submissions another one of the group has what the register was read to have in these fields, and they
 * themselves do not: it is that one's.
 */
export async function namedByOthers(
  tx: Tx,
  { market, fields }: { readonly market: string; readonly fields: readonly string[] },
  read: readonly { readonly id: number; readonly document: AnyDocument }[],
): Promise<ReadonlySet<number>> {
  const told = read.map(({ id, document }) => ({
    id,
    told: Object.fromEntries(
      fields.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
    ),
  }))
  const rows = told.filter((one) => Object.keys(one.told).length > 0)
  if (rows.length === 0) return new Set()
  const { rows: found } = await sql<{ id: number }>`
    select own.id from ${manyRows({ id: 'integer', told: 'jsonb' }, rows)} join submissions own on own.id = many_rows.id
    where not own.document @> told and exists (select 1 from submissions other
      where other.market = ${market} and other.basic_udi_di = own.basic_udi_di and other.id <> own.id
        and other.document @> told)`.execute(tx)
  return new Set(found.map(({ id }) => id))
}
