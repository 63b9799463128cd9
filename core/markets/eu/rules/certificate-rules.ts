import type { Condition } from '#core/rules/condition.ts'
import { absent, allOf, anyOf, lint, matches, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { diagnosticTypes, productTypes, required } from '../required.ts'
import {
  classBTestedNearby,
  needsDiagnosticCertificate,
  needsProductCertificate,
  ofAimdd,
  ofDevice,
  ofIvdd,
  ofIvdr,
  ofMdd,
  ofMdr,
  otherClassC,
  otherClassIib,
} from '../scope.ts'
import { businessRules, dataDictionary, schemaSet } from './sources.ts'

const product = { certificateType: 'MDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123' }
const quality = { certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM', notifiedBody: '0123' }

const diagnostic = { certificateType: 'IVDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123' }
const directive = {
  certificateType: 'AIMDD_III',
  notifiedBody: '0123',
  certificateNumber: 'G1 012345',
  expiryDate: '2028-12-31',
}

/** All certificates stated are of this directive. */
const onlyOf = (directiveName: string): Condition => ({
  op: 'count',
  field: 'certificates',
  where: not(anyOf(absent('certificateType'), matches('certificateType', `${directiveName}_.*`))),
  max: 0,
})

/** All certificates stated are of these types. */
const onlyTypes = (types: readonly string[]): Condition => ({
  op: 'count',
  field: 'certificates',
  where: allOf(present('certificateType'), not(oneOf('certificateType', types))),
  max: 0,
})

export const certificateRules: readonly Rule[] = [
  {
    ...required('BR-UDID-109'),
    message:
      'A class III device, and an implantable one of class IIb, needs a certificate of technical documentation or type examination. Add it with its notified body; number and revision are optional.',
    source: businessRules('BR-UDID-109'),
    accepts: { document: { riskClass: 'class-iii', certificates: [product] } },
    rejects: { document: { riskClass: 'class-iii', certificates: [quality] } },
  },
  {
    ...required('RULE-00015.1'),
    message:
      'A class D diagnostic, and one of class C for self-testing or near-patient testing, needs a certificate of technical documentation or type examination. Add it with its notified body.',
    source: businessRules('RULE-00015'),
    accepts: { document: { riskClass: 'class-d', certificates: [diagnostic] } },
    rejects: { document: { riskClass: 'class-c', selfTesting: true, certificates: [] } },
  },
  {
    ...required('RULE-00015.2'),
    message:
      'A class B diagnostic for self-testing or near-patient testing needs a certificate of technical documentation. Add it with its notified body.',
    source: businessRules('RULE-00015'),
    accepts: { document: { riskClass: 'class-b', selfTesting: true, certificates: [diagnostic] } },
    rejects: { document: { riskClass: 'class-b', nearPatientTesting: true } },
  },
  {
    ...required('BR-UDID-113.1'),
    message:
      'A legacy device needs the certificate of its directive that covers it. Add it with type, notified body, number and expiry date.',
    source: businessRules('BR-UDID-113'),
    accepts: { document: { riskClass: 'aimdd', certificates: [directive] } },
    rejects: { document: { riskClass: 'aimdd', certificates: [quality] } },
  },
  ...(
    [
      ['certificateNumber', 'number', 'FLD-UDID-61'],
      ['expiryDate', 'expiry date', 'FLD-UDID-64'],
    ] as const
  ).map(
    ([field, what, id], index): Rule => ({
      ...required(`BR-UDID-113.${index + 2}`),
      message: `The ${what} of the certificate is missing; EUDAMED asks for it with every certificate of a legacy device.`,
      source: `${businessRules('BR-UDID-113')}; ${dataDictionary(id)}`,
      accepts: { document: { riskClass: 'aimdd', certificates: [directive] } },
      rejects: { document: { riskClass: 'aimdd', certificates: [{ ...directive, [field]: undefined }] } },
    }),
  ),
  {
    id: 'BR-UDID-109.1',
    severity: 'info',
    field: 'certificates',
    when: allOf(ofDevice, present('certificates')),
    must: anyOf(
      allOf(ofMdr, needsProductCertificate, onlyTypes(productTypes)),
      allOf(ofMdr, otherClassIib, onlyTypes(['MDR_TYPE_EXAMINATION'])),
      allOf(ofIvdr, needsDiagnosticCertificate, onlyTypes(diagnosticTypes)),
      allOf(ofIvdr, otherClassC, onlyTypes(['IVDR_TYPE_EXAMINATION'])),
      allOf(ofIvdr, classBTestedNearby, onlyTypes(['IVDR_TECHNICAL_DOCUMENTATION'])),
      allOf(ofMdd, onlyOf('MDD')),
      allOf(ofAimdd, onlyOf('AIMDD')),
      allOf(ofIvdd, onlyOf('IVDD')),
    ),
    message:
      'Not all of these certificates go into the EUDAMED file. It contains product certificates (technical documentation, type examination) for classes III and IIb, and for classes D, C and B where the regulation requires them; for a legacy device, those under its directive. The notified body registers the others.',
    source: businessRules('BR-UDID-109, RULE-00015 and BR-UDID-113'),
    accepts: { document: { riskClass: 'class-iii', certificates: [product] } },
    rejects: { document: { riskClass: 'class-iia', certificates: [quality] } },
  },
  {
    ...required('FLD-UDID-60'),
    message: 'The type of the certificate is missing. Choose it or remove the row.',
    source: dataDictionary('FLD-UDID-60'),
    accepts: { document: { certificates: [quality] } },
    rejects: { document: { certificates: [{ notifiedBody: '0123' }] } },
  },
  {
    ...required('FLD-UDID-63'),
    message: 'The notified body of the certificate is missing. Enter its four digits or remove the row.',
    source: dataDictionary('FLD-UDID-63'),
    accepts: { document: { certificates: [product] } },
    rejects: { document: { certificates: [{ certificateType: 'MDR_TYPE_EXAMINATION' }] } },
  },
  {
    id: 'XSD-NB',
    severity: 'error',
    each: 'certificates',
    field: 'notifiedBody',
    when: ofDevice,
    where: present('notifiedBody'),
    must: lint('notifiedBody', 'notified-body'),
    message: 'This is not a notified body number. {detail}',
    explain: 'notified-body',
    problem: 'form',
    source: schemaSet('stringNBActorCodeType'),
    accepts: { document: { certificates: [product] } },
    rejects: { document: { certificates: [{ ...product, notifiedBody: '12A4' }] } },
  },
]
