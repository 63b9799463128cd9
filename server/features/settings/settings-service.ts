import type { CountersignedFacts } from '#core/audit/audit-entry.ts'
import type { Settings, SettingsChange } from '#core/contract/settings.ts'
import { type FieldChange, sameValue } from '#core/dictionary/document.ts'
import {
  type HubSettings,
  houseRules,
  looserSettings,
  settingsOutOfTheBox,
  weakenedSettings,
} from '#core/lifecycle/settings.ts'
import { countSigners } from '#server/approval/request-queries.ts'
import { switchOffUnsigned } from '#server/connections/unsigned.ts'
import { findPending } from '#server/countersigning/countersignature-queries.ts'
import { type Countersigner, countersignedBy } from '#server/countersigning/countersigner.ts'
import { askCountersignature, outdate } from '#server/countersigning/countersigning.ts'
import type { Db } from '#server/database/connect.ts'
import { refuseStaleRead } from '#server/entities/entities-of.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { tellAdministrators } from '#server/platform/security-alerts.ts'
import {
  lockSettings,
  readSettings,
  type StoredSettings,
  storeSettings,
} from '#server/settings/settings-queries.ts'
import { endApprovalsOfOpenMode, endApprovalsOfOtherFiles } from '#server/submissions/approval-end.ts'

export const settingsFor = async (hub: Hub, actor: Actor): Promise<Settings> =>
  present(hub, actor, hub.db, await readSettings(hub.db))

/**
 * Stores the differences and records them in the audit trail. What weakens controlled mode waits for a second
 * administrator; everything else is in force at once.
 */
export async function changeSettings(hub: Hub, actor: Actor, input: SettingsChange): Promise<Settings> {
  refuseAddress(hub, input.emdnAddress)
  return inTransaction(hub, actor, async (unit) => {
    const { tx } = unit
    await lockSettings(tx)
    const before = await readSettings(tx)
    await refuseStaleRead('page of settings', before, input.revision, () => present(hub, actor, tx, before))
    const wanted = settingsWith(before.settings, input)
    const weaker = weakenedSettings(before.settings, wanted)
    const kept = Object.fromEntries(weaker.map((name) => [name, before.settings[name]]))
    const atOnce: HubSettings = { ...wanted, ...kept }
    const after = await storeChange(hub, unit, { before, settings: atOnce })
    if (weaker.length > 0) {
      await askCountersignature(unit, actor, {
        kind: 'settings',
        userId: null,
        revision: after.revision,
        changes: differences(atOnce, wanted),
      })
    } else if (after.revision !== before.revision) await outdate(unit, 'settings', { userId: null })
    return present(hub, actor, tx, after)
  })
}

interface Storing {
  readonly before: StoredSettings
  readonly settings: HubSettings
  readonly countersigned?: CountersignedFacts
}

async function storeChange(
  hub: Hub,
  unit: Unit,
  { before, settings, countersigned }: Storing,
): Promise<StoredSettings> {
  const { tx, now, record } = unit
  const changes = differences(before.settings, settings)
  if (changes.length === 0) return before
  const changed = Object.fromEntries(changes.map(({ field }) => [field, settings[field]]))
  const begins = settings.wayOfWorking === 'controlled' && before.settings.wayOfWorking !== 'controlled'
  if (begins) await refuseTooFewPeople(hub, tx)
  const after = { revision: before.revision + 1, settings, decided: { ...before.decided, ...changed } }
  await storeSettings(tx, after, now)
  const changesData = { changes, ...(countersigned && { countersigned }) }
  record({ action: 'settings_changed', entityType: 'settings', entityId: null, changesData })
  await tellIfWeaker(hub, unit, before.settings, settings)
  if (begins) {
    await endApprovalsOfOpenMode(unit)
    await switchOffUnsigned(unit)
  } else if (changes.some(({ field }) => shapesFiles.has(field)))
    await endApprovalsOfOtherFiles(hub, unit, { rules: houseRules(settings, hub) }, settings)
  return after
}

/** In open mode one administrator weakens a setting alone; the others learn of it. */
async function tellIfWeaker(hub: Hub, unit: Unit, before: HubSettings, after: HubSettings): Promise<void> {
  const weaker = looserSettings(before, after)
  if (weaker.length === 0) return
  await tellAdministrators(hub, unit, {
    kind: 'settings-weakened',
    text: `Changed: ${weaker.map((name) => `${name} is now ${after[name] ?? 'not set'}`).join(', ')}.`,
    link: '/admin/settings',
  })
}

/** Settings that change what a file says. */
const shapesFiles: ReadonlySet<keyof HubSettings> = new Set([
  'eudamedEnvironment',
  'gudidEnvironment',
  'swissdamedEnvironment',
  'dtxVersionProduction',
  'dtxVersionPlayground',
  'playgroundActors',
])

async function refuseTooFewPeople(hub: Hub, tx: Tx): Promise<void> {
  const missing = missingForControlled(await controlledSigners(hub, tx))
  if (missing.length > 0) throw invalid(missing.map((message) => ({ path: 'wayOfWorking', message })))
}

/** In controlled mode two administrators sign together, and somebody else decides (decision D60). */
const controlledSigners = (hub: Hub, db: Db | Tx) =>
  countSigners(db, houseRules({ ...settingsOutOfTheBox, wayOfWorking: 'controlled' }, hub))

function missingForControlled(people: Awaited<ReturnType<typeof countSigners>>): string[] {
  return [
    ...(people.administrators < 2
      ? ['Controlled mode needs two active administrators who have set a password.']
      : []),
    ...(people.approvers < 1
      ? [
          'Controlled mode needs somebody who approves and is not an administrator: an active Quality Manager, Technical Reviewer or Regulatory Manager who has set a password.',
        ]
      : []),
  ]
}

/** Carries out what a second administrator signed. */
export const settingsCountersigner: Countersigner = {
  kinds: ['settings'],
  async apply(hub, unit, signer, row) {
    await lockSettings(unit.tx)
    const before = await readSettings(unit.tx)
    if (before.revision !== row.subject_revision) {
      throw new Refusal(
        'stale_record',
        'The settings have changed since this was requested. Refuse the request, and have it made again.',
      )
    }
    const wanted = Object.fromEntries(row.changes.map(({ field, to }) => [field, to]))
    await storeChange(hub, unit, {
      before,
      settings: { ...before.settings, ...wanted },
      countersigned: countersignedBy(signer, row),
    })
    return {}
  },
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

async function present(
  hub: Hub,
  actor: Actor,
  db: Db | Tx,
  { revision, settings }: StoredSettings,
): Promise<Settings> {
  const edit = actor.permissions.includes('system-admin')
  const people = edit && settings.wayOfWorking !== 'controlled' ? await controlledSigners(hub, db) : null
  return {
    revision,
    ...settings,
    rules: houseRules(settings, hub),
    missingForControlled: people ? missingForControlled(people) : [],
    approversInControlled: people?.approvers ?? null,
    alertsBy: hub.mailer ? 'bell-and-mail' : 'bell',
    awaitsCountersignature: edit
      ? ((await findPending(db, ['settings'], { userId: null }))?.id ?? null)
      : null,
    abilities: { edit },
  }
}
