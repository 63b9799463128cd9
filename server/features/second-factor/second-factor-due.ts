import { dayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { lockSettings, readSettings, storeSettings } from '#server/settings/settings-queries.ts'
import { firstToldOf, tellDeciders } from './second-factor-due-queries.ts'

/** How long people have to set one up, once controlled mode is on. */
export const daysToSetUp = 14

/**
 * In controlled mode signing takes a second factor (decision D60). Whoever decides or manages is told when it begins, and
 * after two weeks the hub asks for it, unless somebody has chosen otherwise.
 */
export async function requireSecondFactorWhenDue(hub: Hub): Promise<void> {
  await inTransaction(hub, null, async (unit) => {
    await lockSettings(unit.tx)
    const { settings, decided, revision } = await readSettings(unit.tx)
    if (settings.wayOfWorking !== 'controlled' || decided.secondFactor !== undefined) return
    const { at, isNew } = await firstToldOf(unit)
    const due = new Date(at.getTime() + daysToSetUp * 86_400_000)
    if (isNew) return tellDeciders(unit, dayOf(due))
    if (unit.now < due) return
    await demand(unit, { revision, decided })
  })
}

async function demand(
  unit: Unit,
  { revision, decided }: Pick<Awaited<ReturnType<typeof readSettings>>, 'revision' | 'decided'>,
): Promise<void> {
  const after = { revision: revision + 1, decided: { ...decided, secondFactor: 'deciding' as const } }
  await storeSettings(unit.tx, after, unit.now)
  unit.record({
    action: 'settings_changed',
    entityType: 'settings',
    entityId: null,
    changesData: {
      changes: [{ field: 'secondFactor', from: 'optional', to: 'deciding' }],
      actionNotes: `${daysToSetUp} days of controlled mode have passed`,
    },
  })
}
