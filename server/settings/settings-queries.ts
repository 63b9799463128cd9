import { sql } from 'kysely'
import {
  type HouseRules,
  type HubSettings,
  houseRules,
  settingsOutOfTheBox,
} from '#core/lifecycle/settings.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'

/** Any fixed number; held while settings change, and shared by those whose act depends on them. */
const settingsLock = 7_301_004

export interface StoredSettings {
  readonly revision: number
  readonly settings: HubSettings
  /** The settings somebody has changed; all others follow the defaults of the installed version (decision D56). */
  readonly decided: Partial<HubSettings>
}

/** As they are; what was never decided is as out of the box. */
export async function readSettings(db: Db | Tx): Promise<StoredSettings> {
  const row = await db.selectFrom('settings').select(['revision', 'content']).executeTakeFirst()
  if (!row) return { revision: 0, settings: settingsOutOfTheBox, decided: {} }
  const decided = row.content
  return { revision: row.revision, settings: { ...settingsOutOfTheBox, ...decided }, decided }
}

/** What holds now. In a transaction it goes on holding until that ends: the settings change before it or after it. */
export async function readRules(hub: Hub, tx?: Tx): Promise<HouseRules> {
  if (tx) await sql`select pg_advisory_xact_lock_shared(${settingsLock})`.execute(tx)
  const { settings } = await readSettings(tx ?? hub.db)
  return houseRules(settings, hub)
}

/** Whether the controlled way holds, and goes on holding until this transaction ends. */
export async function isControlled(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${settingsLock})`.execute(tx)
  return (await readSettings(tx)).settings.wayOfWorking === 'controlled'
}

export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${settingsLock})`.execute(tx)
}

export async function storeSettings(
  tx: Tx,
  { revision, decided }: Pick<StoredSettings, 'revision' | 'decided'>,
  now: Date,
): Promise<void> {
  const content = JSON.stringify(decided)
  await tx
    .insertInto('settings')
    .values({ id: 1, revision, content, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision, content, updated_at: now }))
    .execute()
}
