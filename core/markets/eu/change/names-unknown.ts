import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { comparable } from '#core/markets/exchange.ts'
import type { Gap } from '../../market.ts'
import { eudamedGroups } from '../exchange/group.ts'
import { changesByLevel } from './changes-by-level.ts'
import type { Registered } from './messages-due.ts'

/**
 * A change of the Basic UDI-DI has to repeat its names. Where another device gave them and nobody knows them, no file
 * can be made. Expects normalised documents.
 */
export function namesUnknown(registered: Registered, now: SubmissionDocument): Gap | undefined {
  const { namedByAnother, document } = registered
  if (!namedByAnother || document.deviceName !== undefined || document.modelNumber !== undefined) {
    return undefined
  }
  const there = comparable({ groups: eudamedGroups }, registered, now)
  if (changesByLevel(there, now)['basic-udi'].length === 0) return undefined
  return {
    field: 'deviceName',
    message:
      'A change of the Basic UDI-DI has to repeat the name and model EUDAMED has for it. Another device registered them, and the hub does not know them. Read this device from EUDAMED first.',
  }
}
