import type { AnyDocument } from '#core/dictionary/field.ts'
import { type AnswersByHand, comparable, type RegisteredState, withFieldsOf } from '#core/markets/exchange.ts'
import { changesByLevel } from '../change/changes-by-level.ts'
import { levels } from '../change/levels.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { eudamedGroups, groupOf } from './group.ts'
import { fieldsOf, namedBy, stillUnstated, unrelated, withBasicUdiDiOf } from './state-after-acceptance.ts'

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

  afterTaking(before, taken, told, group) {
    const state = before
      ? afterAnother(before, taken, told)
      : { document: told['udi-di'] === 1 ? unrelated(taken) : taken, versions: told }
    // Where nothing is known of it and another device has the Basic UDI-DI, it is a further one.
    const isNamedByAnother = before ? before.namedByAnother : group !== undefined
    return isNamedByAnother ? namedBy(group ?? before, state) : state
  },

  afterTakingInGroup(other, before, taken) {
    const isOfGroup = groupOf(before.document) === groupOf(taken.document)
    if (!isOfGroup || !changedLevels(before, taken.document).includes('basic-udi')) return other
    return {
      ...withBasicUdiDiOf(taken, other),
      versions: without(other.versions, ['basic-udi']),
    }
  },
}

/** What is not sent of it stays as registered, and what nobody knew, but for what was sent. */
function afterAnother(before: RegisteredState, taken: AnyDocument, told: Versions): RegisteredState {
  const changed = changedLevels(before, taken)
  return {
    document: withFieldsOf(before.document, taken, eudamedGroups.kept),
    versions: { ...without(before.versions, changed), ...told },
    ...stillUnstated(before.unstated, changed.flatMap(fieldsOf)),
  }
}

/** Nobody knows their versions any more: no answer tells how often EUDAMED took a change of them. */
function changedLevels(before: RegisteredState, taken: AnyDocument): readonly EudamedLevel[] {
  const changes = changesByLevel(comparable({ groups: eudamedGroups }, before, taken), taken)
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
