import { type EudamedRiskClass, eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { one, optional, rowsOf, sequence, told, type XmlPart, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean, codeOf, text, token } from '#core/files/xml-values.ts'
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
    /** EUDAMED's own, in downloads from release 3.0.30; never written. */
    readonly lastUpdated?: string
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

const modelName = sequence<{ readonly model?: string; readonly name: string }>({
  model: optional('commondi:model', text),
  name: one('commondi:name', text),
})

/** A model alone stands by itself; with a name, both stand in a group of their own. */
const modelAlone: XmlPart<string, false> = {
  ...optional('basicudi:model', text),
  write(model, children, { name }) {
    const written = name ? undefined : text.write('basicudi:model', model)
    if (written !== undefined) children.push(written)
  },
}

const modelWithName: XmlPart<string, false> = {
  ...optional('basicudi:modelName', text),
  write(name, children, { model }) {
    if (name === '') return
    const written = modelName.write('basicudi:modelName', { model: model as string | undefined, name })
    if (written !== undefined) children.push(written)
  },
  read(element, thing, _, report) {
    Object.assign(thing, modelName.read(element, report))
  },
  lacks: (thing) => thing.model === undefined && thing.name === undefined,
}

export const basicUdiTable: XmlTable<BasicUdi> = {
  ...entityVersion,
  riskClass: one('basicudi:riskClass', codeOf(eudamedRiskClasses)),
  model: modelAlone,
  name: modelWithName,
  identifier: one('basicudi:identifier', diIdentifier),
  lastUpdated: told('basicudi:lastUpdated', token),
  certificateLinks: optional('basicudi:certificateLinks', certificateLinks),
}

const arComments = rowsOf(
  'comment:comment',
  sequence<ArComment>({
    date: optional('comment:date', token),
    ownerActorCode: one('comment:ownerActorCode', token),
    text: one('comment:text', languageText),
  }),
)

export const deviceBasicUdiTable: XmlTable<DeviceBasicUdi> = {
  ...basicUdiTable,
  animalTissuesCells: one('basicudi:animalTissuesCells', boolean),
  ARActorCode: optional('basicudi:ARActorCode', token),
  humanTissuesCells: one('basicudi:humanTissuesCells', boolean),
  MFActorCode: one('basicudi:MFActorCode', token),
  ARComments: optional('basicudi:ARComments', arComments),
  clinicalInvestigationLinks: optional('basicudi:clinicalInvestigationLinks', clinicalInvestigationLinks),
  deviceCertificateLinks: optional('basicudi:deviceCertificateLinks', deviceCertificateLinks),
}
