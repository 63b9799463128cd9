import type { AnyDocument } from '#core/dictionary/field.ts'
import type { AnswersByHand, RegisteredState } from '#core/markets/exchange.ts'
import { changesByLevel } from '../change/changes-by-level.ts'
import { levels } from '../change/levels.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { groupOf } from './group.ts'
import { withBasicUdiDiOf } from './state-after-acceptance.ts'

type Versions = RegisteredState['versions']

export const answersByHand: AnswersByHand = {
  /** The number EUDAMED shows with a device is the version of its UDI-DI. */
  versions(told): Versions | { readonly problem: string } {
    const text = told.trim()
    if (!/^[1-9]\d{0,5}$/.test(text)) {
      return { problem: 'Enter the version EUDAMED shows with the device: a whole number such as 1.' }
    }
    return { 'udi-di': Number(text) }
  },

  afterTaking: (before, taken, told) => ({
    document: taken,
    versions: { ...without(before.versions, changedLevels(before.document, taken)), ...told },
  }),

  afterTakingInGroup(other, before, taken) {
    const isOfGroup = groupOf(before.document) === groupOf(taken)
    if (!isOfGroup || !changedLevels(before.document, taken).includes('basic-udi')) return other
    return {
      document: withBasicUdiDiOf(taken, other.document),
      versions: without(other.versions, ['basic-udi']),
    }
  },
}

/** Nobody knows their versions any more: no answer tells how often EUDAMED took a change of them. */
function changedLevels(before: AnyDocument, taken: AnyDocument): readonly EudamedLevel[] {
  const changes = changesByLevel(before, taken)
  // Markets that go with the UDI-DI are counted with it.
  const areMoved = changes['udi-di'].includes('marketAvailability')
  return levels.flatMap(({ level }) =>
    changes[level].length > 0 || (level === 'market' && areMoved) ? [level] : [],
  )
}

const without = (versions: Versions, left: readonly EudamedLevel[]): Versions =>
  Object.fromEntries(
    Object.entries(versions).filter(([level]) => !(left as readonly string[]).includes(level)),
  )
