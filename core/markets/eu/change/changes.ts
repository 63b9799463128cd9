import type { AnyDocument } from '#core/dictionary/field.ts'
import type { BrokenChangeRule, MarketChanges } from '../../change-statements.ts'
import { normaliseValues } from '../device/normalise-values.ts'
import { businessRules } from '../rules/sources.ts'
import { changeRules } from './change-rules.ts'
import { changesByLevel } from './changes-by-level.ts'

/** The state of the facts the rules were written by. */
const on = '2026-11-20'

export const euChanges: MarketChanges = {
  update: {
    rule: 'EUDAMED takes this change as an update: one message for each level that differs.',
    source: businessRules('BR-DTX-UDI-036 and BR-DTX-UDI-105'),
    on,
  },
  addOnly: {
    rule: 'It can be added once. After that EUDAMED lets it be neither changed nor removed.',
    source: businessRules('BR-DTX-UDI-031, BR-UDID-632 and BR-UDID-639'),
    on,
  },
  untilConfirmed: {
    rule: 'EUDAMED has taken this device and refuses any change until its notified body has confirmed it. Read it from EUDAMED to see how it stands before you send the change.',
    source: businessRules('BR-DTX-UDI-035, BR-UDID-684 and BR-DTX-UDI-037'),
    on,
  },
}

/** A warning is of a change that EUDAMED takes. */
export const euChangeRules: Readonly<Record<string, BrokenChangeRule>> = Object.fromEntries(
  changeRules.map(({ id, severity, needsNewDi, source }) => {
    const refused = needsNewDi ? 'new-di' : 'refused'
    return [id, { effect: severity === 'error' ? refused : 'update', source, on }]
  }),
)

export const changedFields = (registered: AnyDocument, now: AnyDocument): readonly string[] => [
  ...new Set(Object.values(changesByLevel(normaliseValues(registered), normaliseValues(now))).flat()),
]
