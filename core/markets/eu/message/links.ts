import {
  type CertificateStatus,
  type CertificateType,
  certificateStatuses,
  certificateTypes,
  type RegulationCertificateType,
  regulationCertificateTypes,
} from '#core/code-lists/eudamed/certificate-types.ts'
import { type DeviceRelation, deviceRelations } from '#core/code-lists/eudamed/device-relations.ts'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { one, optional, rowsOf, sequence } from '#core/files/xml-shape.ts'
import { codeOf, listOf, text, token } from '#core/files/xml-values.ts'
import { countryOf } from '#core/markets/eu/message/address.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/common-di.ts'

/** A certificate as the manufacturer states it (links:DeviceCertificateLinkType). */
export interface DeviceCertificateLink {
  /** 1 to 120 characters, like the revision number. */
  readonly certificateNumber?: string
  readonly expiryDate?: string
  /** Notified body, 4 digits. */
  readonly NBActorCode: string
  readonly certificateRevisionNumber?: string
  readonly certificateType: CertificateType
}

export const deviceCertificateLinks = rowsOf(
  'links:deviceCertificateLink',
  sequence<DeviceCertificateLink>({
    certificateNumber: optional('links:certificateNumber', text),
    expiryDate: optional('links:expiryDate', token),
    NBActorCode: one('links:NBActorCode', token),
    certificateRevisionNumber: optional('links:certificateRevisionNumber', text),
    certificateType: one('links:certificateType', codeOf(certificateTypes)),
  }),
)

/**
 * A certificate as its notified body registered it (links:CertificateLinkType). EUDAMED puts it into
 * downloads and refuses it from manufacturers (BR-DTX-UDID-088).
 */
export interface CertificateLink {
  readonly version?: string
  readonly certificate: CertificateIdentifier
  readonly certificateType: RegulationCertificateType
  readonly expiryDate?: string
  readonly issueDate: string
  readonly startValidityDate: string
  readonly certificateStatus: CertificateStatus
  readonly decisionDate?: string
  readonly startingApplicabilityDate?: string
}

/** links:CertificateIdentifierLinkType. */
export interface CertificateIdentifier {
  readonly certificateNumber: string
  readonly certificateRevisionNumber?: string
  readonly NBActorCode: string
}

const certificate = sequence<CertificateIdentifier>({
  certificateNumber: one('links:certificateNumber', text),
  certificateRevisionNumber: optional('links:certificateRevisionNumber', text),
  NBActorCode: one('links:NBActorCode', token),
})

export const certificateLinks = rowsOf(
  'links:certificateLink',
  sequence<CertificateLink>({
    version: optional('links:version', text),
    certificate: one('links:certificate', certificate),
    certificateType: one('links:certificateType', codeOf(regulationCertificateTypes)),
    expiryDate: optional('links:expiryDate', token),
    issueDate: one('links:issueDate', token),
    startValidityDate: one('links:startValidityDate', token),
    certificateStatus: one('links:certificateStatus', codeOf(certificateStatuses)),
    decisionDate: optional('links:decisionDate', token),
    startingApplicabilityDate: optional('links:startingApplicabilityDate', token),
  }),
)

/** A clinical investigation of the device (links:ClinicalInvestigationLinkType). */
export interface ClinicalInvestigationLink {
  readonly version?: string
  /** 1 to 255 characters. */
  readonly clinicalInvestigationReference: string
  /** Only for investigations outside the EU (BR-UDID-098); ISO codes of the list of non-EU countries. */
  readonly nonEUApplicableCountries?: readonly string[]
}

export const clinicalInvestigationLinks = rowsOf(
  'links:clinicalInvestigationLink',
  sequence<ClinicalInvestigationLink>({
    version: optional('links:version', text),
    clinicalInvestigationReference: one('links:clinicalInvestigationReference', text),
    nonEUApplicableCountries: optional('links:nonEUApplicableCountries', listOf(countryOf(nonEuCountries))),
  }),
)

/** The legacy device a regulation device follows, or the other way round (links:DeviceRelatedLinkType). */
export interface DeviceRelatedLink {
  readonly version?: string
  readonly diIdentifier: DiIdentifier
  readonly type: DeviceRelation
}

export const deviceRelatedLink = sequence<DeviceRelatedLink>({
  version: optional('links:version', text),
  diIdentifier: one('links:diIdentifier', diIdentifier),
  type: one('links:type', codeOf(deviceRelations)),
})
