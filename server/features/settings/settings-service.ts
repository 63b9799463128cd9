import type { Settings, SettingsChange } from '#core/contract/settings.ts'
import { type FieldChange, sameValue } from '#core/dictionary/document.ts'
import { type HubSettings, houseRules } from '#core/lifecycle/settings.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import {
  lockSettings,
  readSettings,
  type StoredSettings,
  storeSettings,
} from '#server/settings/settings-queries.ts'

export const settingsFor = async (hub: Hub, actor: Actor): Promise<Settings> =>
  present(hub, actor, await readSettings(hub.db))

/** Stores the differences and records them in the audit trail. */
export async function changeSettings(hub: Hub, actor: Actor, input: SettingsChange): Promise<Settings> {
  refuseAddress(hub, input.emdnAddress)
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    await lockSettings(tx)
    const before = await readSettings(tx)
    refuseStale('page of settings', before, input.revision, () => present(hub, actor, before))
    const settings = settingsWith(before.settings, input)
    const changes = differences(before.settings, settings)
    if (changes.length === 0) return present(hub, actor, before)
    const changed = Object.fromEntries(changes.map(({ field }) => [field, settings[field]]))
    const after = { revision: before.revision + 1, settings, decided: { ...before.decided, ...changed } }
    await storeSettings(tx, after, now)
    record({ action: 'settings_changed', entityType: 'settings', entityId: null, changesData: { changes } })
    return present(hub, actor, after)
  })
}

/** Refuses an address that the hub would never call. */
function refuseAddress(hub: Hub, address: string | null | undefined): void {
  const why = typeof address === 'string' ? hub.outgoing.refusalOf(address) : null
  if (why !== null) throw invalid([{ path: 'emdnAddress', message: why }])
}

function settingsWith(before: HubSettings, { revision: _, ...given }: SettingsChange): HubSettings {
  const stated = Object.entries(given).filter(([, value]) => value !== undefined)
  const settings: HubSettings = { ...before, ...Object.fromEntries(stated) }
  return { ...settings, organisationName: settings.organisationName?.trim() || null }
}

function differences(
  before: HubSettings,
  after: HubSettings,
): (FieldChange & { readonly field: keyof HubSettings })[] {
  const names = Object.keys(after) as (keyof HubSettings)[]
  return names
    .filter((name) => !sameValue(before[name], after[name]))
    .map((name) => ({ field: name, from: before[name], to: after[name] }))
}

function present(hub: Hub, actor: Actor, { revision, settings }: StoredSettings): Settings {
  return {
    revision,
    ...settings,
    rules: houseRules(settings, hub),
    abilities: { edit: actor.permissions.includes('system-admin') },
  }
}
