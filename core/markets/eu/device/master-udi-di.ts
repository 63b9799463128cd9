import type { SpecialDevice } from '#core/code-lists/eudamed/special-devices.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'

/** Special devices that carry a Master UDI-DI: contact lenses (BR-UDID-731). */
export const masterUdiDiDevices: readonly SpecialDevice[] = [
  'MDR_STANDARD_SOFT_CONTACT_LENSES',
  'MDR_RIGID_GAS_PERMEABLE',
  'MDR_MADE_TO_ORDER',
  'MDR_MADE_TO_ORDER_RIGID_GAS_PERMEABLE',
]

/** Whether the device of a submission is one of them. */
export function hasMasterUdiDi(document: SubmissionDocument): boolean {
  return (masterUdiDiDevices as readonly (string | undefined)[]).includes(document.specialDevice)
}
