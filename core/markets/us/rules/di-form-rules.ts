import type { Condition } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  inDocument,
  lint,
  not,
  present,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { notYetPublished } from '../form/publishing.ts'
import { elements } from './sources.ts'

/** The other DIs that have a field of their own, each with its issuing agency. */
const otherDis = [
  { code: 'unitOfUseDi', entity: 'unitOfUseDiIssuingEntity', label: 'unit of use DI' },
  { code: 'secondaryUdiDi', entity: 'secondaryUdiDiIssuingEntity', label: 'secondary DI' },
  { code: 'directMarkingDi', entity: 'directMarkingDiIssuingEntity', label: 'direct marking DI' },
]

const isOfGs1 = lint('udiDi', 'of-gs1', 'udiDiIssuingEntity')

const isOfHibcc = lint('udiDi', 'of-hibcc', 'udiDiIssuingEntity')
const onLabel = 'This is the DI as the barcode has it; GUDID takes it without the characters in front.'

/** Where core/identifiers knows the form of their codes. */
const otherAgencies = [
  { code: 'HIBCC', isOf: 'of-hibcc', isDi: 'hibcc-di' },
  { code: 'ICCBBA', isOf: 'of-iccbba', isDi: 'iccbba-di' },
]
type OtherAgency = (typeof otherAgencies)[number]

/** A code of one of them, stated or recognised, follows its form. */
const followsItsForm = (field: string, isOf: (agency: OtherAgency) => Condition): Condition =>
  allOf(...otherAgencies.map((agency) => anyOf(not(isOf(agency)), lint(field, agency.isDi))))

/** A package whose agency is not stated has that of the primary DI. */
const ofPackage = ({ code, isOf }: OtherAgency): Condition =>
  anyOf(
    equals('issuingAgency', code),
    allOf(absent('issuingAgency'), inDocument(lint('udiDi', isOf, 'udiDiIssuingEntity'))),
  )

const compare = 'Compare it with the label, or choose the agency that issued it.'

/**
 * The form of a DI. That of GS1 is an error; of HIBCC and ICCBBA regulators hold codes in forms of their own, so it is a
 * warning (decision D38). Of further DIs those of the past are left alone: they stand on no label any more.
 */
