import { z } from 'zod'

/** One field of a device as the hub has it and as its register tells it. */
export const RegisterDifference = z.object({
  field: z.string(),
  label: z.string(),
  kind: z.enum(['different', 'not-stated-there', 'not-stated-here']),
  here: z.unknown(),
  there: z.unknown(),
})
export type RegisterDifference = z.infer<typeof RegisterDifference>

/** What of a published device no field of the hub can hold. */
export const LostElement = z.object({ element: z.string(), why: z.string() })
export type LostElement = z.infer<typeof LostElement>
