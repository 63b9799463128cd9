import { z } from 'zod'
import { deviceTasks } from '#core/lifecycle/device-task.ts'
import { endpoint } from './endpoint.ts'

/** What can wait for somebody, in the order it is shown: people and decisions, devices, dates, news. */
export const workKinds = [
  'admit',
  'countersign',
  'decide',
  'rework',
  'reassign',
  'left-requests',
  'left-rework',
  'left-assessments',
  'left-projects',
  'left-tasks',
  'assessments-overdue',
  'assessments',
  'tasks-overdue',
  'tasks-within-7-days',
  'tasks-within-30-days',
  'sending-unknown',
  'sending-failed',
  'former-codes',
  ...deviceTasks,
  'certificates-expired',
  'certificates-within-30-days',
  'certificates-within-90-days',
  'register-certificates-lost',
  'register-certificates-replaced',
  'register-certificates-expired',
  'register-certificates-within-30-days',
  'register-certificates-within-90-days',
  'register-certificates-within-180-days',
  'register-certificates-differ',
  'updates-unassessed',
  'news',
] as const
export type WorkKind = (typeof workKinds)[number]

export const WorkLine = z.object({
  kind: z.enum(workKinds),
  /** The market it is about; null where it is about none, or about several. */
  country: z.string().nullable(),
  /** How many there are: the `total` of the list at `list`. */
  count: z.int(),
  /** What the first of these are called, where people know them by name. */
  names: z.array(z.string()).optional(),
  /** The address of the list of exactly these in this interface. */
  list: z.string(),
  /** The day by which devices of this market that are not registered have to be, or by which the first of these is due. */
  due: z
    .object({
      /** YYYY-MM-DD. */
      day: z.string(),
      /** Negative once it has passed. */
      daysLeft: z.int(),
      /** What becomes due, as its source puts it; null for a day that people agreed on. */
      scope: z.string().nullable(),
    })
    .nullable(),
})
export type WorkLine = z.infer<typeof WorkLine>

export const MyWork = z.object({
  lines: z.array(WorkLine),
  /** Devices that wait to be counted: until then, lines about devices may change without anybody doing anything. */
  uncounted: z.int(),
})
export type MyWork = z.infer<typeof MyWork>

export const myWorkApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/my-work',
    access: 'view-submissions',
    summary: 'What waits for the user and the user can do, most urgent first, each with the list it counts',
    response: MyWork,
  }),
}
