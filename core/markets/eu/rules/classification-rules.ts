import {
  absent,
  allOf,
  anyOf,
  equals,
  fact,
  isFalse,
  isTrue,
  lint,
  matches,
  not,
  oneOf,
  present,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { iibImplantable, mdrClasses, packInItself } from './scope.ts'
import { businessRules, dataDictionary, mdr } from './sources.ts'

const isMdr = oneOf('riskClass', mdrClasses)

const riskClassRules: readonly Rule[] = [
  {
    id: 'FLD-UDID-16',
    severity: 'error',
    field: 'riskClass',
    must: present('riskClass'),
    message: 'A risk class is needed.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-16'),
    accepts: { document: { riskClass: 'class-i' } },
    rejects: { document: {} },
  },
  {
    id: 'ENUM-817',
    severity: 'error',
    field: 'riskClass',
    when: present('riskClass'),
    must: isMdr,
    message:
      'The hub writes EUDAMED files for devices under the MDR: class I, IIa, IIb or III. Register a device of another class in EUDAMED itself.',
    problem: 'form',
    source: 'EUDAMED enumerations UDI/Devices 2.18.1, risk class by legislation',
    accepts: { document: { riskClass: 'class-iib' } },
    rejects: { document: { riskClass: 'class-d' } },
  },
  {
    id: 'BR-UDID-635',
    severity: 'warning',
    field: 'iibImplantableException',
    when: isTrue('iibImplantableException'),
    must: iibImplantable,
    message:
      'The question about sutures, staples, dental fillings … is asked for implantable devices of class IIb only. The answer is not sent.',
    fix: 'remove-iib-exception',
    source: businessRules('BR-UDID-635'),
    accepts: {
      document: { iibImplantableException: true, riskClass: 'class-iib', implantableDevice: true },
    },
    rejects: { document: { iibImplantableException: true, riskClass: 'class-iib' } },
  },
  {
    id: 'BR-UDID-676',
    severity: 'error',
    field: 'implantableDevice',
    when: equals('riskClass', 'class-i'),
    must: isFalse('implantableDevice'),
    message: 'A class I device is never implantable. Correct the flag or the risk class.',
    source: businessRules('BR-UDID-676'),
    accepts: { document: { riskClass: 'class-i' } },
    rejects: { document: { riskClass: 'class-i', implantableDevice: true } },
  },
  {
    id: 'BR-UDID-677',
    severity: 'error',
    field: 'reusableSurgicalInstrument',
    when: isTrue('implantableDevice'),
    must: isFalse('reusableSurgicalInstrument'),
    message: 'An implantable device is no reusable surgical instrument. Correct one of the two flags.',
    source: businessRules('BR-UDID-677'),
    accepts: { document: { implantableDevice: true } },
    rejects: { document: { implantableDevice: true, reusableSurgicalInstrument: true } },
  },
  {
    id: 'MDR-VIII-8',
    severity: 'warning',
    field: 'riskClass',
    when: allOf(isMdr, isTrue('implantableDevice'), isTrue('activeDevice')),
    must: equals('riskClass', 'class-iii'),
    message: 'Active implantable devices and their accessories are class III. Check the classification.',
    source: mdr('Annex VIII rule 8'),
    accepts: { document: { riskClass: 'class-iii', implantableDevice: true, activeDevice: true } },
    rejects: { document: { riskClass: 'class-iib', implantableDevice: true, activeDevice: true } },
  },
  {
    id: 'MDR-VIII-14',
    severity: 'warning',
    field: 'riskClass',
    when: allOf(isMdr, anyOf(isTrue('containsMedicinalSubstance'), isTrue('containsHumanBloodProduct'))),
    must: equals('riskClass', 'class-iii'),
    message:
      'A device that holds a medicinal product with an action ancillary to its own is class III. Check the classification.',
    source: mdr('Annex VIII rule 14'),
    accepts: { document: { riskClass: 'class-iii', containsMedicinalSubstance: true } },
    rejects: { document: { riskClass: 'class-iia', containsMedicinalSubstance: true } },
  },
  {
    id: 'MDR-VIII-18',
    severity: 'warning',
    field: 'riskClass',
    when: allOf(isMdr, anyOf(isTrue('containsHumanTissue'), isTrue('containsAnimalTissue'))),
    must: equals('riskClass', 'class-iii'),
    message:
      'A device made with tissues or cells of human or animal origin is class III, unless it is of animal origin and touches intact skin only. Check the classification.',
    source: mdr('Annex VIII rule 18'),
    accepts: { document: { riskClass: 'class-iii', containsHumanTissue: true } },
    rejects: { document: { riskClass: 'class-iia', containsHumanTissue: true } },
  },
]

