import { registered } from '#core/rules/condition.ts'
import { allOf, fact, lint, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { ofMdr, ofRegulation, standardLenses } from '../scope.ts'
import { businessRules, dataDictionary, gtin14Message, help } from './sources.ts'

export const identifierRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-14'),
    message: 'A Basic UDI-DI is needed: generate it or enter the code.',
    fix: 'use-gmn',
    source: dataDictionary('FLD-UDID-14'),
    accepts: { document: { basicUdiDi: '9521234MINIMAL13R' } },
    rejects: { document: {} },
  },
  {
    id: 'BR-UDID-003.1',
    severity: 'error',
    field: 'basicUdiDi',
    when: allOf(ofRegulation, present('basicUdiDi')),
    must: lint('basicUdiDi', 'eudamed-basic-udi-di', 'basicUdiDiIssuingEntity'),
    message:
      "EUDAMED does not take this Basic UDI-DI: it wants the issuing entity's code, for GS1 a Global Model Number (GMN); codes starting with B- are for legacy devices. {detail}",
    explain: 'basic-udi-di',
    problem: 'form',
    fix: 'use-gmn',
    source: businessRules('BR-UDID-003'),
    accepts: { document: { basicUdiDi: 'PP12345ABCD.12345678.9004' } },
    rejects: { document: { basicUdiDi: '00768627892504X', udiDi: '00768627892506' } },
  },
  {
    ...required('FLD-UDID-178'),
    message:
      'A UDI-DI is needed: enter the code as issued, with its leading zeros. A legacy device without one has a EUDAMED ID (D-…).',
    fix: 'use-eudamed-id',
    source: dataDictionary('FLD-UDID-178'),
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: ' ' } },
  },
  {
    id: 'BR-UDID-003.2',
    severity: 'error',
    whereHeld: 'warning',
    field: 'udiDi',
    when: allOf(ofRegulation, present('udiDi')),
    must: lint('udiDi', 'eudamed-udi-di', 'udiDiIssuingEntity'),
    message:
      'EUDAMED does not accept this UDI-DI: a GS1 code must be a GTIN of 8, 12, 13 or 14 digits with the correct check digit; codes starting with D- are for legacy devices. {detail}',
    explain: 'udi-di',
    problem: 'form',
    source: businessRules('BR-UDID-003 and BR-UDID-644'),
    accepts: { document: { udiDi: 'A9991230', udiDiIssuingEntity: 'HIBCC' } },
    rejects: { document: { udiDi: '09521234000014', udiDiIssuingEntity: 'GS1' } },
  },
  {
    id: 'HUB-GTIN-14.1',
    severity: 'warning',
    field: 'udiDi',
    about: ['udiDi', 'udiDiIssuingEntity'],
    when: allOf(present('udiDi'), not(fact(registered))),
    must: lint('udiDi', 'gtin-of-14', 'udiDiIssuingEntity'),
    message: gtin14Message,
    fix: 'use-gtin-14',
    source: help('UDI-DI identification information'),
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '9521234000013' } },
  },
  {
    id: 'BR-UDID-003.10',
    severity: 'error',
    field: 'udiDi',
    when: present('udiDi'),
    must: not(fact('udi-di-of-a-package')),
    message:
      'Another device uses this UDI-DI for one of its packages. Every device and every package needs its own UDI-DI: compare the two.',
    source: businessRules('BR-UDID-003'),
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '09521234000013' }, facts: ['udi-di-of-a-package'] },
  },
  {
    id: 'BR-UDID-731.1',
    severity: 'error',
    field: 'udiDi',
    when: allOf(ofMdr, present('udiDi'), oneOf('specialDevice', standardLenses)),
    must: lint('udiDi', 'master-udi-di-if-gs1', 'udiDiIssuingEntity'),
    message:
      'Contact lenses of this type are registered under a Master UDI-DI: a GS1 code built like a GMN, not a GTIN. Enter the Master UDI-DI.',
    source: businessRules('BR-UDID-731'),
    accepts: {
      document: {
        udiDi: '9521234ABCDEFabcdef8T',
        riskClass: 'class-iia',
        specialDevice: 'MDR_STANDARD_SOFT_CONTACT_LENSES',
      },
    },
    rejects: {
      document: {
        udiDi: '09521234000013',
        riskClass: 'class-iia',
        specialDevice: 'MDR_STANDARD_SOFT_CONTACT_LENSES',
      },
    },
  },
  {
    id: 'BR-UDID-731.2',
    severity: 'error',
    field: 'udiDi',
    when: allOf(present('udiDi'), not(allOf(ofMdr, oneOf('specialDevice', standardLenses)))),
    must: lint('udiDi', 'gtin-if-gs1', 'udiDiIssuingEntity'),
    message:
      'This looks like a Master UDI-DI (or a Basic UDI-DI), but only standard contact lenses have one. Enter the GTIN, or choose the special device type.',
    source: businessRules('BR-UDID-731'),
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '9521234ABCDEFabcdef8T' } },
  },
  {
    id: 'FLD-UDID-01',
    severity: 'warning',
    field: 'basicUdiDiIssuingEntity',
    when: allOf(
      ofRegulation,
      present('basicUdiDi'),
      present('udiDiIssuingEntity'),
      present('basicUdiDiIssuingEntity'),
    ),
    must: { op: 'same', field: 'basicUdiDiIssuingEntity', other: 'udiDiIssuingEntity' },
    message:
      'The stated issuing entities of Basic UDI-DI and UDI-DI differ. This is possible, but rare: check both.',
    source: dataDictionary('FLD-UDID-01 and FLD-UDID-291'),
    accepts: {
      document: {
        basicUdiDi: '9521234MINIMAL13R',
        basicUdiDiIssuingEntity: 'GS1',
        udiDiIssuingEntity: 'GS1',
      },
    },
    rejects: {
      document: {
        basicUdiDi: '9521234MINIMAL13R',
        basicUdiDiIssuingEntity: 'GS1',
        udiDiIssuingEntity: 'IFA',
      },
    },
  },
  {
    ...required('FLD-UDID-163'),
    message: 'A reference or catalogue number is needed: REF on the label.',
    source: dataDictionary('FLD-UDID-163'),
    accepts: { document: { catalogueNumber: 'REF-0001' } },
    rejects: { document: {} },
  },
  {
    ...required('BR-UDID-066'),
    message: 'A device name or a model number is needed; both may be given.',
    source: businessRules('BR-UDID-066'),
    accepts: { document: { modelNumber: 'M-1' } },
    rejects: { document: {} },
  },
]
