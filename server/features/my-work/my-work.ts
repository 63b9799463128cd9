import { type MyWork, type WorkLine, workKinds } from '#core/contract/my-work.ts'
import { isDeviceTask } from '#core/lifecycle/device-task.ts'
import { urgencyOf } from '#core/lifecycle/urgency.ts'
import type { DutyDate } from '#core/markets/requirements/duty-date.ts'
import type { WorkSource } from '#server/lists/list-work.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { readCounted } from '#server/standing/readiness-count.ts'

export interface WorkParts {
  readonly sources: readonly WorkSource[]
  /** By market, the day by which its devices have to be registered. */
  readonly duties: (hub: Hub) => Promise<ReadonlyMap<string, DutyDate>>
}

/** What waits for this person, by kind and then by the nearest date. */
export async function myWork(hub: Hub, viewer: Actor, { sources, duties }: WorkParts): Promise<MyWork> {
  const { read, open } = await readCounted(hub, () =>
    Promise.all(sources.map((source) => source(hub, viewer))),
  )
  const found = read.flat()
  const dates = found.some(isOfDevices) ? await duties(hub) : undefined
  const lines = found.map((line) => (isOfDevices(line) ? { ...line, due: dueOf(line, dates) } : line))
  return { lines: lines.toSorted(byUrgency), uncounted: open }
}

const isOfDevices = ({ kind }: WorkLine): boolean => isDeviceTask(kind)

function dueOf({ country }: WorkLine, dates?: ReadonlyMap<string, DutyDate>): WorkLine['due'] {
  const found = country === null ? undefined : dates?.get(country)
  return found ? { day: found.day, daysLeft: found.daysLeft, scope: found.scope } : null
}

const byUrgency = (a: WorkLine, b: WorkLine): number =>
  workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind) ||
  urgencyOf(a.due) - urgencyOf(b.due) ||
  b.count - a.count
