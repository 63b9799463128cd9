import { z } from 'zod'
import { patchShape } from '#core/dictionary/field-schema.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { changeEffects } from '#core/lifecycle/change-effect.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { Sending } from './master-commands.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** What a change of a record means in each market, and all that follows from it in one act (decision D136). */

const effect = z.enum(changeEffects)

/** What the act ends with in a market. */
export const changeActs = ['files', 'approval', 'validation', 'none'] as const

export const MarketChange = z.object({
  country: z.string(),
  /** What people call its register. */
  register: z.string(),
  submissionId: z.int().nullable(),
  submissionRevision: z.int().nullable(),
  status: z.enum(submissionStatuses).nullable(),
  effect,
  /** What differs from the register; `was` is what it has. */
  fields: z.array(
    z.object({ field: z.string(), label: z.string(), was: z.unknown(), now: z.unknown(), effect }),
  ),
  rules: z.array(
    z.object({
      effect,
      rule: z.string(),
      source: z.string(),
      /** The last day the source was looked up. */
      on: z.string(),
      /** The labels of the fields it is about. */
      fields: z.array(z.string()),
    }),
  ),
  /** The labels of the values of the record that are not in the submission yet. */
  carriesOver: z.array(z.string()),
  /** The labels of the fields in which the submission says otherwise than the record and nothing is carried over. */
  differs: z.array(z.string()),
  /** The past day on which the regulator published the record; the hub has not sent it. YYYY-MM-DD. */
  publishedOn: z.string().nullable(),
  /** It was decided on, or waits for it: with a change it becomes a draft. */
  beginsUpdate: z.boolean(),
  act: z.enum(changeActs),
})
export type MarketChange = z.infer<typeof MarketChange>

export const ChangeEffects = z.object({
  /** Of the record. */
  revision: z.int(),
  /** Only the values of the version in force reach submissions. */
  isInForce: z.boolean(),
  /** In the order of the hub's list of markets. */
  markets: z.array(MarketChange),
})
export type ChangeEffects = z.infer<typeof ChangeEffects>

const ChangePreview = z.object({
  /** What is typed and not saved yet; what is left out is as it is stored. */
  values: z.object({ ...patchShape(masterFields), notStated: z.array(z.string()).nullish() }),
})
export type ChangePreview = z.output<typeof ChangePreview>

const mostMarkets = 50
const ChangeAct = z.strictObject({
  /** The revision of the record that was seen; another one on the server answers 409 stale_record. */
  revision: givenNumber(),
  submissions: z
    .array(z.strictObject({ submissionId: Id, revision: wholeNumber(1, 2_147_483_647) }))
    .min(1, 'Choose a market')
    .max(mostMarkets, `At most ${mostMarkets} markets`),
  /** Who decides, where the hub is in controlled mode. */
  sending: Sending.nullish(),
})
export type ChangeAct = z.output<typeof ChangeAct>

export const changeSteps = ['carried-over', 'validated', 'sent-for-approval', 'file-made'] as const

/** Why something is left for a person. */
export const changeRests = [
  /** Nothing was done: the submission would not be what the register takes. */
  'new-di',
  'refused-change',
  'nothing',
  /** It was changed by somebody in between. */
  'changed',
  'errors',
  /** The register takes no files from the hub. */
  'no-register',
  /** The first registration is begun by a person. */
  'first-file',
  'no-permission',
  'decision',
  'upload',
  /** The package is still being written. */
  'running',
  /** What the message says. */
  'refused',
] as const

export const ActedMarket = z.object({
  country: z.string(),
  submissionId: z.int(),
  done: z.array(z.enum(changeSteps)),
  left: z.enum(changeRests),
  /** The words of the refusal, where there is one. */
  message: z.string().nullable(),
  packageId: z.int().nullable(),
  /** Others that changed with it, as they share a Basic UDI-DI. */
  alsoChanged: z.int(),
})
export type ActedMarket = z.infer<typeof ActedMarket>

export const ChangeActed = z.object({ markets: z.array(ActedMarket) })
export type ChangeActed = z.infer<typeof ChangeActed>

export const changeEffectsApi = {
  ofRecord: endpoint({
    method: 'GET',
    path: '/api/master-di/:id/change-effects',
    access: 'view-submissions',
    summary:
      'What the record says otherwise than each register, and what that means there: a new UDI-DI, an update, an addition, nothing, or not known; with rule and source',
    params: IdParams,
    response: ChangeEffects,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/master-di/:id/change-effects/preview',
    access: 'view-submissions',
    summary: 'The same, as if these values were saved',
    reads: true,
    params: IdParams,
    body: ChangePreview,
    response: ChangeEffects,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/master-di/:id/change-effects/act',
    access: 'edit-submissions',
    summary:
      'Carry a change of the record into submissions, begin updates, validate, and make the files; in controlled mode send for approval instead. One result for each market',
    params: IdParams,
    body: ChangeAct,
    response: ChangeActed,
  }),
}
