import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { deviceOf } from '#core/markets/eu/device/device-of.ts'
import type { DiIdentifier } from '#core/markets/eu/message/common-di.ts'
import type { OptionalLanguageText } from '#core/markets/eu/message/language-text.ts'
import type { DeviceUdiDiData, MdrUdiDiData, UdiDiData } from '#core/markets/eu/message/udi-di.ts'
import type { SwissdamedKind } from './body.ts'

/** A body and the address it belongs to; null for a device swissdamed's layout has no place for. */
export interface WrittenBody {
  readonly kind: SwissdamedKind
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * A submission as swissdamed's interface takes it: the EUDAMED device under swissdamed's names, with the Swiss number
 * of the manufacturer where it has one. Values are passed on as they are; `faultsOf` judges them. Properties without a
 * value are left out.
 */
export function bodyOf(document: AnyDocument, correlationId: string): WrittenBody | null {
  const { kind, content } = deviceOf(document as SubmissionDocument)
  switch (kind) {
    case 'MDR': {
      const { MDRBasicUDI: basic, MDRUDIDIData: unit } = content
      const { type, active, administeringMedicine, implantable, measuringFunction, reusable } = basic
      const basicUdi = {
        ...deviceBasicOf(basic, document),
        humanProductCheck: basic.humanProductCheck,
        classIibImplantableExceptions: basic.IIb_implantable_exceptions,
        medicinalProductCheck: basic.medicinalProductCheck,
        specialDeviceType: basic.specialDevice,
        ...{ type, active, administeringMedicine, implantable, measuringFunction, reusable },
      }
      const { latex, reprocessed } = unit
      const annexXviApplicable = isAnnexXvi(unit)
      const udiDi = { ...deviceUnitOf(unit), annexXviApplicable, latex, reprocessed }
      return { kind: 'mdr', body: { correlationId, basicUdi, udiDi } }
    }
    case 'IVDR': {
      const { IVDRBasicUDI: basic, IVDRUDIDIData: unit } = content
      const { companionDiagnostics, instrument, kit, microbialSubstances } = basic
      const { nearPatientTesting, professionalTesting, reagent, selfTesting } = basic
      const basicUdi = {
        ...deviceBasicOf(basic, document),
        specialDeviceType: basic.specialDevice,
        ...{ companionDiagnostics, instrument, kit, microbialSubstances },
        ...{ nearPatientTesting, professionalTesting, reagent, selfTesting },
      }
      return { kind: 'ivdr', body: { correlationId, basicUdi, udiDi: deviceUnitOf(unit) } }
    }
    case 'PR': {
      const { PRBasicUDI: basic, PRUDIDIData: unit } = content
      const basicUdi = {
        ...basicOf(basic),
        medicinalPurpose: textsOf(basic.medicinalPurpose),
        prActorCode: actorOf(document, basic.PRActorCode),
        type: basic.type,
      }
      return { kind: 'spp', body: { correlationId, basicUdi, udiDi: unitOf(unit) } }
    }
    default:
      return null
  }
}

interface Basic {
  readonly riskClass: string
  readonly model?: string
  readonly name?: string
  readonly identifier: DiIdentifier
}
type DeviceBasic = Basic & {
  readonly animalTissuesCells: boolean
  readonly humanTissuesCells: boolean
  readonly MFActorCode: string
}

const basicOf = ({ riskClass, model, name, identifier }: Basic) => ({
  riskClass,
  modelName: model,
  deviceName: name,
  identifier: diOf(identifier),
})

const deviceBasicOf = (basic: DeviceBasic, document: AnyDocument) => ({
  ...basicOf(basic),
  animalTissuesCells: basic.animalTissuesCells,
  humanTissuesCells: basic.humanTissuesCells,
  mfActorCode: actorOf(document, basic.MFActorCode),
})

/** Sources differ on which number it is: the Swiss one where there is one, else that of EUDAMED. */
const actorOf = ({ chManufacturerChrn }: AnyDocument, inTheEu: string): string =>
  String(chManufacturerChrn || inTheEu)

function unitOf(unit: UdiDiData) {
  return {
    identifier: diOf(unit.identifier),
    additionalDescription: textsOf(unit.additionalDescription),
    nomenclatureCodes: unit.MDNCodes,
    productionIdentifiers: unit.productionIdentifier ?? [],
    referenceNumber: unit.referenceNumber,
    secondaryIdentifier: optionalDi(unit.secondaryIdentifier),
    sterile: unit.sterile,
    sterilization: unit.sterilization,
    tradeNames: textsOf(unit.tradeNames),
    website: unit.website,
    storageHandlingConditions: (unit.storageHandlingConditions ?? []).map(
      ({ storageHandlingConditionValue, comments }) => ({
        storageHandlingConditionValue,
        comments: textsOf(comments),
      }),
    ),
    packages: (unit.packages?.package ?? []).map(({ identifier, child, numberOfItems }) => ({
      identifier: diOf(identifier),
      childOf: optionalDi(child),
      numberOfItems,
    })),
    criticalWarnings: (unit.criticalWarnings ?? []).map(({ warningValue, comments }) => ({
      warningValue,
      comments: textsOf(comments),
    })),
  }
}

function deviceUnitOf(unit: DeviceUdiDiData) {
  const marking = unit.deviceMarking
  return {
    ...unitOf(unit),
    numberOfReuses: unit.numberOfReuses,
    ...(marking && 'directMarkingDI' in marking
      ? { directMarkingIdentifier: diOf(marking.directMarkingDI) }
      : {}),
    ...(marking && 'unitOfUseIdentifier' in marking
      ? { unitOfUseIdentifier: diOf(marking.unitOfUseIdentifier) }
      : {}),
    baseQuantity: unit.baseQuantity,
  }
}

/** A device with a Master UDI-DI says it itself; of any other its groups tell. */
const isAnnexXvi = ({ annexXVIApplicable, annexXVINonMedicalDeviceTypes }: MdrUdiDiData): boolean =>
  annexXVIApplicable ?? (annexXVINonMedicalDeviceTypes ?? []).length > 0

const diOf = ({ DICode, issuingEntityCode }: DiIdentifier) => ({ diCode: DICode, issuingEntityCode })
const optionalDi = (identifier: DiIdentifier | undefined) => identifier && diOf(identifier)

/** A text in no language holds for all of them. */
const textsOf = (texts: readonly OptionalLanguageText[] | undefined) =>
  (texts ?? []).map(({ language = 'ANY', textValue }) => ({ language, textValue }))
