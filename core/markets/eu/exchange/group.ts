import type { AnyDocument } from '#core/dictionary/field.ts'

/** Devices are registered under their Basic UDI-DI (legacy: EUDAMED DI). */
export function groupOf({ basicUdiDi }: AnyDocument): string | undefined {
  return typeof basicUdiDi === 'string' && basicUdiDi.trim() !== '' ? basicUdiDi : undefined
}
