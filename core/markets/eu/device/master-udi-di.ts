import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { masterUdiDiDevices } from '../scope.ts'

/** Whether the device of a submission is one of them. */
export function hasMasterUdiDi(document: SubmissionDocument): boolean {
  return (masterUdiDiDevices as readonly (string | undefined)[]).includes(document.specialDevice)
}
