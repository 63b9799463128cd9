import {
  allOf,
  anyOf,
  equals,
  isFalse,
  isTrue,
  matches,
  not,
  oneOf,
  present,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { routeFits } from '../../conformity-routes.ts'
import { required } from '../../required.ts'
import { notifiedBodyTakesPart } from '../../scope.ts'
import { europeanClasses, ivdClasses } from './risk-class-groups.ts'

/** The catalogue on classification and on what the device is. */

export const deviceRules: readonly Rule[] = [
  {
    id: 'BR-202',
    severity: 'error',
    field: 'emdnCode',
    when: present('emdnCode'),
    must: matches('emdnCode', '[A-Z]([0-9]{2}){1,6}'),
    message: 'An EMDN code is a capital letter and one to six pairs of digits, e.g. A0101010102. {detail}',
    explain: 'emdn-code',
    problem: 'form',
    source: 'Specification, document 2 section 5; MDCG 2021-12; decision D15',
    accepts: { document: { emdnCode: 'A0101010102' } },
    rejects: { document: { emdnCode: 'A010' } },
  },
  {
    id: 'BR-203',
    severity: 'error',
    field: 'riskClass',
    when: present('riskClass'),
    must: oneOf('riskClass', europeanClasses),
    message:
      'This is not a risk class of the European legislation. Choose class I, IIa, IIb or III, for in vitro diagnostics class A to D, for legacy devices their own.',
    problem: 'form',
    source: 'Specification, document 2 section 5; MDR Annex VIII, IVDR Annex VIII; decision D15',
    accepts: { document: { riskClass: 'class-iib' } },
    rejects: { document: { riskClass: 'class-ii' } },
  },
  {
    id: 'BR-204',
    severity: 'warning',
    field: 'emdnCode',
    when: allOf(present('emdnCode'), present('riskClass')),
    must: not(
      anyOf(
        allOf(matches('emdnCode', 'W.*'), not(oneOf('riskClass', ivdClasses))),
        allOf(not(matches('emdnCode', 'W.*')), oneOf('riskClass', ivdClasses)),
        allOf(matches('emdnCode', 'J.*'), not(oneOf('riskClass', ['class-iii', 'aimdd']))),
        allOf(matches('emdnCode', 'P.*'), equals('riskClass', 'class-i')),
      ),
    ),
    message:
      'The EMDN category and the risk class do not go together: in vitro diagnostics (W) have classes of their own, active implantable devices (J) are class III, implantable prostheses (P) are above class I. Check both.',
    source: 'Specification, document 2 section 5; MDR Annex VIII rule 8; EMDN version 2',
    accepts: { document: { emdnCode: 'J0101', riskClass: 'class-iii' } },
    rejects: { document: { emdnCode: 'J0101', riskClass: 'class-iia' } },
  },
  {
    ...required('BR-701'),
    message:
      'An implantable device needs clinical documentation. State the clinical evaluation report and its status.',
    source: 'Specification, document 2 section 5; MDR Art. 61(4)',
    accepts: { document: { implantableDevice: true, clinicalEvaluation: 'CER-12 rev. 3, approved' } },
    rejects: { document: { implantableDevice: true } },
  },
  {
    ...required('BR-702'),
    message: 'An active device needs its power source and its electrical safety stated. Fill in both fields.',
    source: 'Specification, document 2 section 5; MDR Annex I section 18',
    accepts: {
      document: { activeDevice: true, powerSource: 'Battery', electricalSafety: 'EN IEC 60601-1' },
    },
    rejects: { document: { activeDevice: true, powerSource: 'Battery' } },
  },
  {
    ...required('BR-801'),
    message: 'A sterile device needs information on its packaging. State the packaging type.',
    source: 'Specification, document 2 section 5; MDR Annex I section 11',
    accepts: { document: { sterile: true, packagingType: 'Sterile barrier pouch' } },
    rejects: { document: { sterile: true } },
  },
  {
    id: 'BR-802',
    severity: 'warning',
    field: 'singleUse',
    must: anyOf(
      allOf(isFalse('singleUse'), isFalse('reprocessed')),
      allOf(isTrue('singleUse'), isFalse('reusableSurgicalInstrument'), not(matches('emdnCode', 'L.*'))),
    ),
    message:
      'The single-use labelling does not agree with the rest: a reusable instrument (also by its EMDN category L) is not single use, and a reprocessed device had been labelled single use. Check the label.',
    source: 'Specification, document 2 section 5; MDR Annex I section 23.2(n), Art. 17',
    accepts: { document: { singleUse: true, emdnCode: 'A0101010102' } },
    rejects: { document: { singleUse: true, reusableSurgicalInstrument: true } },
  },
]

/** The static list of the Validation screen, with its prefix (decision D15). */
export const validationScreenRules: readonly Rule[] = [
  {
    id: 'VAL-001',
    severity: 'warning',
    field: 'emdnCode',
    when: present('emdnCode'),
    must: not(
      anyOf(
        allOf(matches('emdnCode', 'J.*'), isFalse('activeDevice')),
        allOf(matches('emdnCode', 'L.*'), isFalse('reusableSurgicalInstrument')),
        // Codes of software end in 92, those of its accessories in 82.
        allOf(matches('specialDevice', '(MDR|MDD|AIMDD)_SOFTWARE'), not(matches('emdnCode', '.*[89]2'))),
        allOf(
          matches('specialDevice', '.*(SOFT_CONTACT|RIGID_GAS).*'),
          not(matches('emdnCode', '(Q02|X01).*')),
        ),
      ),
    ),
    message:
      'The EMDN code does not match the device type: category J is for active devices, L for reusable surgical instruments, software has codes ending in 92, contact lenses stand under Q02 or X01. Check the code and the characteristics.',
    source: 'Specification, document 2 section 2.4; EMDN version 2',
    accepts: { document: { emdnCode: 'J0101', activeDevice: true } },
    rejects: { document: { emdnCode: 'J0101' } },
  },
  {
    id: 'VAL-002',
    severity: 'warning',
    field: 'riskClass',
    when: allOf(present('riskClass'), present('intendedUse')),
    must: not(
      anyOf(
        allOf(equals('riskClass', 'class-i'), {
          op: 'mentions',
          field: 'intendedUse',
          phrases: [
            'to be implanted',
            'permanently implanted',
            'long-term implant',
            'life support',
            'life sustaining',
          ],
        }),
        allOf(not(oneOf('riskClass', ivdClasses)), {
          op: 'mentions',
          field: 'intendedUse',
          phrases: ['in vitro diagnos', 'in-vitro diagnos'],
        }),
        allOf(oneOf('riskClass', ivdClasses), {
          op: 'mentions',
          field: 'intendedUse',
          phrases: ['to be implanted', 'permanently implanted'],
        }),
      ),
    ),
    message:
      'The wording of the intended use suggests a different risk class (implants and life support are above class I; in vitro diagnosis falls under the IVDR). Check the classification.',
    source: 'Specification, document 2 section 2.4; MDR Annex VIII',
    accepts: { document: { riskClass: 'class-iib', intendedUse: 'Bone screw to be implanted in the femur' } },
    rejects: { document: { riskClass: 'class-i', intendedUse: 'Bone screw to be implanted in the femur' } },
  },
  {
    ...required('VAL-015'),
    message: 'A class III device needs a notified body. Enter its number, here or with the certificate.',
    source: 'Specification, document 2 section 2.4; MDR Art. 52(3)',
    accepts: { document: { riskClass: 'class-iii', certificates: [{ notifiedBody: '0123' }] } },
    rejects: { document: { riskClass: 'class-iii' } },
  },
]

/** Warnings of the hub about values no regulator's file carries. */
export const hubDeviceRules: readonly Rule[] = [
  {
    id: 'HUB-PROCEDURE',
    severity: 'warning',
    field: 'conformityAssessmentProcedure',
    when: allOf(
      equals('conformityAssessmentProcedure', 'self-declaration'),
      not(equals('legislation', 'SPP')),
      present('riskClass'),
    ),
    must: allOf(oneOf('riskClass', ['class-i', 'class-a', 'ivd-general']), not(notifiedBodyTakesPart)),
    message:
      'The manufacturer alone can declare conformity only for class I, class A and general diagnostics (IVDD), and not if they are sterile, have a measuring function or are reusable surgical instruments. Check procedure, risk class and characteristics.',
    source: 'MDR Art. 52(7), IVDR Art. 48(10), Directive 98/79/EC Art. 9(1)',
    accepts: { document: { riskClass: 'class-i', conformityAssessmentProcedure: 'self-declaration' } },
    rejects: { document: { riskClass: 'class-iii', conformityAssessmentProcedure: 'self-declaration' } },
  },
  {
    id: 'HUB-PROCEDURE-LAW',
    severity: 'warning',
    field: 'conformityAssessmentProcedure',
    when: present('conformityAssessmentProcedure'),
    must: routeFits,
    message:
      'This conformity assessment procedure does not belong to the legislation of the device: Annexes II, III, V and VI are those of the directives, for legacy devices, and each regulation has its own. Choose one that belongs to the legislation.',
    fix: 'procedure-of-the-law',
    source: 'Decision D40; MDR Art. 52, IVDR Art. 48',
    accepts: { document: { riskClass: 'class-iia', conformityAssessmentProcedure: 'mdr-annex-ix' } },
    rejects: { document: { riskClass: 'class-iia', conformityAssessmentProcedure: 'annex-ii' } },
  },
]
