import type { EudamedRiskClass } from '#core/code-lists/eudamed/risk-classes.ts'
import { container, leaf, type XmlContent, type XmlElement } from '#core/files/xml-tree.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'
import { type LanguageText, languageText } from '#core/markets/eu/message/language-text.ts'
import {
  type CertificateLink,
  type ClinicalInvestigationLink,
  certificateLinks,
  clinicalInvestigationLinks,
  type DeviceCertificateLink,
  deviceCertificateLinks,
} from '#core/markets/eu/message/links.ts'

/** Model, name or both, 1 to 255 characters each. */
export type ModelOrName =
  | { readonly model: string; readonly name?: string }
  | { readonly model?: string; readonly name: string }

/** What every Basic UDI-DI says, of whatever legislation (basicudi:BasicUDIType). */
export type BasicUdi = EntityVersion &
  ModelOrName & {
    readonly riskClass: EudamedRiskClass
    readonly identifier: DiIdentifier
    /** EUDAMED's own; see CertificateLink. */
    readonly certificateLinks?: readonly CertificateLink[]
  }

/**
 * What the Basic UDI-DI of a device says, all but systems and procedure packs (basicudi:DeviceBasicUDIType).
 */
export type DeviceBasicUdi = BasicUdi & {
  readonly animalTissuesCells: boolean
  /** SRN of the authorised representative of a manufacturer outside the EU. */
  readonly ARActorCode?: string
  readonly humanTissuesCells: boolean
  /** SRN of the manufacturer. */
  readonly MFActorCode: string
  readonly ARComments?: readonly ArComment[]
  readonly clinicalInvestigationLinks?: readonly ClinicalInvestigationLink[]
  readonly deviceCertificateLinks?: readonly DeviceCertificateLink[]
}

/** What the authorised representative remarks (comment:CommentType). */
export interface ArComment {
  /** Date and time (xs:dateTime). */
  readonly date?: string
  readonly ownerActorCode: string
  readonly text: LanguageText
}

/** The elements every Basic UDI-DI begins with. */
export function basicUdiParts(basicUdi: BasicUdi): readonly XmlContent[] {
  return [
    entityVersion(basicUdi),
    leaf('basicudi:riskClass', basicUdi.riskClass),
    modelOrName(basicUdi),
    diIdentifier('basicudi:identifier', basicUdi.identifier),
    certificateLinks('basicudi:certificateLinks', basicUdi.certificateLinks),
  ]
}

/** The elements the Basic UDI-DI of every device begins with. */
export function deviceBasicUdiParts(basicUdi: DeviceBasicUdi): readonly XmlContent[] {
  return [
    basicUdiParts(basicUdi),
    leaf('basicudi:animalTissuesCells', basicUdi.animalTissuesCells),
    leaf('basicudi:ARActorCode', basicUdi.ARActorCode),
    leaf('basicudi:humanTissuesCells', basicUdi.humanTissuesCells),
    leaf('basicudi:MFActorCode', basicUdi.MFActorCode),
    container('basicudi:ARComments', basicUdi.ARComments?.map(arComment) ?? []),
    clinicalInvestigationLinks('basicudi:clinicalInvestigationLinks', basicUdi.clinicalInvestigationLinks),
    deviceCertificateLinks('basicudi:deviceCertificateLinks', basicUdi.deviceCertificateLinks),
  ]
}

/** A model alone stands by itself; with a name, both stand in a group of their own. */
function modelOrName({ model, name }: ModelOrName): XmlElement | undefined {
  if (name === undefined || name === '') return leaf('basicudi:model', model)
  return container('basicudi:modelName', [leaf('commondi:model', model), leaf('commondi:name', name)])
}

function arComment(comment: ArComment): XmlElement | undefined {
  return container('comment:comment', [
    leaf('comment:date', comment.date),
    leaf('comment:ownerActorCode', comment.ownerActorCode),
    languageText('comment:text', comment.text),
  ])
}
