import type { AssistantModel, AssistantModelChange } from '#core/contract/assistant.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { Db } from '#server/database/connect.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { aboutSecret, openSecret } from '#server/platform/stored-secrets.ts'
import { modelRow } from './assistant-queries.ts'
import { storeModel } from './assistant-writes.ts'

/** The model settings, including the key. */
export interface StoredModel {
  readonly isOn: boolean
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | null
}

const none: StoredModel = { isOn: false, baseUrl: '', model: '', apiKey: null }

const about = aboutSecret('assistant_model', 1)

/** With the key; of one that cannot be read any more it is as if none had been given. */
async function stored({ secrets }: Pick<Hub, 'secrets'>, db: Db | Tx): Promise<StoredModel> {
  const row = await modelRow(db)
  if (!row) return none
  const apiKey = row.api_key === null ? null : openSecret(secrets, row.api_key, about)
  return { isOn: row.is_on, baseUrl: row.base_url, model: row.model, apiKey }
}

/** Null while no model is enabled. */
export async function modelInUse(hub: Hub): Promise<StoredModel | null> {
  const model = await stored(hub, hub.db)
  return model.isOn ? model : null
}

export const showModel = async (hub: Hub): Promise<AssistantModel> => present(await stored(hub, hub.db))

export async function changeModel(
  hub: Hub,
  actor: Actor,
  wanted: AssistantModelChange,
): Promise<AssistantModel> {
  const baseUrl = wanted.baseUrl.replace(/\/+$/, '')
  refuseWrong(hub, { ...wanted, baseUrl })
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const before = await stored(hub, tx)
    const { isOn, model } = wanted
    const after = { isOn, baseUrl, model, apiKey: keyAfter(before, wanted.apiKey, baseUrl) }
    const changes = differences(before, after)
    if (changes.length > 0) {
      const sealed = after.apiKey === null ? null : hub.secrets.seal(after.apiKey, about)
      const values = { is_on: isOn, base_url: baseUrl, model, api_key: sealed, updated_at: now }
      await storeModel(tx, values)
      const changesData = { actionNotes: 'Model of the assistants', changes }
      record({ action: 'settings_changed', entityType: 'settings', entityId: null, changesData })
    }
    return present(after)
  })
}

function refuseWrong(hub: Hub, { isOn, baseUrl, model }: AssistantModelChange): void {
  const issues: Issue[] = []
  const why = baseUrl === '' ? null : hub.outgoing.refusalOf(baseUrl)
  if (why !== null) issues.push({ path: 'baseUrl', message: why })
  if (isOn && baseUrl === '') issues.push({ path: 'baseUrl', message: 'Enter the endpoint address' })
  if (isOn && model === '') issues.push({ path: 'model', message: 'Enter the name of the model' })
  if (issues.length > 0) throw invalid(issues)
}

/** A key goes to the server it was given for: where that is another one, it is asked for anew. */
function keyAfter(before: StoredModel, given: string | null | undefined, baseUrl: string): string | null {
  if (given !== undefined) return given || null
  return originOf(before.baseUrl) === originOf(baseUrl) ? before.apiKey : null
}

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)

function differences(before: StoredModel, after: StoredModel): FieldChange[] {
  const changes = (['isOn', 'baseUrl', 'model'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field): FieldChange => ({ field, from: before[field], to: after[field] }))
  if (before.apiKey === after.apiKey) return changes
  // The audit trail records that the key changed, not the key.
  const told = (key: string | null) => (key === null ? 'none' : 'given')
  return [...changes, { field: 'apiKey', from: told(before.apiKey), to: told(after.apiKey) }]
}

const present = ({ isOn, baseUrl, model, apiKey }: StoredModel): AssistantModel => ({
  ...{ isOn, baseUrl, model },
  hasKey: apiKey !== null,
})
