import type { ScopeChange, UpdateWithScope } from '#core/contract/impact.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import { scopeInText } from '#core/intelligence/scope-in-text.ts'
import { scopeLists, scopeOf, tidyScope, type UpdateScope } from '#core/intelligence/update-scope.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { impactsNow } from '#server/impact/impacts.ts'
import { findScope, lockScope, type ScopeRow } from '#server/impact/scope-queries.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { findUpdate, unreadTexts, updateProperties } from './intelligence-queries.ts'
import { keepCorrection, keepScopes } from './intelligence-writes.ts'

/** What an update concerns: found in its text, and corrected by people (decision D141). */

/** At a time. */
const textsAtOnce = 2000

/** Reads the texts that were stored before anybody looked for what they concern. */
export async function readScopes(tx: Tx): Promise<void> {
  for (;;) {
    const texts = await unreadTexts(tx, textsAtOnce)
    if (texts.length === 0) return
    await keepScopes(
      tx,
      texts.map(({ id, country, ...text }) => ({ id, ...scopeInText(text, country) })),
    )
  }
}

export async function requireScope(hub: Hub, id: number): Promise<ScopeRow> {
  const row = await findScope(hub.db, id)
  if (!row) throw notFound('This update does not exist')
  return row
}

export async function presentWithScope(hub: Hub, actor: Actor, id: number): Promise<UpdateWithScope> {
  const [update, about] = [await findUpdate(hub.db, id), await requireScope(hub, id)]
  if (!update) throw notFound('This update does not exist')
  return {
    ...presentWhole(update, actor, updateProperties(await impactsNow(hub))),
    scopeWords: [...(about.scope_words ?? [])],
    scopeCorrected: about.scope_changed_at && {
      byName: about.scope_changed_by_name,
      at: about.scope_changed_at.toISOString(),
      reason: about.scope_reason ?? '',
    },
    scopeRevision: about.scope_revision,
  }
}

export async function changeScope(
  hub: Hub,
  actor: Actor,
  id: number,
  { reason, revision, ...given }: ScopeChange,
): Promise<UpdateWithScope> {
  const isStale = await inTransaction(hub, actor, async (unit) => {
    const row = await lockScope(unit.tx, id)
    if (!row) throw notFound('This update does not exist')
    if (typeof revision === 'number' && revision !== row.scope_revision) return true
    const [before, after] = [scopeOf(row), tidyScope(given as Partial<UpdateScope>)]
    const changes = differences(before, after)
    if (changes.length === 0) return false
    await keepCorrection(unit, id, {
      scope: after,
      reason,
      revision: row.scope_revision + 1,
      by: actor.id,
    })
    unit.record({
      action: 'updated',
      entityType: 'regulatory-update',
      entityId: id,
      changeReason: reason,
      changesData: { deviceName: row.title, changes },
    })
    return false
  })
  const now = await presentWithScope(hub, actor, id)
  const record = { ...now, revision: now.scopeRevision }
  if (isStale) refuseStale('update', record, revision, () => record)
  return now
}

function differences(before: UpdateScope, after: UpdateScope): FieldChange[] {
  const told = (scope: UpdateScope) => ({
    ...Object.fromEntries(scopeLists.map((part) => [part, scope[part].join(', ')])),
    kind: scope.kind ?? '',
    registered: scope.registered === null ? '' : scope.registered ? 'yes' : 'no',
  })
  const [from, to]: Record<string, string>[] = [told(before), told(after)]
  return Object.keys(from ?? {}).flatMap((part) => {
    const change = { field: `scope.${part}`, from: from?.[part] || null, to: to?.[part] || null }
    return change.from === change.to ? [] : [change]
  })
}
