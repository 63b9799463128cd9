import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import { sameValue } from '#core/dictionary/document.ts'

/** What several devices say: the value they share, or that they differ. */
export function commonValue(
  devices: readonly SheetDevice[],
  field: string,
): { readonly value: unknown; readonly mixed: boolean } {
  const [first] = devices
  const value = first?.values[field]
  const mixed = devices.some((device) => !sameValue(device.values[field] ?? null, value ?? null))
  return { value: mixed ? undefined : value, mixed }
}