export const diFormRules: readonly Rule[] = [
  {
    id: 'GUDID-DI-FORM.1',
    severity: 'error',
    whereHeld: 'warning',
    field: 'udiDi',
    // What is no GTIN at all is told by the rule of all markets.
    when: allOf(present('udiDi'), lint('udiDi', 'udi-di', 'udiDiIssuingEntity')),
    must: lint('udiDi', 'gudid-length', 'udiDiIssuingEntity'),
    message: 'GUDID takes GTINs of 12, 13 or 14 digits. A GTIN of 8 digits cannot be its DI.',
    source: elements,
    accepts: { document: { udiDi: '036000291452' } },
    rejects: { document: { udiDi: '02345673' } },
  },
  {
    id: 'GUDID-DI-LABEL.1',
    severity: 'error',
    whereHeld: 'warning',
    field: 'udiDi',
    when: present('udiDi'),
    must: lint('udiDi', 'stored-form'),
    message: `${onLabel} {detail}`,
    explain: 'stored-di',
    source: elements,
    accepts: { document: { udiDi: 'A999ABC1230' } },
    rejects: { document: { udiDi: '+A999ABC1230V' } },
  },
  {
    id: 'GUDID-DI-LABEL.2',
    severity: 'error',
    whereHeld: 'warning',
    field: 'packageDi',
    each: 'usPackages',
    where: present('packageDi'),
    must: lint('packageDi', 'stored-form'),
    message: `${onLabel} {detail}`,
    explain: 'stored-di',
    source: elements,
    accepts: { document: { usPackages: [{ packageDi: 'A999ABC1235' }] } },
    rejects: { document: { usPackages: [{ packageDi: '=/A9999XYZ100T0944' }] } },
  },
  {
    id: 'GUDID-DI-CHECK-CHARACTER',
    severity: 'warning',
    field: 'udiDi',
    about: ['udiDi', 'udiDiIssuingEntity'],
    when: allOf(present('udiDi'), isOfHibcc, notYetPublished),
    must: lint('udiDi', 'no-check-character'),
    message:
      'GUDID takes a DI of HIBCC without its check character, and the last character fits as one. {detail}',
    explain: 'stored-di',
    source: elements,
    accepts: { document: { udiDi: 'A999ABC1230', udiDiIssuingEntity: 'HIBCC' } },
    rejects: { document: { udiDi: 'A999ABC1230V', udiDiIssuingEntity: 'HIBCC' } },
  },
  ...otherDis.map(
    ({ code, entity, label }, index): Rule => ({
      id: `GUDID-DI-FORM.${index + 2}`,
      severity: 'error',
      whereHeld: 'warning',
      field: code,
      about: [code, entity],
      when: present(code),
      must: lint(code, 'gudid-di', entity),
      message: `This ${label} is not a GTIN of 12, 13 or 14 digits with the right check digit. ${compare}`,
      source: elements,
      accepts: { document: { [code]: '09521234000013', [entity]: 'GS1' } },
      rejects: { document: { [code]: '09521234000014', [entity]: 'GS1' } },
    }),
  ),
  {
    id: 'GUDID-DI-FORM.5',
    severity: 'error',
    whereHeld: 'warning',
    field: 'packageDi',
    each: 'usPackages',
    where: allOf(present('packageDi'), anyOf(present('issuingAgency'), inDocument(isOfGs1))),
    must: lint('packageDi', 'gudid-di', 'issuingAgency'),
    message: `This package DI is not a GTIN of 12, 13 or 14 digits with the right check digit. ${compare}`,
    source: elements,
    accepts: { document: { udiDi: 'A9991230', usPackages: [{ packageDi: 'A999-123/0' }] } },
    rejects: { document: { udiDi: '09521234000013', usPackages: [{ packageDi: '19521234000011' }] } },
  },
  ...otherDis.map(
    ({ code, entity, label }, index): Rule => ({
      id: `GUDID-DI-AGENCY-FORM.${index + 1}`,
      severity: 'warning',
      field: code,
      about: [code, entity],
      when: present(code),
      must: followsItsForm(code, ({ isOf }) => lint(code, isOf, entity)),
      message: `This ${label} does not have the form of its issuing agency. ${compare} {detail}`,
      explain: 'other-udi-di',
      source: `${elements}; decision D38`,
      accepts: { document: { [code]: 'A9991230', [entity]: 'HIBCC' } },
      rejects: { document: { [code]: 'A999-123/0', [entity]: 'HIBCC' } },
    }),
  ),
  {
    id: 'GUDID-DI-AGENCY-FORM.4',
    severity: 'warning',
    field: 'packageDi',
    about: ['packageDi', 'issuingAgency'],
    each: 'usPackages',
    where: present('packageDi'),
    must: followsItsForm('packageDi', ofPackage),
    message: `This package DI does not have the form of its issuing agency. ${compare} {detail}`,
    explain: 'other-udi-di',
    source: `${elements}; decision D38`,
    accepts: { document: { udiDi: 'A9991230', usPackages: [{ packageDi: 'A9991235' }] } },
    rejects: { document: { udiDi: 'A9991230', usPackages: [{ packageDi: 'A999-123/5' }] } },
  },
  {
    id: 'GUDID-DI-AGENCY-FORM.5',
    severity: 'warning',
    field: 'di',
    about: ['di', 'issuingAgency'],
    each: 'usFurtherDis',
    where: allOf(present('di'), not(equals('identifierType', 'Previous'))),
    must: allOf(
      followsItsForm('di', ({ isOf }) => lint('di', isOf, 'issuingAgency')),
      anyOf(not(equals('issuingAgency', 'GS1')), lint('di', 'gudid-di', 'issuingAgency')),
    ),
    message: `This DI does not have the form of its issuing agency. ${compare} {detail}`,
    explain: 'other-udi-di',
    source: `${elements}; decision D38`,
    accepts: {
      document: {
        usFurtherDis: [{ identifierType: 'Unit of Use', di: '12345678901', issuingAgency: 'NDC/NHRIC' }],
      },
    },
    rejects: {
      document: {
        usFurtherDis: [{ identifierType: 'Unit of Use', di: 'A999-123/0', issuingAgency: 'HIBCC' }],
      },
    },
  },
]
