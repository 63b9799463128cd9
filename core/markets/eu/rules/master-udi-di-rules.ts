import { absent, allOf, not } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { ofMdr, underMasterUdiDi } from '../scope.ts'
import { businessRules } from './sources.ts'

const lenses = { riskClass: 'class-iia', specialDevice: 'MDR_MADE_TO_ORDER' }

/** A Master UDI-DI stands for a group of devices, so what belongs to a single one has no place. */
export const masterUdiDiRules: readonly Rule[] = [
  {
    id: 'BR-UDID-729.1',
    severity: 'error',
    field: 'unitOfUseDi',
    when: underMasterUdiDi,
    must: absent('unitOfUseDi'),
    message: 'Contact lenses are registered under a Master UDI-DI, which has no unit of use DI. Remove it.',
    fix: 'remove-unit-of-use',
    source: businessRules('BR-UDID-729'),
    accepts: { document: lenses },
    rejects: { document: { ...lenses, unitOfUseDi: '09521234000020' } },
  },
  {
    id: 'BR-UDID-729.2',
    severity: 'error',
    field: 'directMarkingDi',
    when: underMasterUdiDi,
    must: absent('directMarkingDi'),
    message: 'Contact lenses are registered under a Master UDI-DI, which has no direct marking. Remove it.',
    fix: 'remove-direct-marking',
    source: businessRules('BR-UDID-729'),
    accepts: { document: lenses },
    rejects: { document: { ...lenses, directMarkingDi: '09521234000013' } },
  },
  {
    id: 'BR-UDID-729.3',
    severity: 'error',
    field: 'relatedDeviceDi',
    when: underMasterUdiDi,
    must: absent('relatedDeviceDi'),
    message: 'Contact lenses are registered under a Master UDI-DI, which has no related device. Remove it.',
    fix: 'remove-related-device',
    source: businessRules('BR-UDID-729'),
    accepts: { document: lenses },
    rejects: { document: { ...lenses, relatedDeviceDi: '09521234000013' } },
  },
  {
    id: 'BR-DTX-UDID-730',
    severity: 'error',
    field: 'annexXviTypes',
    when: underMasterUdiDi,
    must: absent('annexXviTypes'),
    message:
      'For a Master UDI-DI EUDAMED asks only whether Annex XVI applies, not for which purposes. Answer the question and clear the list.',
    fix: 'answer-annex-xvi',
    source: businessRules('BR-DTX-UDID-730 and BR-UDID-094'),
    accepts: { document: { ...lenses, annexXviApplicable: true } },
    rejects: { document: { ...lenses, annexXviTypes: ['CONTACT_LENSES'] } },
  },
  {
    ...required('BR-UDID-094.1'),
    message:
      'Nobody has stated whether Annex XVI applies to the devices of this Master UDI-DI, so the message will say "no". Tick the box if it applies; if not, tick "Declarations checked".',
    source: businessRules('BR-UDID-094'),
    accepts: { document: { ...lenses, annexXviApplicable: true } },
    rejects: { document: lenses },
  },
  {
    id: 'BR-UDID-094',
    severity: 'warning',
    field: 'annexXviApplicable',
    when: allOf(ofMdr, not(underMasterUdiDi)),
    must: absent('annexXviApplicable'),
    message:
      'Whether Annex XVI applies is asked for a Master UDI-DI only; for this device choose the purposes in the list instead. The answer is not sent.',
    fix: 'clear',
    source: businessRules('BR-UDID-094'),
    accepts: { document: { riskClass: 'class-iia', annexXviTypes: ['CONTACT_LENSES'] } },
    rejects: { document: { riskClass: 'class-iia', annexXviApplicable: true } },
  },
]
