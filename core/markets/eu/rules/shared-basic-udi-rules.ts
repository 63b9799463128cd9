import { fact, not } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { sentFields } from '../sent-fields.ts'
import { businessRules, mdr } from './sources.ts'

/** The key itself is what the devices have in common. */
const key = ['basicUdiDi', 'basicUdiDiIssuingEntity']

/**
 * EUDAMED keeps what belongs to a Basic UDI-DI once, for all its UDI-DIs, and a further UDI-DI is sent without it:
 * what another submission says differently would be lost in silence. Characteristics are fixed with the Basic
 * UDI-DI, so one of the two is wrong; names and the like are those of the first registered. EUDAMED takes the
 * further UDI-DI all the same, so a person is warned, not stopped.
 */
export const sharedBasicUdiRules: readonly Rule[] = sentFields
  .filter(({ id, regulatorField }) => regulatorField.level === 'basic-udi' && !key.includes(id))
  .map(({ id, field: { label, type }, regulatorField }): Rule => {
    const isFixed = regulatorField.changeable === 'no' && type !== 'group'
    return {
      id: `HUB-BASIC-UDI.${id}`,
      severity: isFixed ? 'warning' : 'info',
      field: id,
      must: not(fact(`basic-udi-di-differs.${id}`)),
      message: isFixed
        ? `Another device with this Basic UDI-DI has a different value. EUDAMED keeps one "${label}" for all of them: correct it here or there, or use a different Basic UDI-DI.`
        : `Another device with this Basic UDI-DI has a different value. EUDAMED keeps one "${label}" for all of them, as first registered; it is not sent again with a further UDI-DI.`,
      source: `${businessRules('BR-DTX-UDID-092 and BR-DTX-UDI-026')}; ${mdr('Annex VI Part C 1')}; decision D12a`,
      accepts: { document: { basicUdiDi: '9521234MINIMAL13R' } },
      rejects: { document: { basicUdiDi: '9521234MINIMAL13R' }, facts: [`basic-udi-di-differs.${id}`] },
    }
  })
