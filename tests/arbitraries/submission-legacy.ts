import fc from 'fast-check'
import { directiveCertificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { device, directiveCertificates } from './submission-device.ts'
import { legacyIdentifiers } from './submission-identity.ts'
import { medicalFlags } from './submission-medical.ts'
import { clinicalSizes, medicinalSubstances } from './submission-substances.ts'
import { legacyMarket, legacyRegistration } from './submission-unit.ts'
import { together, translations } from './submission-values.ts'

/** Submissions of medical devices of the directives. */

const typesOf = (law: string) =>
  directiveCertificateTypes.map(({ code }) => code).filter((code) => code.startsWith(`${law}_`))

/** An ordinary device, one of a special kind, or a system or pack. */
const kindOf = (...specialDevices: readonly string[]) =>
  fc.oneof(
    fc.constant({}),
    fc.record({ specialDevice: fc.constantFrom(...specialDevices) }),
    fc.record({
      multiComponentType: fc.constantFrom('DEVICE', 'SYSTEM', 'PROCEDURE_PACK'),
      additionalDescription: translations,
    }),
  )

const mddClassified = fc
  .record({
    riskClass: fc.constantFrom('class-i', 'class-iia', 'class-iib', 'class-iii'),
    measuringFunction: fc.boolean(),
    implantable: fc.boolean(),
    reusable: fc.boolean(),
  })
  .chain(({ riskClass, measuringFunction, implantable, reusable }) => {
    const implantableDevice = implantable && riskClass !== 'class-i'
    return fc.record({
      riskClass: fc.constant(riskClass),
      measuringFunction: fc.constant(measuringFunction),
      implantableDevice: fc.constant(implantableDevice),
      reusableSurgicalInstrument: fc.constant(reusable && !implantableDevice),
      certificates: directiveCertificates(typesOf('MDD'), riskClass !== 'class-i' || measuringFunction),
    })
  })

const aimddClassified = fc.record({
  riskClass: fc.constant('aimdd'),
  implantableDevice: fc.constant(true),
  activeDevice: fc.constant(true),
  certificates: directiveCertificates(typesOf('AIMDD'), true),
})

/** What belongs to both directives; the later parts are those of one. */
const submission = (...parts: readonly fc.Arbitrary<SubmissionDocument>[]) =>
  together(
    legacyRegistration,
    device,
    medicalFlags,
    legacyMarket,
    medicinalSubstances,
    clinicalSizes,
    legacyIdentifiers,
    ...parts,
  )

export const mddSubmission = submission(
  fc.constant({ legislation: 'MDD' }),
  mddClassified,
  kindOf('MDD_SOFTWARE', 'MDD_SPECTACLES_FRAMES', 'MDD_STANDARD_SOFT_CONTACT_LENSES'),
)

export const aimddSubmission = submission(
  fc.constantFrom({}, { legislation: 'AIMDD' }),
  aimddClassified,
  kindOf('AIMDD_SOFTWARE'),
)
