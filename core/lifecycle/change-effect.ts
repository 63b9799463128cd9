/**
 * What a change of a device means for a register that has it (decision D136). A market takes the first of these that holds
 * for one of the changed fields; `nothing` and `not-registered` are of the whole.
 */
export const changeEffects = [
  /** The changed device needs a new UDI-DI there. */
  'new-di',
  /** The register does not take the change, and a new UDI-DI would not help. */
  'refused',
  /** Whether it needs a new UDI-DI is not public, or the hub does not know what the register has. */
  'unknown',
  /** Taken as an addition: it cannot be taken back. */
  'add-only',
  'update',
  /** Nothing that the register has changes. */
  'nothing',
  /** Nothing is there yet: the first file carries the values. */
  'not-registered',
] as const
export type ChangeEffect = (typeof changeEffects)[number]
/** Those that hold for a single field. */
export type FieldEffect = Exclude<ChangeEffect, 'nothing' | 'not-registered'>

/** Of several effects the one that counts most. */
export const strongest = <T extends ChangeEffect>(effects: readonly T[]): T | undefined =>
  effects.toSorted((one, other) => changeEffects.indexOf(one) - changeEffects.indexOf(other))[0]
