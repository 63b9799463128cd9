import {
  type MedicalDeviceDirective,
  medicalDeviceDirectives,
} from '#core/code-lists/eudamed/applicable-legislations.ts'
import {
  type MultiComponentType,
  multiComponentTypes,
  type PackType,
  packTypes,
} from '#core/code-lists/eudamed/multi-component-types.ts'
import { type EudamedRiskClass, eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import {
  type IvdSpecialDevice,
  ivdSpecialDevices,
  type SpecialDevice,
  specialDevices,
} from '#core/code-lists/eudamed/special-devices.ts'
import { one, optional, rowsOf, sequence, told, type XmlPart, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean, codeOf, text, token } from '#core/files/xml-values.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/common-di.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity.ts'
import { type LanguageText, languageText, languageTexts } from '#core/markets/eu/message/language-text.ts'
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

/** Basic UDI-DI under the MDR (basicudi:MDRBasicUDIType). */
export type MdrBasicUdi = DeviceBasicUdi & {
  /** Holds a medicinal product derived from human blood or plasma. */
  readonly humanProductCheck: boolean
  /** Suture, staple, dental filling … (MDR Art. 52(4)); for implantable class IIb only (BR-UDID-635). */
  readonly IIb_implantable_exceptions?: boolean
  /** Holds a medicinal substance. */
  readonly medicinalProductCheck: boolean
  readonly specialDevice?: SpecialDevice
  readonly type: MultiComponentType
  readonly active: boolean
  readonly administeringMedicine: boolean
  readonly implantable: boolean
  readonly measuringFunction: boolean
  /** A reusable surgical instrument. */
  readonly reusable: boolean
}

/** EUDAMED DI of a legacy medical device (eudi:MDEUDIType). */
export type MdLegacyBasicUdi = MdrBasicUdi & { readonly applicableLegislation: MedicalDeviceDirective }

export const mdrBasicUdiTable: XmlTable<MdrBasicUdi> = {
  ...deviceBasicUdiTable,
  humanProductCheck: one('basicudi:humanProductCheck', boolean),
  IIb_implantable_exceptions: optional('basicudi:IIb_implantable_exceptions', boolean),
  medicinalProductCheck: one('basicudi:medicinalProductCheck', boolean),
  specialDevice: optional('basicudi:specialDevice', codeOf(specialDevices)),
  type: one('basicudi:type', codeOf(multiComponentTypes)),
  active: one('commondi:active', boolean),
  administeringMedicine: one('commondi:administeringMedicine', boolean),
  implantable: one('commondi:implantable', boolean),
  measuringFunction: one('commondi:measuringFunction', boolean),
  reusable: one('commondi:reusable', boolean),
}

export const mdLegacyBasicUdiTable: XmlTable<MdLegacyBasicUdi> = {
  ...mdrBasicUdiTable,
  applicableLegislation: one('eudi:applicableLegislation', codeOf(medicalDeviceDirectives)),
}

/**
 * Basic UDI-DI under the IVDR (basicudi:IVDRBasicUDIType); the EUDAMED DI of a legacy in vitro diagnostic says
 * the same (eudi:IVDEUDIType).
 */
export type IvdrBasicUdi = DeviceBasicUdi & {
  readonly specialDevice?: IvdSpecialDevice
  readonly companionDiagnostics: boolean
  readonly instrument: boolean
  readonly kit: boolean
  /** Holds substances of microbial origin. */
  readonly microbialSubstances: boolean
  readonly nearPatientTesting: boolean
  readonly professionalTesting: boolean
  readonly reagent: boolean
  readonly selfTesting: boolean
}

export const ivdrBasicUdiTable: XmlTable<IvdrBasicUdi> = {
  ...deviceBasicUdiTable,
  specialDevice: optional('basicudi:specialDevice', codeOf(ivdSpecialDevices)),
  companionDiagnostics: one('commondi:companionDiagnostics', boolean),
  instrument: one('commondi:instrument', boolean),
  kit: one('commondi:kit', boolean),
  microbialSubstances: one('commondi:microbialSubstances', boolean),
  nearPatientTesting: one('commondi:nearPatientTesting', boolean),
  professionalTesting: one('commondi:professionalTesting', boolean),
  reagent: one('commondi:reagent', boolean),
  selfTesting: one('commondi:selfTesting', boolean),
}

/** Basic UDI-DI of a system or procedure pack (MDR Art. 22; basicudi:PRBasicUDIType). */
export type PackBasicUdi = BasicUdi & {
  readonly medicinalPurpose: readonly LanguageText[]
  /** SRN of the system or procedure pack producer. */
  readonly PRActorCode: string
  readonly type: PackType
}

export const packBasicUdiTable: XmlTable<PackBasicUdi> = {
  ...basicUdiTable,
  medicinalPurpose: one('basicudi:medicinalPurpose', languageTexts),
  PRActorCode: one('basicudi:PRActorCode', token),
  type: one('basicudi:type', codeOf(packTypes)),
}
