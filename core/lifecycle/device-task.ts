import type { MarketStage } from './market-standing.ts'
import type { Permission } from './permissions.ts'
import type { HouseRules } from './settings.ts'

/** What there is to do for a device in one of its markets, in the order of urgency; what is registered needs nothing. */
export const deviceTasks = [
  'correct',
  'read-answer',
  'mark-sent',
  'fill-in',
  'begin',
  'validate',
  'send',
  'update',
] as const
export type DeviceTask = (typeof deviceTasks)[number]

export const isDeviceTask = (kind: string): kind is DeviceTask => deviceTasks.some((task) => task === kind)

interface DeviceTaskRule {
  readonly stages: readonly MarketStage[]
  /** Only with, or only without, everything the regulator requires; either where this is left out. */
  readonly complete?: boolean
  /** Whoever lacks it cannot do the task. */
  readonly permission: Permission
}

/** Each task with the devices that need it (decision D51: from the stage that every screen shows). */
export const deviceTaskRules: Readonly<Record<DeviceTask, DeviceTaskRule>> = {
  correct: { stages: ['refused'], permission: 'edit-submissions' },
  'read-answer': { stages: ['sent'], permission: 'edit-submissions' },
  'mark-sent': { stages: ['file-made'], permission: 'export-data' },
  'fill-in': { stages: ['draft', 'gaps'], complete: false, permission: 'edit-submissions' },
  begin: { stages: ['not-begun'], permission: 'create-submissions' },
  validate: { stages: ['draft', 'gaps'], complete: true, permission: 'edit-submissions' },
  send: { stages: ['valid', 'approved'], permission: 'export-data' },
  update: { stages: ['out-of-date'], permission: 'edit-submissions' },
}

/** The one task of a device at a stage; null where nothing is left to do. */
export function taskOf(stage: MarketStage, complete: boolean): DeviceTask | null {
  const found = deviceTasks.find((task) => {
    const rule = deviceTaskRules[task]
    return rule.stages.includes(stage) && (rule.complete === undefined || rule.complete === complete)
  })
  return found ?? null
}

interface DeletedDevice {
  readonly stage: MarketStage
  /** Whether a register has it, whatever became of its last change. */
  readonly isRegistered: boolean
}

/**
 * Whether the task is there for a device of which every version is deleted: what left is followed to its answer, and what
 * a register has is kept up to date. In controlled mode nothing of it can be approved any more: what was before can still
 * be sent.
 */
export const goesOnDeleted = (
  task: DeviceTask,
  { stage, isRegistered }: DeletedDevice,
  { controlled }: Pick<HouseRules, 'controlled'>,
): boolean =>
  task === 'mark-sent' ||
  task === 'read-answer' ||
  (isRegistered && (!controlled || (task === 'send' && stage === 'approved')))
