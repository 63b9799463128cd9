import fc from 'fast-check'
import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { codeOf } from '#tests/arbitraries/eudamed-values.ts'
import { certificate, device } from './submission-device.ts'
import { deviceIdentity, lensIdentity, withIdentity } from './submission-identity.ts'
import { clinicalSizes, hazardousSubstances, medicinalSubstances } from './submission-substances.ts'
import { newRegistration, production, regulationMarket } from './submission-unit.ts'
import { together, translations } from './submission-values.ts'

/** Submissions of devices under the MDR. */

export const medicalFlags = fc.record({
  activeDevice: fc.boolean(),
  administersMedicine: fc.boolean(),
  measuringFunction: fc.boolean(),
  reprocessed: fc.boolean(),
  containsLatex: fc.boolean(),
})

const qualityCertificates = fc.array(certificate(['MDR_QUALITY_MANAGEMENT_SYSTEM', 'MDR_TYPE_EXAMINATION']), {
  maxLength: 2,
})
const productCertificate = certificate(['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION'])

/** What depends on the class: implantability, its exception, the certificates. */
const classified = fc
  .record({
    riskClass: fc.constantFrom('class-i', 'class-iia', 'class-iib', 'class-iii'),
    implantable: fc.boolean(),
    iibImplantableException: fc.boolean(),
    reusable: fc.boolean(),
    product: productCertificate,
    others: qualityCertificates,
  })
  .map(({ riskClass, implantable, iibImplantableException, reusable, product, others }) => {
    const implantableDevice = implantable && riskClass !== 'class-i'
    const asked = implantableDevice && riskClass === 'class-iib'
    const needed = riskClass === 'class-iii' || (asked && !iibImplantableException)
    return {
      riskClass,
      implantableDevice,
      iibImplantableException: asked ? iibImplantableException : undefined,
      reusableSurgicalInstrument: reusable && !implantableDevice,
      certificates: needed ? [product, ...others] : others,
    }
  })

/** An ordinary device, software, spectacles or a pack that is a device in itself, with what belongs to each. */
const ordinaryKind = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      productionIdentifiers: production,
      annexXviTypes: fc.uniqueArray(codeOf(annexXviTypes), { maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      specialDevice: fc.constant('MDR_SOFTWARE'),
      productionIdentifiers: fc.constant(['SOFTWARE_IDENTIFICATION']),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      specialDevice: fc.constantFrom('MDR_SPECTACLES_FRAMES', 'MDR_READY_MADE_SPECTACLES'),
      productionIdentifiers: production,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      multiComponentType: fc.constantFrom('SYSTEM', 'PROCEDURE_PACK'),
      additionalDescription: translations,
      productionIdentifiers: production,
    }),
  },
)

const lensKind = (...specialDevices: readonly string[]) =>
  fc.record({
    registrationType: fc.constantFrom('new-basic', 'master'),
    specialDevice: fc.constantFrom(...specialDevices),
    productionIdentifiers: production,
    annexXviApplicable: fc.boolean(),
  })

const ordinary = fc.tuple(deviceIdentity, ordinaryKind)
const stockLens = fc.tuple(
  lensIdentity(true),
  lensKind('MDR_STANDARD_SOFT_CONTACT_LENSES', 'MDR_RIGID_GAS_PERMEABLE'),
)
const orderedLens = fc.tuple(
  lensIdentity(false),
  lensKind('MDR_MADE_TO_ORDER', 'MDR_MADE_TO_ORDER_RIGID_GAS_PERMEABLE'),
)

const made = fc.oneof(
  { weight: 8, arbitrary: ordinary },
  { weight: 1, arbitrary: stockLens },
  { weight: 1, arbitrary: orderedLens },
)

const said = together(
  fc.constantFrom({}, { legislation: 'MDR' }),
  newRegistration,
  device,
  medicalFlags,
  classified,
  regulationMarket,
  medicinalSubstances,
  hazardousSubstances,
  clinicalSizes,
)

export const mdrSubmission: fc.Arbitrary<SubmissionDocument> = fc
  .tuple(said, made)
  .map(([document, [identity, kind]]) => ({ ...withIdentity(document, identity), ...kind }))