const specialDeviceRules: readonly Rule[] = [
  {
    id: 'BR-UDID-705',
    severity: 'error',
    field: 'specialDevice',
    when: packInItself,
    must: absent('specialDevice'),
    message: 'A system or procedure pack has no special device type. Clear one of the two fields.',
    source: businessRules('BR-UDID-705'),
    accepts: { document: { multiComponentType: 'SYSTEM' } },
    rejects: { document: { multiComponentType: 'SYSTEM', specialDevice: 'MDR_SOFTWARE' } },
  },
  {
    id: 'BR-UDID-737',
    severity: 'error',
    field: 'specialDevice',
    must: not(matches('specialDevice', '.*_ORTHOPEDIC')),
    message: 'EUDAMED takes no new devices of the orthopaedic special type. Leave the field empty.',
    source: businessRules('BR-UDID-737'),
    accepts: { document: { specialDevice: 'MDR_SPECTACLES_FRAMES' } },
    rejects: { document: { specialDevice: 'MDR_ORTHOPEDIC' } },
  },
  {
    id: 'ENUM-SPECIAL-DEVICE',
    severity: 'error',
    field: 'specialDevice',
    when: isMdr,
    must: not(matches('specialDevice', '(MDD|AIMDD)_.*')),
    message: 'This special device type belongs to legacy devices. Choose the one of the MDR.',
    source: 'EUDAMED enumerations UDI/Devices 2.18.1, special device type by legislation',
    accepts: { document: { riskClass: 'class-i', specialDevice: 'MDR_SOFTWARE' } },
    rejects: { document: { riskClass: 'class-i', specialDevice: 'MDD_SOFTWARE' } },
  },
  {
    id: 'MDR-ART-2-4',
    severity: 'warning',
    field: 'activeDevice',
    when: equals('specialDevice', 'MDR_SOFTWARE'),
    must: isTrue('activeDevice'),
    message:
      'Software is an active device by definition. Set "Active device" or clear the special device type.',
    source: mdr('Art. 2(4)'),
    accepts: { document: { specialDevice: 'MDR_SOFTWARE', activeDevice: true } },
    rejects: { document: { specialDevice: 'MDR_SOFTWARE' } },
  },
]

const nomenclatureRules: readonly Rule[] = [
  {
    id: 'FLD-UDID-149',
    severity: 'error',
    field: 'emdnCode',
    must: present('emdnCode'),
    message: 'An EMDN code is needed: the most detailed one that fits.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-149'),
    accepts: { document: { emdnCode: 'A0101010102' } },
    rejects: { document: {} },
  },
  {
    id: 'BR-UDID-636.1',
    severity: 'error',
    field: 'emdnCode',
    when: present('emdnCode'),
    // A category alone is never the most detailed code.
    must: allOf(lint('emdnCode', 'emdn-code'), { op: 'length', field: 'emdnCode', min: 3 }),
    message: 'This is no EMDN code for a device: its category letter and pairs of digits. {detail}',
    explain: 'emdn-code',
    problem: 'form',
    source: businessRules('BR-UDID-636'),
    accepts: { document: { emdnCode: 'V92' } },
    rejects: { document: { emdnCode: 'E0101' } },
  },
  {
    id: 'BR-UDID-636.2',
    severity: 'warning',
    field: 'emdnCode',
    when: present('emdnCode'),
    must: not(fact('emdn-code-not-terminal')),
    message:
      'The EMDN has more detailed codes below this one, and EUDAMED takes the most detailed only. Choose one of them.',
    source: businessRules('BR-UDID-636'),
    accepts: { document: { emdnCode: 'A0101010102' } },
    rejects: { document: { emdnCode: 'A0101' }, facts: ['emdn-code-not-terminal'] },
  },
  {
    id: 'BR-UDID-636.3',
    severity: 'warning',
    field: 'emdnCode',
    when: present('emdnCode'),
    must: not(fact('emdn-code-unknown')),
    message:
      'The EMDN version loaded here does not have this code. Check it, or load the version EUDAMED uses.',
    source: `${businessRules('BR-UDID-636')}; decision D18`,
    accepts: { document: { emdnCode: 'A0101010102' } },
    rejects: { document: { emdnCode: 'A0199' }, facts: ['emdn-code-unknown'] },
  },
]

export const classificationRules: readonly Rule[] = [
  ...riskClassRules,
  ...specialDeviceRules,
  ...nomenclatureRules,
]
