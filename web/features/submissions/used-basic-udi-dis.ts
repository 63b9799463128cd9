import type { Submission } from '#core/contract/submissions.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'

export interface UsedBasicUdiDi {
  readonly code: string
  /** A device it is used for. */
  readonly deviceName: string
}

export interface UsedBasicUdiDis {
  readonly ofFamily: readonly UsedBasicUdiDi[]
  readonly ofManufacturer: readonly UsedBasicUdiDi[]
}

/**
 * The Basic UDI-DIs a manufacturer uses already, those of the device's family apart: one Basic UDI-DI covers many
 * UDI-DIs (decision D16). Each once; only codes EUDAMED takes for a device of the regulations.
 */
export function usedBasicUdiDis(
  submissions: readonly Pick<Submission, 'basicUdiDi' | 'deviceName' | 'manufacturerName' | 'masterDiId'>[],
  manufacturerName: string,
  family: ReadonlySet<number>,
): UsedBasicUdiDis {
  const own = submissions.filter((submission) => submission.manufacturerName === manufacturerName)
  const isOfFamily = ({ masterDiId }: (typeof own)[number]) => masterDiId !== null && family.has(masterDiId)
  const ofFamily = eachOnce(own.filter(isOfFamily))
  const known = new Set(ofFamily.map(({ code }) => code))
  return { ofFamily, ofManufacturer: eachOnce(own).filter(({ code }) => !known.has(code)) }
}

function eachOnce(submissions: readonly Pick<Submission, 'basicUdiDi' | 'deviceName'>[]): UsedBasicUdiDi[] {
  const found = new Map<string, UsedBasicUdiDi>()
  for (const { basicUdiDi: code, deviceName } of submissions) {
    if (code && !found.has(code) && isTaken(code)) found.set(code, { code, deviceName: deviceName ?? '' })
  }
  return [...found.values()]
}

/** The hub's own format and the codes of legacy devices are no Basic UDI-DIs to EUDAMED. */
function isTaken(code: string): boolean {
  const { valid, kind, scheme } = checkBasicUdiDi(code)
  return valid && kind !== 'hub-basic-udi-di' && scheme !== 'EUDAMED'
}
