import fc from 'fast-check'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { ivddSubmission, ivdrSubmission } from './submission-diagnostic.ts'
import { aimddSubmission, mddSubmission } from './submission-legacy.ts'
import { mdrSubmission } from './submission-medical.ts'
import { packSubmission } from './submission-pack.ts'

/**
 * Submissions under each law as a careful person fills them in: everything EUDAMED asks for, all of it right.
 */
export const goodSubmission: fc.Arbitrary<SubmissionDocument> = fc.oneof(
  { weight: 6, arbitrary: mdrSubmission },
  { weight: 3, arbitrary: ivdrSubmission },
  { weight: 2, arbitrary: packSubmission },
  { weight: 2, arbitrary: mddSubmission },
  { weight: 1, arbitrary: aimddSubmission },
  { weight: 1, arbitrary: ivddSubmission },
)
