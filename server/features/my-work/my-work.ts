import type { OwnDeadline } from '#core/contract/deadlines.ts'
import { type MyWork, type WorkLine, workKinds } from '#core/contract/my-work.ts'
import { isDeviceTask } from '#core/lifecycle/device-task.ts'
import type { WorkSource } from '#server/lists/list-work.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { readCounted } from '#server/standing/readiness-count.ts'

export interface WorkParts {
  readonly sources: readonly WorkSource[]
  readonly deadlines: (hub: Hub) => Promise<readonly OwnDeadline[]>
}

/** What waits for this person, by kind and then by the nearest date. */
export async function myWork(hub: Hub, viewer: Actor, { sources, deadlines }: WorkParts): Promise<MyWork> {
  const { read, open } = await readCounted(hub, () =>
    Promise.all(sources.map((source) => source(hub, viewer))),
  )
  const found = read.flat()
  const dated = found.some(isOfDevices) ? await deadlines(hub) : []
  const lines = found.map((line) =>
    isOfDevices(line) ? { ...line, due: nextDate(line.country, dated) } : line,
  )
  return { lines: lines.toSorted(byUrgency), uncounted: open }
}

const isOfDevices = ({ kind }: WorkLine): boolean => isDeviceTask(kind)

/** The next date of a market that certainly concerns devices of the hub. */
function nextDate(country: string | null, dated: readonly OwnDeadline[]): WorkLine['due'] {
  const next = dated.find((one) => one.country === country && one.devices > 0)
  return next ? { day: next.lastDay, daysLeft: next.daysLeft, scope: next.scope } : null
}

function byUrgency(a: WorkLine, b: WorkLine): number {
  const left = ({ due }: WorkLine) => due?.daysLeft ?? Number.MAX_SAFE_INTEGER
  return workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind) || left(a) - left(b) || b.count - a.count
}
