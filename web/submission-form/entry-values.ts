import {
  type Entry,
  type EntryInput,
  entriesApi,
  entryNames,
  type SavedEntry,
} from '#core/contract/entries.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { call } from '#web/platform/api-client.ts'
import { type FormValues, toBody } from '#web/record-form/form-values.ts'

/** The form calls fields as the dictionary does, the second view some of them otherwise. */
export type EntryRecord = Readonly<Record<string, unknown>> & { readonly id: number }

/** An entry as the form reads it. */
export function recordOf(entry: Entry): EntryRecord {
  const { id, eudamedData, notStated, deviceNumber } = entry
  const named = Object.entries(entryNames).map(([name, field]) => [
    field,
    entry[name as keyof typeof entryNames],
  ])
  return { ...eudamedData, ...Object.fromEntries(named), id, notStated, deviceNumber }
}

/** What is sent of what is in the form. */
export function bodyOf(fields: Fields, values: FormValues): EntryInput {
  const { deviceNumber, ...all } = toBody(fields, values)
  const named: readonly string[] = Object.values(entryNames)
  const others = Object.entries(all).filter(([field]) => !named.includes(field))
  const own = Object.entries(entryNames).map(([name, field]) => [name, all[field]])
  return { ...Object.fromEntries(own), deviceNumber, eudamedData: Object.fromEntries(others) }
}

/** Where in the form an issue of the server stands. */
export function placeInForm(path: string): string {
  const known: Readonly<Record<string, string | undefined>> = entryNames
  return known[path] ?? path.replace(/^eudamedData\./, '')
}

export function saveEntry(id: number | undefined, body: EntryInput): Promise<SavedEntry> {
  return id === undefined
    ? call(entriesApi.create, { body })
    : call(entriesApi.update, { params: { id }, body })
}
