import { z } from 'zod'
import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'

/**
 * The body of swissdamed's machine-to-machine interface, version 1.0 of 20 February 2026: one UDI-DI with its packages
 * and its Basic UDI-DI. Properties stand in the order of EUDAMED's schema, which the check of packs follows. Where the
 * sources leave a shape open (clinical sizes, substances, legacy devices), the body has no place for it: NOTES.md.
 */

const codesOf = <const T extends readonly { readonly code: string }[]>(list: T) =>
  z.enum(list.map(({ code }) => code) as [T[number]['code'], ...T[number]['code'][]])

const Di = z.strictObject({
  diCode: z.string().min(1).max(120),
  issuingEntityCode: z.enum(['GS1', 'HIBCC', 'ICCBBA', 'IFA']),
})
const Text = z.strictObject({ language: codesOf(languages), textValue: z.string().min(1).max(2000) })
const Name = z.string().min(1).max(255)
const ActorCode = z.string().regex(/^(CHRN-[A-Z]{2}-\d{8}|[A-Z]{2}-[A-Z]{2}-\d{9})$/)

const Package = z.strictObject({
  identifier: Di,
  childOf: Di,
  numberOfItems: z.int().min(1),
})

const UdiDi = z.strictObject({
  identifier: Di,
  additionalDescription: z.array(Text),
  nomenclatureCodes: z.array(z.string().min(1)).min(1),
  productionIdentifiers: z.array(codesOf(productionIdentifiers)),
  referenceNumber: Name,
  secondaryIdentifier: Di.optional(),
  sterile: z.boolean(),
  sterilization: z.boolean(),
  tradeNames: z.array(Text),
  website: Name.optional(),
  storageHandlingConditions: z.array(
    z.strictObject({
      storageHandlingConditionValue: codesOf(storageHandlingConditions),
      comments: z.array(Text),
    }),
  ),
  packages: z.array(Package),
  criticalWarnings: z.array(
    z.strictObject({ warningValue: codesOf(criticalWarnings), comments: z.array(Text) }),
  ),
})

const DeviceUdiDi = UdiDi.extend({
  numberOfReuses: z.int().min(-1),
  directMarkingIdentifier: Di.optional(),
  unitOfUseIdentifier: Di.optional(),
  baseQuantity: z.int().min(1),
})

const BasicUdi = z.strictObject({
  riskClass: z.enum(['CLASS_I', 'CLASS_IIA', 'CLASS_IIB', 'CLASS_III']),
  modelName: Name.optional(),
  deviceName: Name.optional(),
  identifier: Di,
})

const DeviceBasicUdi = BasicUdi.extend({
  animalTissuesCells: z.boolean(),
  humanTissuesCells: z.boolean(),
  mfActorCode: ActorCode,
})

export const MdrBody = z.strictObject({
  correlationId: z.string().min(1),
  basicUdi: DeviceBasicUdi.extend({
    humanProductCheck: z.boolean(),
    classIibImplantableExceptions: z.boolean().optional(),
    medicinalProductCheck: z.boolean(),
    specialDeviceType: codesOf(specialDevices).optional(),
    type: z.enum(['DEVICE', 'SYSTEM', 'PROCEDURE_PACK']),
    active: z.boolean(),
    administeringMedicine: z.boolean(),
    implantable: z.boolean(),
    measuringFunction: z.boolean(),
    reusable: z.boolean(),
  }),
  udiDi: DeviceUdiDi.extend({
    annexXviApplicable: z.boolean(),
    latex: z.boolean(),
    reprocessed: z.boolean(),
  }),
})

export const IvdrBody = z.strictObject({
  correlationId: z.string().min(1),
  basicUdi: DeviceBasicUdi.extend({
    riskClass: z.enum(['CLASS_A', 'CLASS_B', 'CLASS_C', 'CLASS_D']),
    specialDeviceType: codesOf(ivdSpecialDevices).optional(),
    companionDiagnostics: z.boolean(),
    instrument: z.boolean(),
    kit: z.boolean(),
    microbialSubstances: z.boolean(),
    nearPatientTesting: z.boolean(),
    professionalTesting: z.boolean(),
    reagent: z.boolean(),
    selfTesting: z.boolean(),
  }),
  udiDi: DeviceUdiDi,
})

/** Of a system or procedure pack, told by its law: one that is a device in itself has the body of a device. */
export const PackBody = z.strictObject({
  correlationId: z.string().min(1),
  basicUdi: BasicUdi.extend({
    medicinalPurpose: z.array(Text).min(1),
    prActorCode: ActorCode,
    type: z.enum(['SYSTEM', 'PROCEDURE_PACK']),
  }),
  udiDi: UdiDi,
})

/** What a body breaks of its layout, each with its place; empty when nothing. */
export function faultsOf(kind: SwissdamedKind, body: unknown): readonly { path: string; message: string }[] {
  const { error } = bodies[kind].safeParse(body)
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
}

const bodies = { mdr: MdrBody, ivdr: IvdrBody, spp: PackBody } as const
/** The last part of the address a body is sent to. */
export type SwissdamedKind = keyof typeof bodies
