import fc from 'fast-check'
import {
  certificateStatuses,
  certificateTypes,
  regulationCertificateTypes,
} from '#core/code-lists/eudamed/certificate-types.ts'
import { multiComponentTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import type { ArComment, ModelOrName } from '#core/markets/eu/message/basic-udi.ts'
import type { MdrBasicUdi } from '#core/markets/eu/message/mdr-basic-udi.ts'
import {
  codeOf,
  date,
  dateTime,
  digits,
  diIdentifier,
  entityVersion,
  few,
  languageText,
  srn,
  text,
} from '#tests/arbitraries/eudamed-values.ts'

const modelOrName: fc.Arbitrary<ModelOrName> = fc.oneof(
  fc.record({ model: text(255), name: text(255) }, { requiredKeys: ['model'] }),
  fc.record({ model: text(255), name: text(255) }, { requiredKeys: ['name'] }),
)

const certificateLink = fc.record(
  {
    version: text(20),
    certificateNumber: text(120),
    certificateRevisionNumber: text(120),
    NBActorCode: digits(4),
    certificateType: codeOf(regulationCertificateTypes),
    expiryDate: date,
    issueDate: date,
    startValidityDate: date,
    certificateStatus: codeOf(certificateStatuses),
    decisionDate: date,
    startingApplicabilityDate: date,
  },
  {
    requiredKeys: [
      'certificateNumber',
      'NBActorCode',
      'certificateType',
      'issueDate',
      'startValidityDate',
      'certificateStatus',
    ],
  },
)

const deviceCertificateLink = fc.record(
  {
    certificateNumber: text(120),
    expiryDate: date,
    NBActorCode: digits(4),
    certificateRevisionNumber: text(120),
    certificateType: codeOf<(typeof certificateTypes)[number]['code']>(certificateTypes),
  },
  { requiredKeys: ['NBActorCode', 'certificateType'] },
)

const clinicalInvestigationLink = fc.record(
  {
    version: text(20),
    clinicalInvestigationReference: text(255),
    nonEUApplicableCountries: few(codeOf(nonEuCountries)),
  },
  { requiredKeys: ['clinicalInvestigationReference'] },
)

const arComment: fc.Arbitrary<ArComment> = fc.record(
  { date: dateTime, ownerActorCode: srn, text: languageText },
  { requiredKeys: ['ownerActorCode', 'text'] },
)

/** Any Basic UDI-DI of the MDR. */
export const mdrBasicUdi: fc.Arbitrary<MdrBasicUdi> = fc
  .tuple(
    modelOrName,
    fc.record(
      {
        ...entityVersion,
        riskClass: codeOf(eudamedRiskClasses),
        identifier: diIdentifier,
        certificateLinks: few(certificateLink),
        animalTissuesCells: fc.boolean(),
        ARActorCode: fc.oneof(srn, fc.constant('NA')),
        humanTissuesCells: fc.boolean(),
        MFActorCode: srn,
        ARComments: few(arComment),
        clinicalInvestigationLinks: few(clinicalInvestigationLink),
        deviceCertificateLinks: few(deviceCertificateLink),
        humanProductCheck: fc.boolean(),
        IIb_implantable_exceptions: fc.boolean(),
        medicinalProductCheck: fc.boolean(),
        specialDevice: codeOf(specialDevices),
        type: codeOf(multiComponentTypes),
        active: fc.boolean(),
        administeringMedicine: fc.boolean(),
        implantable: fc.boolean(),
        measuringFunction: fc.boolean(),
        reusable: fc.boolean(),
      },
      {
        requiredKeys: [
          'riskClass',
          'identifier',
          'animalTissuesCells',
          'humanTissuesCells',
          'MFActorCode',
          'humanProductCheck',
          'medicinalProductCheck',
          'type',
          'active',
          'administeringMedicine',
          'implantable',
          'measuringFunction',
          'reusable',
        ],
      },
    ),
  )
  .map(([names, rest]) => ({ ...rest, ...names }))
