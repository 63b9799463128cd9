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
  euEudamedId: {
    type: 'text',
    label: 'EUDAMED ID',
    maxLength: 120,
    help: 'The number EUDAMED gave the device, once it is registered.',
    level: 'hub',
  },
  manufacturerSrn: {
    type: 'text',
    label: 'Manufacturer SRN',
    maxLength: 15,
    help: 'Single registration number of the manufacturer, e.g. DE-MF-000012345.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-10',
  },
  authorizedRepresentativeName: {
    type: 'text',
    label: 'Authorized Representative Name',
    help: 'Who represents a manufacturer established outside the Union. EUDAMED takes the name from the SRN.',
    maxLength: 255,
    level: 'hub',
  },
  authorizedRepresentativeSrn: {
    type: 'text',
    label: 'Authorized Representative SRN',
    maxLength: 15,
    help: 'Needed when the manufacturer is outside the EU, e.g. IE-AR-000000002.',
    level: 'basic-udi',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-15',
  },
  notifiedBodyNumber: {
    type: 'text',
    label: 'Notified Body Number',
    maxLength: 4,
    help: 'Four digits, e.g. 0123.',
    level: 'hub',
  },
  conformityAssessmentProcedure: {
    type: 'code',
    label: 'Conformity Assessment Procedure',
    help: 'The route by which conformity was shown. It says whether a notified body takes part, and so whether a certificate is needed.',
    codes: conformityProcedures,
    level: 'hub',
  },
  certificates: {
    type: 'group',
    label: 'Certificates',
    rowLabel: 'certificate',
    help: 'Product certificates of the notified body: technical documentation or type examination; for a legacy device those of its directive.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-39',
    columns: {
      certificateType: {
        type: 'code',
        label: 'Type',
        section: 'regulatory',
        codes: certificateTypes,
        eudamedId: 'FLD-UDID-60',
      },
      notifiedBody: {
        type: 'text',
        label: 'Notified body',
        section: 'regulatory',
        maxLength: 4,
        eudamedId: 'FLD-UDID-63',
      },
      certificateNumber: {
        type: 'text',
        label: 'Number',
        section: 'regulatory',
        maxLength: 120,
        eudamedId: 'FLD-UDID-61',
      },
      revisionNumber: {
        type: 'text',
        label: 'Revision',
        section: 'regulatory',
        maxLength: 120,
        eudamedId: 'FLD-UDID-62',
      },
      expiryDate: { type: 'date', label: 'Valid until', section: 'regulatory', eudamedId: 'FLD-UDID-64' },
    },
  },
  submissionDate: {
    type: 'date',
    label: 'Submission Date',
    help: 'The day the data is meant to go, or went, to the regulator. For planning; it is not part of the message.',
    level: 'hub',
  },

  packProducerActorId: {
    type: 'text',
    label: 'System or procedure pack producer',
    maxLength: 15,
    help: 'Actor id of the producer of a system or procedure pack, e.g. DE-PR-000012345.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-44',
  },
  authorizedRepresentativeAddress: {
    type: 'long-text',
    label: 'Authorized Representative Address',
    help: 'Where the authorised representative is established, as on the label. EUDAMED takes it from the SRN.',
    maxLength: 500,
    level: 'hub',
  },
  importerName: {
    type: 'text',
    label: 'Importer Name',
    help: 'Who places a device from outside the Union on its market (MDR and IVDR Article 13). In EUDAMED importers name their manufacturers in the actor registration.',
    maxLength: 255,
    level: 'hub',
  },
  importerSrn: {
    type: 'text',
    label: 'Importer SRN',
    maxLength: 15,
    help: 'The actor id of the importer, such as NL-IM-000000003. For planning: EUDAMED keeps importers with the manufacturers they name.',
    level: 'hub',
  },
  notifiedBodyName: {
    type: 'text',
    label: 'Notified Body Name',
    help: 'The body that issued the certificate. EUDAMED knows it by its four digits, given with each certificate.',
    maxLength: 255,
    level: 'hub',
  },
  personResponsible: {
    type: 'text',
    label: 'Person responsible for regulatory compliance',
    maxLength: 255,
    help: 'MDR and IVDR Art. 15.',
    level: 'hub',
  },
  relatedDeviceDi: {
    type: 'text',
    label: 'Related device (UDI-DI or EUDAMED ID)',
    maxLength: 120,
    help: 'The legacy device this one follows, or the device under the regulation that follows it.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-180',
  },
  relatedDeviceIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the related device',
    help: 'Who issued the code of the related device.',
    codes: entities,
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-180',
  },
  regulatoryStatus: {
    type: 'text',
    label: 'Regulatory Status',
    help: 'Where the device stands with this regulator, in your own words. Kept by the hub.',
    maxLength: 255,
    level: 'hub',
  },
  technicalDocumentationReference: {
    type: 'text',
    label: 'Technical documentation reference',
    help: 'Where the technical documentation of Annexes II and III is found. For auditors; it is not part of the message.',
    maxLength: 255,
    level: 'hub',
  },
  declarationOfConformityDate: {
    type: 'date',
    label: 'Declaration of conformity, date',
    help: 'The day the EU declaration of conformity was signed (MDR Article 19, IVDR Article 17).',
    level: 'hub',
  },
})
