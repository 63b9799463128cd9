import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { comparable } from '#core/markets/exchange.ts'
import type { Gap } from '../../market.ts'
import { eudamedGroups } from '../exchange/group.ts'
import { changesByLevel } from './changes-by-level.ts'
import type { Registered } from './messages-due.ts'

/**
 * A change of the Basic UDI-DI says all of it. Where nobody knows part of what EUDAMED has and the submission does not
 * state it, no file can be made: EUDAMED would lose it. Expects normalised documents.
 */
export function unknownOfBasicUdi(registered: Registered, now: SubmissionDocument): Gap | undefined {
  const gap =
    namesUnknown(registered) ?? investigationsUnknown(registered, now) ?? specialUnknown(registered, now)
  if (!gap) return undefined
  const there = comparable({ groups: eudamedGroups }, registered, now)
  return changesByLevel(there, now)['basic-udi'].length === 0 ? undefined : gap
}

/** Another device gave the names. */
function namesUnknown({ namedByAnother, document }: Registered): Gap | undefined {
  if (!namedByAnother || document.deviceName !== undefined || document.modelNumber !== undefined) {
    return undefined
  }
  return {
    field: 'deviceName',
    message:
      'A change of the Basic UDI-DI has to repeat the name and model EUDAMED has for it. Another device registered them, and the hub does not know them. Read this device from EUDAMED first.',
  }
}

/** Packs have none. */
function investigationsUnknown({ unstated = [] }: Registered, now: SubmissionDocument): Gap | undefined {
  const isStated = (now.clinicalInvestigations ?? []).length > 0
  if (isStated || !unstated.includes('clinicalInvestigations') || now.legislation === 'SPP') return undefined
  return {
    field: 'clinicalInvestigations',
    message:
      'A change of the Basic UDI-DI has to repeat its clinical investigations, and EUDAMED’s public site does not show them. Read this device from a EUDAMED download (XML) first, or enter all of its clinical investigations here. If it has none, only the XML download can show that.',
  }
}

/** Packs have none. */
function specialUnknown({ unstated = [] }: Registered, now: SubmissionDocument): Gap | undefined {
  const isStated = now.specialDevice !== undefined
  if (isStated || !unstated.includes('specialDevice') || now.legislation === 'SPP') return undefined
  return {
    field: 'specialDevice',
    message:
      'EUDAMED has a special device type that the hub could not read. Read the device again, or choose its type here.',
  }
}
