import { defaultMarket } from '#core/code-lists/markets.ts'
import {
  type EntryChange,
  entryNames,
  entryRequiredMessage,
  neededOfEntry,
  type SavedEntry,
} from '#core/contract/entries.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { SubmissionChange } from '#core/contract/submissions.ts'
import { isBlank } from '#core/dictionary/document.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { changeSubmission, createSubmission, type Saving } from '#server/submissions/submission-service.ts'
import { type EntryRow, entryNameOf, presentEntry } from './entry-presenter.ts'
import { findEntry } from './entry-queries.ts'

export async function loadEntry(hub: Hub, id: number): Promise<EntryRow> {
  const row = await findEntry(hub.db, id)
  if (!row) throw notFound('Submission not found')
  return row
}

export const createEntry = (hub: Hub, actor: Actor, given: EntryChange) =>
  saved(hub, actor, () => createSubmission(hub, actor, inputOf(given), savingOf(given)))

export const changeEntry = (hub: Hub, actor: Actor, before: EntryRow, given: EntryChange) =>
  saved(hub, actor, () => {
    const { deviceNumber } = given
    const isOther = deviceNumber !== undefined && deviceNumber !== before.device_number
    if (before.master_di_id !== null && isOther) throw invalid([numberOfRecord])
    return changeSubmission(hub, actor, before.id, inputOf(given), savingOf(given))
  })

const numberOfRecord: Issue = {
  path: 'deviceNumber',
  message: 'This submission is based on a Master DI record and uses its device number',
}

/** Fixed in this view: the market, and no master record. */
const notOfEntries = ['id', 'status', 'masterDiId', 'targetCountries', 'revision', 'notStated'] as const

function inputOf(given: EntryChange): SubmissionChange {
  const { eudamedData, udi, basicUdi, deviceName, manufacturerName, notStated, revision } = given
  const ignored: readonly string[] = [...notOfEntries, ...entryNameOf.keys()]
  const data = Object.entries(eudamedData ?? {}).filter(([name]) => !ignored.includes(name))
  return {
    ...(Object.fromEntries(data) as SubmissionChange),
    ...{ udiDi: udi, basicUdiDi: basicUdi, deviceName, manufacturerName, notStated, revision },
    targetCountries: [defaultMarket],
  }
}

const savingOf = ({ deviceNumber }: EntryChange): Saving => ({
  deviceNumber,
  missing: (document, own) => {
    const values: Readonly<Record<string, unknown>> = { ...document, deviceNumber: own.deviceNumber }
    const blank = neededOfEntry.filter((name) => isBlank(values[fieldOf(name)]))
    return blank.map((name) => ({ path: fieldOf(name), message: entryRequiredMessage }))
  },
})

const fieldOf = (name: string): string =>
  (entryNames as Readonly<Record<string, string | undefined>>)[name] ?? name

/** Translates answers and refusals to the field names of this view. */
async function saved(
  hub: Hub,
  actor: Actor,
  save: () => ReturnType<typeof createSubmission>,
): Promise<SavedEntry> {
  try {
    const { id, alsoChanged } = await save()
    const entry = presentEntry(hub, await loadEntry(hub, id), actor)
    return { ...entry, ...(alsoChanged && { alsoChanged }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { issues, record } = error.details
    // Reports the sentence about the five fields only once.
    const sentences = new Set(issues?.map(({ message }) => message))
    const [only] = sentences.size === 1 ? sentences : []
    throw new Refusal(error.type, only ?? error.message, {
      ...error.details,
      ...(issues && { issues: issues.map(placed) }),
      ...(isNumbered(record) && { record: presentEntry(hub, await loadEntry(hub, record.id), actor) }),
    })
  }
}

const isNumbered = (record: unknown): record is { readonly id: number } =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'number'

const ofView: readonly string[] = [...neededOfEntry, 'targetCountries', 'revision']

/** Maps an issue to the field name that was sent. */
function placed({ path, message }: Issue): Issue {
  const [field = ''] = path.split('.')
  const name = entryNameOf.get(field)
  return { path: name ?? (ofView.includes(field) ? path : `eudamedData.${path}`), message }
}
