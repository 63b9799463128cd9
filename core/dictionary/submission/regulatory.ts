import { certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { defineFields } from '../field.ts'

const entities = issuingEntities.map(({ code, name }) => ({ code, label: `${code} – ${name}` }))

/**
 * The specification's four options, then the procedures of the regulations themselves (decision D15, BR-503; IVDR
 * Art. 48).
 */
export const conformityProcedures = [
  { code: 'annex-ii', label: 'Full Quality Assurance System (Annex II)' },
  { code: 'annex-iii', label: 'EC Type Examination (Annex III)' },
  { code: 'annex-v', label: 'Production Quality Assurance (Annex V)' },
  { code: 'annex-vi', label: 'Product Quality Assurance (Annex VI)' },
  { code: 'mdr-annex-ix', label: 'MDR Annex IX' },
  { code: 'mdr-annex-x-xi', label: 'MDR Annex X + XI' },
  { code: 'ivdr-annex-ix', label: 'IVDR Annex IX' },
  { code: 'ivdr-annex-x-xi', label: 'IVDR Annex X + XI' },
  { code: 'self-declaration', label: 'Self-declaration (MDR Art. 52(7), IVDR Art. 48(10))' },
] as const

export const regulatoryTab = defineFields('regulatory', {
  manufacturerSrn: {
    type: 'text',
    label: 'Manufacturer SRN',
    maxLength: 15,
    help: 'Single registration number of the manufacturer, e.g. DE-MF-000012345.',
  },
  authorizedRepresentativeName: {
    type: 'text',
    label: 'Authorized Representative Name',
    maxLength: 255,
  },
  authorizedRepresentativeSrn: {
    type: 'text',
    label: 'Authorized Representative SRN',
    maxLength: 15,
  },
  notifiedBodyNumber: {
    type: 'text',
    label: 'Notified Body Number',
    maxLength: 4,
    help: 'Four digits, e.g. 0123.',
  },
  conformityAssessmentProcedure: {
    type: 'code',
    label: 'Conformity Assessment Procedure',
    help: 'The route by which conformity was shown. It says whether a notified body takes part, and so whether a certificate is needed.',
    codes: conformityProcedures,
  },
  certificates: {
    type: 'group',
    label: 'Certificates',
    rowLabel: 'certificate',
    certificates: {
      number: 'certificateNumber',
      notifiedBody: 'notifiedBody',
      revision: 'revisionNumber',
      expiryDate: 'expiryDate',
    },
    help: 'Product certificates of the notified body: technical documentation or type examination; for a legacy device those of its directive.',
    columns: {
      certificateType: {
        type: 'code',
        label: 'Type',
        section: 'regulatory',
        codes: certificateTypes,
      },
      notifiedBody: {
        type: 'text',
        label: 'Notified body',
        section: 'regulatory',
        maxLength: 4,
      },
      certificateNumber: {
        type: 'text',
        label: 'Number',
        section: 'regulatory',
        maxLength: 120,
      },
      revisionNumber: {
        type: 'text',
        label: 'Revision',
        section: 'regulatory',
        maxLength: 120,
      },
      expiryDate: { type: 'date', label: 'Valid until', section: 'regulatory' },
    },
  },
  submissionDate: {
    type: 'date',
    label: 'Submission Date',
    help: 'The day the data is planned to be sent, or was sent, to the regulator. For planning; not part of the message.',
  },

  packProducerActorId: {
    type: 'text',
    label: 'System or procedure pack producer',
    maxLength: 15,
    help: 'Actor id of the producer of a system or procedure pack, e.g. DE-PR-000012345.',
  },
  authorizedRepresentativeAddress: {
    type: 'long-text',
    label: 'Authorized Representative Address',
    maxLength: 500,
  },
  importerName: {
    type: 'text',
    label: 'Importer Name',
    maxLength: 255,
  },
  importerSrn: {
    type: 'text',
    label: 'Importer SRN',
    maxLength: 15,
  },
  notifiedBodyName: {
    type: 'text',
    label: 'Notified Body Name',
    maxLength: 255,
  },
  notifiedBodyCountry: {
    type: 'text',
    label: 'Notified Body Country',
    help: 'Where the notified body is established. The number says so too; the hub keeps it.',
    maxLength: 60,
  },
  certificateScope: {
    type: 'long-text',
    label: 'Certificate Scope',
    help: 'What the certificate covers, as it says. Kept by the hub.',
    maxLength: 2000,
  },
  personResponsible: {
    type: 'text',
    label: 'Person responsible for regulatory compliance',
    maxLength: 255,
  },
  relatedDeviceDi: {
    type: 'text',
    label: 'Related device',
    maxLength: 120,
    help: 'The legacy device this one follows, or the device under the regulation that follows it.',
  },
  relatedDeviceIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the related device',
    help: 'Who issued the code of the related device.',
    codes: entities,
  },
  regulatoryStatus: {
    type: 'text',
    label: 'Regulatory Status',
    help: 'Where the device stands with this regulator, in your own words. Kept by the hub.',
    maxLength: 255,
  },
  technicalDocumentationReference: {
    type: 'text',
    label: 'Technical documentation reference',
    maxLength: 255,
  },
  declarationOfConformityDate: {
    type: 'date',
    label: 'Declaration of conformity, date',
  },
})
