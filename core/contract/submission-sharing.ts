import { z } from 'zod'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'

/* What submissions have together: a Basic UDI-DI, and what belongs to it. */

/** The Basic UDI-DIs a manufacturer uses already, to be used for one more UDI-DI of a model (decision D16). */
export const UsedBasicUdiDi = z.object({
  code: z.string(),
  /** A device it is used for. */
  deviceName: z.string(),
  /** It is used for a device of the same family. */
  ofFamily: z.boolean(),
  /** What its newest device says; a code. */
  riskClass: z.string().nullable(),
  /** How many submissions of the market are under it. */
  devices: z.int(),
})
export type UsedBasicUdiDi = z.infer<typeof UsedBasicUdiDi>

/** Which values a submission has together with others, and with how many (decision D41). */
export const Sharing = z.object({
  fields: z.array(z.string()),
  others: z.int(),
  /** Of the others: those that would lose an approval by a change. */
  approved: z.int(),
})
export type Sharing = z.infer<typeof Sharing>

/** Another submission that a save changed: the regulator keeps the value once for both (decision D41). */
export const AlsoChanged = z.object({
  id: z.int(),
  deviceName: z.string().nullable(),
  /** The status it had; it is a draft now. */
  status: z.enum(submissionStatuses),
})
export type AlsoChanged = z.infer<typeof AlsoChanged>
