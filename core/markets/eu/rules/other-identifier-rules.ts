import { registered } from '#core/rules/condition.ts'
import { absent, allOf, equals, fact, lint, matches, not, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { ofDevice, ofLegacy, ofRegulationDevice } from '../scope.ts'
import { businessRules, dataDictionary, gtin14Message, help } from './sources.ts'

interface OtherIdentifier {
  readonly code: string
  readonly entity: string
  readonly label: string
  readonly fields: string
}

/** The further identifiers of a UDI-DI, each with its issuing entity. */
const others: readonly OtherIdentifier[] = [
  {
    code: 'secondaryUdiDi',
    entity: 'secondaryUdiDiIssuingEntity',
    label: 'secondary UDI-DI',
    fields: 'FLD-UDID-136 and FLD-UDID-293',
  },
  {
    code: 'directMarkingDi',
    entity: 'directMarkingDiIssuingEntity',
    label: 'direct marking DI',
    fields: 'FLD-UDID-138 and FLD-UDID-294',
  },
  {
    code: 'unitOfUseDi',
    entity: 'unitOfUseDiIssuingEntity',
    label: 'unit of use DI',
    fields: 'FLD-UDID-135 and FLD-UDID-292',
  },
]

const otherFormRules: readonly Rule[] = others.flatMap(({ code, entity, label, fields }, index): Rule[] => [
  {
    id: `BR-UDID-003.${index + 3}`,
    severity: 'error',
    whereHeld: 'warning',
    field: code,
    about: [code, entity],
    when: code === 'secondaryUdiDi' ? present(code) : allOf(ofRegulationDevice, present(code)),
    must: lint(code, 'eudamed-udi-di', entity),
    message: `EUDAMED does not take this ${label}: a GS1 code must be a GTIN of 8, 12, 13 or 14 digits with the right check digit, and codes of EUDAMED are for legacy devices. {detail}`,
    explain: 'other-udi-di',
    source: `${businessRules('BR-UDID-003')}; ${dataDictionary(fields)}`,
    accepts: { document: { [code]: '09521234000013', [entity]: 'GS1' } },
    rejects: { document: { [code]: '09521234000014', [entity]: 'GS1' } },
  },
  {
    id: `HUB-GTIN-14.${index + 2}`,
    severity: 'warning',
    field: code,
    about: [code, entity],
    when: allOf(present(code), not(fact(registered))),
    must: lint(code, 'gtin-of-14', entity),
    message: gtin14Message,
    fix: 'use-gtin-14',
    source: help('UDI-DI identification information'),
    accepts: { document: { [code]: '09521234000013', [entity]: 'GS1' } },
    rejects: { document: { [code]: '9521234000013', [entity]: 'GS1' } },
  },
  {
    id: `XSD-DI.${index + 1}`,
    severity: 'warning',
    field: entity,
    when: present(entity),
    must: present(code),
    message: `The issuing entity is stated, but not the ${label} itself. Enter the code, or clear the issuing entity: alone it is not sent.`,
    fix: 'clear',
    source: dataDictionary(fields),
    accepts: { document: { [code]: '09521234000013', [entity]: 'GS1' } },
    rejects: { document: { [entity]: 'GS1' } },
  },
])

export const otherIdentifierRules: readonly Rule[] = [
  ...otherFormRules,
  {
    id: 'BR-UDID-020',
    severity: 'error',
    field: 'secondaryUdiDi',
    when: allOf(present('secondaryUdiDi'), present('udiDi')),
    must: lint(
      'secondaryUdiDi',
      'issued-by-another',
      'secondaryUdiDiIssuingEntity',
      'udiDi',
      'udiDiIssuingEntity',
    ),
    message:
      'A secondary UDI-DI comes from another issuing entity than the UDI-DI. Choose its issuing entity, or remove it.',
    source: businessRules('BR-UDID-020'),
    accepts: {
      document: {
        udiDi: '09521234000013',
        secondaryUdiDi: 'A9991230',
        secondaryUdiDiIssuingEntity: 'HIBCC',
      },
    },
    rejects: { document: { udiDi: '09521234000013', secondaryUdiDi: '09521234000020' } },
  },
  {
    id: 'BR-UDID-003.11',
    severity: 'error',
    field: 'secondaryUdiDi',
    when: present('secondaryUdiDi'),
    must: not(fact('secondary-di-taken')),
    message:
      'Another device uses this code as its UDI-DI, as its secondary UDI-DI or for one of its packages. Every code identifies one device only: compare the two.',
    source: businessRules('BR-UDID-003'),
    accepts: { document: { secondaryUdiDi: 'A9991230', secondaryUdiDiIssuingEntity: 'HIBCC' } },
    rejects: { document: { secondaryUdiDi: 'A9991230' }, facts: ['secondary-di-taken'] },
  },
  {
    id: 'BR-UDID-023.1',
    severity: 'error',
    field: 'unitOfUseDi',
    when: allOf(ofRegulationDevice, present('unitOfUseDi')),
    must: absent('directMarkingDi'),
    message:
      'A device that is marked directly has no unit of use DI. Remove one of the two; with both, only the direct marking would be sent.',
    fix: 'remove-unit-of-use',
    source: businessRules('BR-UDID-023'),
    accepts: { document: { unitOfUseDi: '09521234000020', baseQuantity: 10 } },
    rejects: { document: { unitOfUseDi: '09521234000020', directMarkingDi: '09521234000013' } },
  },
  {
    id: 'BR-UDID-023.2',
    severity: 'error',
    field: 'unitOfUseDi',
    when: allOf(ofRegulationDevice, present('unitOfUseDi'), present('baseQuantity')),
    must: not(equals('baseQuantity', 1)),
    message:
      'A unit of use DI is for devices packed several to a UDI-DI; the quantity here is 1. Correct the quantity, or remove the unit of use DI.',
    fix: 'remove-unit-of-use',
    source: businessRules('BR-UDID-023'),
    accepts: { document: { unitOfUseDi: '09521234000020', baseQuantity: 10 } },
    rejects: { document: { unitOfUseDi: '09521234000020', baseQuantity: 1 } },
  },
  {
    id: 'BR-UDID-003.8',
    severity: 'warning',
    field: 'unitOfUseDi',
    when: allOf(ofRegulationDevice, present('unitOfUseDi')),
    must: not({ op: 'same', field: 'unitOfUseDi', other: 'udiDi' }),
    message:
      'The unit of use DI is the same as the DI of the whole unit. It identifies a single item inside and needs its own code: correct it, or remove it.',
    fix: 'remove-unit-of-use',
    source: businessRules('BR-UDID-003 and BR-UDID-023'),
    accepts: { document: { udiDi: '09521234000013', unitOfUseDi: '09521234000020' } },
    rejects: { document: { udiDi: '09521234000013', unitOfUseDi: '09521234000013' } },
  },
  {
    id: 'XSD-RELATED',
    severity: 'error',
    field: 'relatedDeviceDi',
    about: ['relatedDeviceDi', 'relatedDeviceIssuingEntity'],
    when: allOf(ofDevice, present('relatedDeviceDi'), not(matches('relatedDeviceDi', 'D-.*'))),
    must: lint('relatedDeviceDi', 'eudamed-udi-di', 'relatedDeviceIssuingEntity'),
    message:
      'This is not a UDI-DI of the related device: a GS1 code must be a GTIN with the right check digit; a EUDAMED ID starts with D-. {detail}',
    explain: 'other-udi-di',
    source: dataDictionary('FLD-UDID-180 and FLD-UDID-331'),
    accepts: { document: { relatedDeviceDi: '09521234000020' } },
    rejects: { document: { relatedDeviceDi: '09521234000021' } },
  },
  {
    id: 'XSD-RELATED.1',
    severity: 'error',
    field: 'relatedDeviceDi',
    when: allOf(ofDevice, matches('relatedDeviceDi', 'D-.*')),
    must: lint('relatedDeviceDi', 'eudamed-id'),
    message:
      'This is not a EUDAMED ID of the related device: D- is followed by the code of its EUDAMED DI with the right check characters.',
    source: dataDictionary('FLD-UDID-180 and FLD-UDID-331'),
    accepts: { document: { relatedDeviceDi: 'D-DEMF000000001LEG2AS' } },
    rejects: { document: { relatedDeviceDi: 'D-DEMF000000001LEG2AA' } },
  },
  {
    id: 'BR-UDID-700',
    severity: 'error',
    field: 'relatedDeviceDi',
    when: allOf(ofDevice, present('relatedDeviceDi')),
    must: not(fact('related-device-of-another-manufacturer')),
    message:
      'The related device has another manufacturer. EUDAMED links devices of one manufacturer only: check the UDI-DI, or remove it.',
    fix: 'remove-related-device',
    source: businessRules('BR-UDID-700'),
    accepts: { document: { relatedDeviceDi: '09521234000020' } },
    rejects: {
      document: { relatedDeviceDi: '09521234000020' },
      facts: ['related-device-of-another-manufacturer'],
    },
  },
  {
    id: 'BR-UDID-702',
    severity: 'warning',
    field: 'relatedDeviceDi',
    when: allOf(ofDevice, present('relatedDeviceDi')),
    must: not(fact('related-device-differs')),
    message:
      'The characteristics of the related device differ from those of this one, so EUDAMED will not link the two. Compare type, special device, flags, tissues, sterility and use of both.',
    source: businessRules('BR-UDID-702 and BR-UDID-706'),
    accepts: { document: { relatedDeviceDi: '09521234000020' } },
    rejects: { document: { relatedDeviceDi: '09521234000020' }, facts: ['related-device-differs'] },
  },
  {
    id: 'BR-UDID-648',
    severity: 'error',
    field: 'basicUdiDi',
    when: allOf(ofLegacy, present('basicUdiDi')),
    must: not(fact('basic-udi-di-registered')),
    message:
      'This EUDAMED DI is already registered for another device. Every legacy device has its own EUDAMED DI: use the one that belongs to this UDI-DI.',
    source: businessRules('BR-UDID-648'),
    accepts: { document: { legislation: 'MDD', basicUdiDi: 'B-09521234000013' } },
    rejects: {
      document: { legislation: 'MDD', basicUdiDi: 'B-09521234000013' },
      facts: ['basic-udi-di-registered'],
    },
  },
  {
    id: 'BR-UDID-681',
    severity: 'warning',
    field: 'catalogueNumber',
    when: present('catalogueNumber'),
    must: not(fact('reference-number-taken')),
    message:
      'Another device of this manufacturer has the same reference number. EUDAMED will ask whether the device is registered twice: compare the two.',
    source: businessRules('BR-UDID-681'),
    accepts: { document: { catalogueNumber: 'REF-0001' } },
    rejects: { document: { catalogueNumber: 'REF-0001' }, facts: ['reference-number-taken'] },
  },
]
