import { z } from 'zod'

/** The body of every refusal (decision D2). `message` is for users, `type` for programs. */
export const problemTypes = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'duplicate_record',
  'stale_record',
  'pending_approval',
  'invalid_transition',
  'not_valid',
  'file_too_large',
  'unsupported_file_type',
  'too_slow',
  'too_many_requests',
  'unavailable',
  'internal',
] as const
export type ProblemType = (typeof problemTypes)[number]

export const Issue = z.object({
  /** Where, as text: `packages.0.identifier`. */
  path: z.string(),
  message: z.string(),
  rule: z.string().optional(),
})
export type Issue = z.infer<typeof Issue>

export const Problem = z.object({
  message: z.string(),
  type: z.enum(problemTypes),
  issues: z.array(Issue).optional(),
  /** The record as it stands now, for duplicate_record and stale_record. */
  record: z.unknown().optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>
