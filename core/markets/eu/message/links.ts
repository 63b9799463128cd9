import type {
  CertificateStatus,
  CertificateType,
  RegulationCertificateType,
} from '#core/code-lists/eudamed/certificate-types.ts'
import { container, leaf, listLeaf, type XmlElement } from '#core/files/xml-tree.ts'
import { eudamedCountry } from '#core/markets/eu/message/country.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'

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

/** The links inside an element of this name; nothing without any. */
export function deviceCertificateLinks(
  name: string,
  links: readonly DeviceCertificateLink[] | undefined,
): XmlElement | undefined {
  return container(name, links?.map(deviceCertificateLink) ?? [])
}

function deviceCertificateLink(link: DeviceCertificateLink): XmlElement | undefined {
  return container('links:deviceCertificateLink', [
    leaf('links:certificateNumber', link.certificateNumber),
    leaf('links:expiryDate', link.expiryDate),
    leaf('links:NBActorCode', link.NBActorCode),
    leaf('links:certificateRevisionNumber', link.certificateRevisionNumber),
    leaf('links:certificateType', link.certificateType),
  ])
}

/**
 * A certificate as its notified body registered it (links:CertificateLinkType). EUDAMED puts it into
 * downloads and refuses it from manufacturers (BR-DTX-UDID-088).
 */
export interface CertificateLink {
  readonly version?: string
  readonly certificateNumber: string
  readonly certificateRevisionNumber?: string
  readonly NBActorCode: string
  readonly certificateType: RegulationCertificateType
  readonly expiryDate?: string
  readonly issueDate: string
  readonly startValidityDate: string
  readonly certificateStatus: CertificateStatus
  readonly decisionDate?: string
  readonly startingApplicabilityDate?: string
}

/** The links inside an element of this name; nothing without any. */
export function certificateLinks(
  name: string,
  links: readonly CertificateLink[] | undefined,
): XmlElement | undefined {
  return container(name, links?.map(certificateLink) ?? [])
}

function certificateLink(link: CertificateLink): XmlElement | undefined {
  return container('links:certificateLink', [
    leaf('links:version', link.version),
    container('links:certificate', [
      leaf('links:certificateNumber', link.certificateNumber),
      leaf('links:certificateRevisionNumber', link.certificateRevisionNumber),
      leaf('links:NBActorCode', link.NBActorCode),
    ]),
    leaf('links:certificateType', link.certificateType),
    leaf('links:expiryDate', link.expiryDate),
    leaf('links:issueDate', link.issueDate),
    leaf('links:startValidityDate', link.startValidityDate),
    leaf('links:certificateStatus', link.certificateStatus),
    leaf('links:decisionDate', link.decisionDate),
    leaf('links:startingApplicabilityDate', link.startingApplicabilityDate),
  ])
}

/** A clinical investigation of the device (links:ClinicalInvestigationLinkType). */
export interface ClinicalInvestigationLink {
  readonly version?: string
  /** 1 to 255 characters. */
  readonly clinicalInvestigationReference: string
  /** Only for investigations outside the EU (BR-UDID-098); ISO codes of the list of non-EU countries. */
  readonly nonEUApplicableCountries?: readonly string[]
}

/** The links inside an element of this name; nothing without any. */
export function clinicalInvestigationLinks(
  name: string,
  links: readonly ClinicalInvestigationLink[] | undefined,
): XmlElement | undefined {
  return container(name, links?.map(clinicalInvestigationLink) ?? [])
}

function clinicalInvestigationLink(link: ClinicalInvestigationLink): XmlElement | undefined {
  return container('links:clinicalInvestigationLink', [
    leaf('links:version', link.version),
    leaf('links:clinicalInvestigationReference', link.clinicalInvestigationReference),
    listLeaf('links:nonEUApplicableCountries', link.nonEUApplicableCountries?.map(eudamedCountry)),
  ])
}

/** The legacy device a regulation device follows, or the other way round (links:DeviceRelatedLinkType). */
export interface DeviceRelatedLink {
  readonly version?: string
  readonly diIdentifier: DiIdentifier
}

/** The link as an element of this name; nothing without one. EUDAMED knows one type of it. */
export function deviceRelatedLink(name: string, link: DeviceRelatedLink | undefined): XmlElement | undefined {
  if (link === undefined) return undefined
  return container(name, [
    leaf('links:version', link.version),
    diIdentifier('links:diIdentifier', link.diIdentifier),
    leaf('links:type', 'LEGACY_REGULATION_DEVICE_LINK'),
  ])
}
