import { markets } from '#core/code-lists/markets.ts'
import type { WorkLine } from '#core/contract/my-work.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { type DeviceTask, deviceTaskRules, deviceTasks, taskOf } from '#core/lifecycle/device-task.ts'
import { listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { countFirst } from '#server/standing/readiness-count.ts'
import { devicesByStage } from './readiness-queries.ts'

/** Devices by what there is to do for them in each market: counted in one statement, and the same as the matrix lists. */
export const readinessWork: WorkSource = async (hub, { permissions }) => {
  await countFirst(hub)
  const rows = await devicesByStage(
    hub.db,
    markets.map(({ code }) => code),
  )
  const counts = new Map<string, number>()
  const add = (country: string, task: DeviceTask | null, devices: number) => {
    const key = `${country} ${task}`
    counts.set(key, (counts.get(key) ?? 0) + devices)
  }
  for (const { country, stage, devices, complete } of rows) {
    if (stage === null) continue
    add(country, taskOf(stage, true), complete)
    add(country, taskOf(stage, false), devices - complete)
  }
  const allowed = deviceTasks.filter((task) => permissions.includes(deviceTaskRules[task].permission))
  return allowed.flatMap((kind) =>
    markets.flatMap(({ code: country }): WorkLine[] => {
      const count = counts.get(`${country} ${kind}`) ?? 0
      const list = listAddress(readinessApi.list, { country, task: kind })
      return count === 0 ? [] : [{ kind, country, count, list, due: null }]
    }),
  )
}
