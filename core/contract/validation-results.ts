import { z } from 'zod'

const Cell = z.union([z.string(), z.number(), z.boolean()])
const FixValue = z.union([Cell, z.array(z.string()), z.array(z.record(z.string(), Cell)), z.null()])

/** One thing validation found; a fix can be applied with one click (decision D13). */
export const SubmissionIssue = z.object({
  ruleId: z.string(),
  ruleSet: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  field: z.string().nullable(),
  message: z.string(),
  fix: z
    .object({
      label: z.string(),
      changes: z.array(z.object({ field: z.string(), value: FixValue })),
      /** The field the values follow from. */
      madeOf: z.string().optional(),
    })
    .optional(),
})
export type SubmissionIssue = z.infer<typeof SubmissionIssue>

export const ValidationResults = z.object({
  /** False when no message can be built, null where the market has no schema. */
  schemaValid: z.boolean().nullable(),
  businessRulesValid: z.boolean(),
  warnings: z.array(z.string()),
  issues: z.array(SubmissionIssue),
  ruleSetVersions: z.record(z.string(), z.string()),
  at: z.string(),
  /** Found by outdated rules; validation is repeated in the background. */
  ofOtherRules: z.boolean().optional(),
})
export type ValidationResults = z.infer<typeof ValidationResults>
