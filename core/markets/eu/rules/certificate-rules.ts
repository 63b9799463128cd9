import type { Condition } from '#core/rules/condition.ts'
import { allOf, anyOf, lint, not, oneOf, present, someRow } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { needsProductCertificate, otherClassIib } from './scope.ts'
import { businessRules, dataDictionary, schemaSet } from './sources.ts'

const productTypes = ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION']
const product = { certificateType: 'MDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123' }
const quality = { certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM', notifiedBody: '0123' }

/** All certificates stated are of these types. */
const onlyTypes = (types: readonly string[]): Condition => ({
  op: 'count',
  field: 'certificates',
  where: allOf(present('certificateType'), not(oneOf('certificateType', types))),
  max: 0,
})

export const certificateRules: readonly Rule[] = [
  {
    id: 'BR-UDID-109',
    severity: 'error',
    field: 'certificates',
    when: needsProductCertificate,
    must: someRow('certificates', oneOf('certificateType', productTypes)),
    message:
      'A class III device, and an implantable one of class IIb, needs a certificate of technical documentation or type examination. Add it with its notified body; number and revision are optional.',
    source: businessRules('BR-UDID-109'),
    accepts: { document: { riskClass: 'class-iii', certificates: [product] } },
    rejects: { document: { riskClass: 'class-iii', certificates: [quality] } },
  },
  {
    id: 'BR-UDID-109.1',
    severity: 'info',
    field: 'certificates',
    when: present('certificates'),
    must: anyOf(
      allOf(needsProductCertificate, onlyTypes(productTypes)),
      allOf(otherClassIib, onlyTypes(['MDR_TYPE_EXAMINATION'])),
    ),
    message:
      'Not all of these certificates go into the EUDAMED file: it takes technical documentation and type examination for class III and implantable class IIb, type examination for other class IIb devices, none for class I and IIa. The notified body registers the others.',
    source: businessRules('BR-UDID-109'),
    accepts: { document: { riskClass: 'class-iii', certificates: [product] } },
    rejects: { document: { riskClass: 'class-iia', certificates: [quality] } },
  },
  {
    id: 'FLD-UDID-60',
    severity: 'error',
    each: 'certificates',
    field: 'certificateType',
    must: present('certificateType'),
    message: 'The type of the certificate is missing. Choose it or remove the row.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-60'),
    accepts: { document: { certificates: [quality] } },
    rejects: { document: { certificates: [{ notifiedBody: '0123' }] } },
  },
  {
    id: 'FLD-UDID-63',
    severity: 'error',
    each: 'certificates',
    field: 'notifiedBody',
    must: present('notifiedBody'),
    message: 'The notified body of the certificate is missing. Enter its four digits or remove the row.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-63'),
    accepts: { document: { certificates: [product] } },
    rejects: { document: { certificates: [{ certificateType: 'MDR_TYPE_EXAMINATION' }] } },
  },
  {
    id: 'XSD-NB',
    severity: 'error',
    each: 'certificates',
    field: 'notifiedBody',
    where: present('notifiedBody'),
    must: lint('notifiedBody', 'notified-body'),
    message: 'This is no notified body number. {detail}',
    explain: 'notified-body',
    problem: 'form',
    source: schemaSet('stringNBActorCodeType'),
    accepts: { document: { certificates: [product] } },
    rejects: { document: { certificates: [{ ...product, notifiedBody: '12A4' }] } },
  },
]
