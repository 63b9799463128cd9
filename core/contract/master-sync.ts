import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { standings } from '#core/lifecycle/standing.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { AlsoChanged } from './submission-sharing.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

export const OutdatedField = z.object({
  field: z.string(),
  label: z.string(),
  /** Whether the submission still has what was copied, or somebody wrote otherwise there. */
  state: z.enum(['stale', 'changed-here']),
  /** What the submission says. */
  value: z.unknown(),
  /** What copying the record gave when it was taken from it. */
  was: z.unknown(),
  /** What copying it would give now; null clears the field. */
  now: z.unknown(),
})
export type OutdatedField = z.infer<typeof OutdatedField>

export const OutdatedSubmission = z.object({
  id: z.int(),
  country: z.string(),
  /** The version of the record it was taken from, and that version's revision then. */
  masterDiId: z.int(),
  versionNumber: z.string().nullable(),
  copiedRevision: z.int(),
  status: z.enum(submissionStatuses),
  standing: z.enum(standings),
  revision: z.int(),
  /** Approved or pending: a change makes it a draft that has to be approved again. */
  beginsUpdate: z.boolean(),
  /** In the order of the form; none where nothing was left behind. */
  fields: z.array(OutdatedField),
  /** What it says otherwise than the record, beside these: nothing is carried over there. */
  differs: z.array(OutdatedField.pick({ field: true, label: true, value: true, now: true })),
})
export type OutdatedSubmission = z.infer<typeof OutdatedSubmission>

export const OutdatedSubmissions = z.object({
  /** The version in force, whose values are compared and carried over. */
  masterDiId: z.int(),
  versionNumber: z.string(),
  revision: z.int(),
  /** All that belong to the version in force. */
  submissions: z.array(OutdatedSubmission),
})
export type OutdatedSubmissions = z.infer<typeof OutdatedSubmissions>

/** Upper limits. */
const mostNamed = 200

const MasterSync = z.strictObject({
  /** The revision of the record whose values were seen; another one on the server answers 409 stale_record. */
  revision: givenNumber(),
  submissions: z
    .array(
      z.strictObject({
        submissionId: Id,
        /** The revision the user saw. */
        revision: wholeNumber(1, 2_147_483_647),
        fields: z
          .array(plainText(100))
          .min(1, 'Choose a field')
          .max(mostNamed, `At most ${mostNamed} fields`),
        /** Without it nothing that was decided on is changed. */
        beginUpdate: z.boolean().nullish(),
      }),
    )
    .min(1, 'Choose a submission')
    .max(mostNamed, `At most ${mostNamed} submissions`),
})
export type MasterSync = z.output<typeof MasterSync>

export const MasterSynced = z.object({
  /** The submissions that were changed; they are drafts now. */
  submissions: z.array(z.int()),
  /** Others that changed with them, as they share a Basic UDI-DI. */
  alsoChanged: z.array(AlsoChanged),
})
export type MasterSynced = z.infer<typeof MasterSynced>

export const masterSyncApi = {
  outdated: endpoint({
    method: 'GET',
    path: '/api/master-di/:id/stale',
    access: 'view-submissions',
    summary: 'The submissions behind a record, each with the fields that a change of the record left behind',
    params: IdParams,
    response: OutdatedSubmissions,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/master-di/:id/carry-over',
    access: 'edit-submissions',
    summary: 'Take values of a record over into submissions, field by field: all that is named, or nothing',
    params: IdParams,
    body: MasterSync,
    response: MasterSynced,
  }),
}
