import { fold } from '#core/text/fold.ts'
import type { AuditEvent } from './audit-entry.ts'

/*
 * Verification compares the stored columns with what these functions make of an entry: who changes one writes
 * the columns again in a migration.
 */

/** A separator no one types keeps a search from matching across two values. */
const joined = (texts: readonly (string | null | undefined)[]): string | null =>
  fold(texts.filter(Boolean).join('\n')) || null

/** What an entry is found by, beside its device and its person: why, and what was noted. */
export function searchText({ changeReason, changesData }: AuditEvent): string | null {
  return joined([changeReason, changesData?.actionNotes])
}

const names = ['deviceNumber', 'deviceName', 'manufacturerName']

/** The device’s previous name; the record has only the current one. */
export function formerNames({ action, changesData }: AuditEvent): string | null {
  if (action !== 'updated') return null
  const renamed = (changesData?.changes ?? []).filter(({ field }) => names.includes(field))
  return joined(renamed.map(({ from }) => (typeof from === 'string' ? from : null)))
}
