import fc from 'fast-check'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { packProducer } from './submission-actors.ts'
import { packIdentity, withIdentity } from './submission-identity.ts'
import { anyStatus, newRegistration, production, unit } from './submission-unit.ts'
import { together, translations } from './submission-values.ts'

/** Submissions of systems and procedure packs (MDR Art. 22). */

const pack = fc.record({
  legislation: fc.constant('SPP'),
  riskClass: fc.constantFrom('class-i', 'class-iia', 'class-iib', 'class-iii'),
  multiComponentType: fc.constantFrom('SYSTEM', 'PROCEDURE_PACK'),
  medicalPurpose: translations,
  additionalDescription: translations,
  productionIdentifiers: production,
})

const said = together(newRegistration, unit, packProducer, pack, anyStatus)

export const packSubmission: fc.Arbitrary<SubmissionDocument> = fc
  .tuple(said, packIdentity)
  .map(([document, identity]) => withIdentity(document, identity))
