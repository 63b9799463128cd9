import fc from 'fast-check'
import { directiveCertificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { certificate, device, directiveCertificates } from './submission-device.ts'
import { deviceIdentity, legacyIdentifiers, withIdentity } from './submission-identity.ts'
import {
  legacyMarket,
  legacyRegistration,
  newRegistration,
  production,
  regulationMarket,
} from './submission-unit.ts'
import { together, translations } from './submission-values.ts'

/** Submissions of in vitro diagnostics, under the IVDR and the IVDD. */

const flags = fc.record({
  companionDiagnostic: fc.boolean(),
  instrument: fc.boolean(),
  containsMicrobialSubstance: fc.boolean(),
  nearPatientTesting: fc.boolean(),
  professionalTesting: fc.boolean(),
  reagent: fc.boolean(),
  selfTesting: fc.boolean(),
})

/** A kit, software or neither. */
const kindOf = (software: string) =>
  fc.oneof(
    fc.constant({}),
    fc.record({ specialDevice: fc.constant(software) }),
    fc.record({ kit: fc.constant(true), additionalDescription: translations }),
  )

const productCertificate = certificate(['IVDR_TECHNICAL_DOCUMENTATION', 'IVDR_TYPE_EXAMINATION'])
const technicalDocumentation = certificate(['IVDR_TECHNICAL_DOCUMENTATION'])
const otherCertificates = fc.array(certificate(['IVDR_QUALITY_MANAGEMENT_SYSTEM', 'IVDR_TYPE_EXAMINATION']), {
  maxLength: 2,
})

/** The certificate a class asks for, and perhaps others. */
const classified = fc
  .record({
    riskClass: fc.constantFrom('class-a', 'class-b', 'class-c', 'class-d'),
    tested: flags,
    product: productCertificate,
    documentation: technicalDocumentation,
    others: otherCertificates,
  })
  .map(({ riskClass, tested, product, documentation, others }) => {
    const nearby = tested.selfTesting || tested.nearPatientTesting
    const needed = {
      'class-a': [],
      'class-b': nearby ? [documentation] : [],
      'class-c': nearby ? [product] : [],
      'class-d': [product],
    }[riskClass]
    return { riskClass, ...tested, certificates: [...needed, ...others] }
  })

const said = together(
  fc.constantFrom({}, { legislation: 'IVDR' }),
  newRegistration,
  device,
  classified,
  regulationMarket,
  fc.record({ newDevice: fc.boolean(), productionIdentifiers: production }),
  kindOf('IVDR_SOFTWARE'),
)

export const ivdrSubmission: fc.Arbitrary<SubmissionDocument> = fc
  .tuple(said, deviceIdentity)
  .map(([document, identity]) => withIdentity(document, identity))

const ivddTypes = directiveCertificateTypes.map(({ code }) => code).filter((code) => code.startsWith('IVDD_'))

const legacyClassified = fc
  .constantFrom('ivd-list-a', 'ivd-list-b', 'ivd-self-testing', 'ivd-general')
  .chain((riskClass) =>
    fc.record({
      riskClass: fc.constant(riskClass),
      certificates: directiveCertificates(ivddTypes, riskClass !== 'ivd-general'),
    }),
  )

export const ivddSubmission = together(
  fc.constantFrom({}, { legislation: 'IVDD' }),
  legacyRegistration,
  device,
  flags,
  legacyClassified,
  legacyMarket,
  kindOf('IVDD_SOFTWARE'),
  legacyIdentifiers,
)
