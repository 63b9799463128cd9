import { z } from 'zod'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { Id } from './whole-number.ts'

const Known = z.object({
  id: z.int(),
  name: z.string(),
  srn: z.string().nullable(),
  country: z.string().nullable(),
})

/** What the submissions of a record start with (decision D42). */
export const OperatorDefaults = z.object({
  /** The manufacturer of the record; null where none is known, or several are. */
  operator: Known.extend({ foundBy: z.enum(['link', 'name', 'choice']) }).nullable(),
  /** Where several could be meant: one of them is to be chosen. */
  choices: z.array(Known),
  /** By field of the submission. */
  values: z.record(z.string(), z.unknown()),
  /** The submission of the record for the market whose data is this one's too; null where there is none. */
  takeOver: z
    .object({ submissionId: z.int(), country: z.string(), values: z.record(z.string(), z.unknown()) })
    .nullable(),
})
export type OperatorDefaults = z.infer<typeof OperatorDefaults>

export const operatorDefaultsApi = {
  ofRecord: endpoint({
    method: 'GET',
    path: '/api/master-di/:id/operator-defaults',
    access: 'view-submissions',
    summary: 'The manufacturer of a record, and what its submissions for a market start with',
    params: IdParams,
    query: z.strictObject({
      country: z.string().max(10).default(defaultMarket),
      /** One of the choices, where there are several. */
      operatorId: Id.optional(),
    }),
    response: OperatorDefaults,
  }),
}
