import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'

export interface MasterOfDevice {
  readonly id: number
  readonly deviceNumber: string
  readonly versionNumber: string
}

/**
 * Makes a master record of each device of a register; those whose number is taken already are left out. The feature
 * of master records gives this in app.ts, so that neither feature knows the other.
 */
export type NewMasters = (
  unit: Unit,
  actor: Actor,
  /** The market of the register. */
  market: string,
  devices: readonly { readonly udiDi: string; readonly document: AnyDocument }[],
) => Promise<ReadonlyMap<string, MasterOfDevice>>
