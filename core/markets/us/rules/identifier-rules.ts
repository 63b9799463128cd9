import { allOf, anyOf, equals, lint, matches, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { hasUnitOfUse, required } from '../required.ts'
import { diFormRules } from './di-form-rules.ts'
import { elements, guidance2024, keptByAll } from './sources.ts'

/** DIs of one record that are never the same; a direct marking DI may be the primary. */
const twice = [
  { field: 'unitOfUseDi', other: 'udiDi', label: 'unit of use DI', otherLabel: 'primary DI' },
  { field: 'secondaryUdiDi', other: 'udiDi', label: 'secondary DI', otherLabel: 'primary DI' },
  { field: 'secondaryUdiDi', other: 'unitOfUseDi', label: 'secondary DI', otherLabel: 'unit of use DI' },
]

/** The DIs of a record: how many, whose, and what holds what. */
export const identifierRules: readonly Rule[] = [
  ...diFormRules,
  {
    id: 'GUDID-AGENCY',
    severity: 'error',
    field: 'udiDi',
    when: present('udiDi'),
    must: allOf(not(matches('udiDi', '[BD]-.*')), lint('udiDi', 'gudid-agency', 'udiDiIssuingEntity')),
    message:
      'This is a code of IFA or EUDAMED. GUDID takes codes of GS1, HIBCC and ICCBBA. Enter the DI on the label.',
    source: elements,
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: 'D-AF-MF-000000245AT' } },
  },
  {
    ...required('GUDID-COUNT'),
    message: 'The base package holds several devices. GUDID needs a unit of use DI for one of them.',
    source: keptByAll,
    accepts: { document: { baseQuantity: 10, unitOfUseDi: '09521234000020' } },
    rejects: { document: { baseQuantity: 10 } },
  },
  {
    id: 'GUDID-UNIT-OF-USE',
    severity: 'error',
    field: 'unitOfUseDi',
    when: hasUnitOfUse,
    must: not(equals('baseQuantity', 1)),
    message:
      'The base package holds one device, so its primary DI is enough. Clear the unit of use DI, or correct the device count.',
    source: keptByAll,
    accepts: { document: { baseQuantity: 10, unitOfUseDi: '09521234000020' } },
    rejects: { document: { baseQuantity: 1, unitOfUseDi: '09521234000020' } },
  },
  {
    id: 'GUDID-SECONDARY',
    severity: 'error',
    field: 'secondaryUdiDiIssuingEntity',
    when: allOf(present('secondaryUdiDiIssuingEntity'), present('udiDiIssuingEntity')),
    must: not({ op: 'same', field: 'secondaryUdiDiIssuingEntity', other: 'udiDiIssuingEntity' }),
    message:
      'The secondary DI comes from the same issuing agency as the primary. GUDID takes one of another agency only.',
    source: keptByAll,
    accepts: { document: { secondaryUdiDiIssuingEntity: 'HIBCC', udiDiIssuingEntity: 'GS1' } },
    rejects: { document: { secondaryUdiDiIssuingEntity: 'GS1', udiDiIssuingEntity: 'GS1' } },
  },
  ...twice.map(
    ({ field, other, label, otherLabel }, index): Rule => ({
      id: `GUDID-DI-TWICE.${index + 1}`,
      severity: 'error',
      whereHeld: 'warning',
      field,
      when: allOf(present(field), present(other)),
      must: not({ op: 'same', field, other, asDi: true }),
      message: `The ${label} is the ${otherLabel} too. Each has a DI of its own: correct one of them.`,
      source: `${guidance2024}, section III.A.(2): GUDID checks that DIs are unique`,
      accepts: { document: { [field]: '09521234000020', [other]: '09521234000013' } },
      rejects: { document: { [field]: '9521234000013', [other]: '09521234000013' } },
    }),
  ),
  {
    id: 'GUDID-FURTHER-DI-TWICE',
    severity: 'error',
    whereHeld: 'warning',
    field: 'di',
    each: 'usFurtherDis',
    // A direct marking DI may be the primary, and a previous one is of the past.
    where: allOf(present('di'), oneOf('identifierType', ['Secondary', 'Unit of Use'])),
    must: allOf(
      not({ op: 'repeats', columns: ['di'], asDi: true }),
      not({ op: 'same-in-document', field: 'di', other: 'udiDi', asDi: true }),
      not({ op: 'same-in-document', field: 'di', other: 'usPackages', column: 'packageDi', asDi: true }),
      ...(
        [
          ['Secondary', 'secondaryUdiDi'],
          ['Unit of Use', 'unitOfUseDi'],
        ] as const
      ).map(([kind, other]) =>
        anyOf(
          equals('identifierType', kind),
          not({ op: 'same-in-document', field: 'di', other, asDi: true }),
        ),
      ),
    ),
    message: 'This DI is in the record twice. Each kind has a DI of its own: correct it, or delete the row.',
    source: `${guidance2024}, section III.A.(2): GUDID checks that DIs are unique`,
    accepts: {
      document: {
        udiDi: '09521234000013',
        secondaryUdiDi: 'A9991230',
        usFurtherDis: [
          { identifierType: 'Secondary', di: 'A9991230' },
          { identifierType: 'Direct Marking', di: '09521234000013' },
        ],
      },
    },
    rejects: {
      document: {
        unitOfUseDi: '09521234000020',
        usFurtherDis: [{ identifierType: 'Secondary', di: '9521234000020' }],
      },
    },
  },
  {
    id: 'GUDID-PACKAGE-TWICE',
    severity: 'error',
    whereHeld: 'warning',
    field: 'packageDi',
    each: 'usPackages',
    where: present('packageDi'),
    must: allOf(
      ...(['udiDi', 'unitOfUseDi', 'secondaryUdiDi'] as const).map((other) =>
        not({ op: 'same-in-document', field: 'packageDi', other, asDi: true }),
      ),
    ),
    message:
      'This package DI is the primary, the unit of use or the secondary DI too. A package has a DI of its own: correct it.',
    source: `${guidance2024}, section III.A.(2): GUDID checks that DIs are unique; 21 CFR 830.50(b)`,
    accepts: { document: { udiDi: '09521234000013', usPackages: [{ packageDi: '19521234000010' }] } },
    rejects: { document: { udiDi: '09521234000013', usPackages: [{ packageDi: '9521234000013' }] } },
  },
  {
    id: 'GUDID-PACKAGE-CONTENT',
    severity: 'error',
    field: 'containedDi',
    each: 'usPackages',
    where: present('containedDi'),
    must: { op: 'leads-to', field: 'containedDi', key: 'packageDi', end: 'udiDi', asDi: true },
    message:
      'What this package holds is neither the primary DI nor another package of this record. Correct "Contains DI".',
    source: keptByAll,
    accepts: {
      document: {
        udiDi: '09521234000013',
        usPackages: [
          { packageDi: '19521234000010', containedDi: '9521234000013' },
          { packageDi: '29521234000017', containedDi: '19521234000010' },
        ],
      },
    },
    rejects: {
      document: {
        udiDi: '09521234000013',
        usPackages: [{ packageDi: '19521234000010', containedDi: '09521234000099' }],
      },
    },
  },
  {
    id: 'GUDID-PACKAGE-AGENCY',
    severity: 'error',
    field: 'issuingAgency',
    each: 'usPackages',
    when: present('udiDiIssuingEntity'),
    where: present('issuingAgency'),
    must: { op: 'same-in-document', field: 'issuingAgency', other: 'udiDiIssuingEntity' },
    message: 'The DI of a package comes from the same issuing agency as the primary DI. Correct one of them.',
    source: keptByAll,
    accepts: {
      document: {
        udiDiIssuingEntity: 'GS1',
        usPackages: [{ packageDi: '19521234000010', issuingAgency: 'GS1' }],
      },
    },
    rejects: {
      document: {
        udiDiIssuingEntity: 'GS1',
        usPackages: [{ packageDi: 'A99912345', issuingAgency: 'HIBCC' }],
      },
    },
  },
  {
    id: 'GUDID-PACKAGE-REPEATED',
    severity: 'error',
    whereHeld: 'warning',
    field: 'packageDi',
    each: 'usPackages',
    where: present('packageDi'),
    must: not({ op: 'repeats', columns: ['packageDi'], asDi: true }),
    message: 'This package DI is already in the table. Delete one of the rows.',
    source: elements,
    accepts: { document: { usPackages: [{ packageDi: '19521234000010' }, { packageDi: '29521234000017' }] } },
    rejects: { document: { usPackages: [{ packageDi: '09521234000020' }, { packageDi: '9521234000020' }] } },
  },
  {
    ...required('GUDID-PACKAGE-DI'),
    message: 'A package is known by its DI. Enter the package DI, or delete the row.',
    source: elements,
    accepts: { document: { usPackages: [{ packageDi: '19521234000010' }] } },
    rejects: { document: { usPackages: [{ quantity: 5 }] } },
  },
  {
    ...required('GUDID-PACKAGE-QUANTITY'),
    message: 'GUDID requires the number of items in a package. Enter the quantity.',
    source: elements,
    accepts: { document: { usPackages: [{ packageDi: '19521234000010', quantity: 5 }] } },
    rejects: { document: { usPackages: [{ packageDi: '19521234000010' }] } },
  },
  {
    ...required('GUDID-NO-PI'),
    message:
      'The label has no production identifier. Nearly all devices have a lot, serial number or date: compare it with the label.',
    source: `${elements}; 20 of 50,000 published records have none`,
    accepts: { document: { udiDi: '09521234000013', productionIdentifiers: ['BATCH_NUMBER'] } },
    rejects: { document: { udiDi: '09521234000013' } },
  },
]
