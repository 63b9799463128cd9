import { expect } from 'vitest'
import { myWorkApi, type WorkLine } from '#core/contract/my-work.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { deviceTasks } from '#core/lifecycle/device-task.ts'
import type { Client } from './test-client.ts'

/** What somebody has to do, after looking that each line counts what its list has. */
export async function workOf(api: Client): Promise<readonly WorkLine[]> {
  const { body } = await api.call(myWorkApi.get)
  expect(body.uncounted).toBe(0)
  for (const { kind, list, count } of body.lines) {
    expect(count).toBeGreaterThan(0)
    expect((await api.get(`${list}&limit=1`)).total, `${kind}: ${list}`).toBe(count)
  }
  return body.lines
}

/** Devices with a task in a market and no line that tells it: none, for whoever may do everything. */
export async function expectNoTaskUntold(
  api: Client,
  lines: readonly WorkLine[],
  country: string,
): Promise<void> {
  const own = lines.filter((line) => line.country === country)
  const told = own.reduce((sum, { count }) => sum + count, 0)
  const query = { country: [country], limit: 1 }
  const all = await api.call(readinessApi.list, { query: { ...query, task: [...deviceTasks] } })
  expect(told).toBe(all.total)
  const done = await api.call(readinessApi.list, { query: { ...query, stage: ['registered'] } })
  expect(told + done.total).toBe((await api.call(readinessApi.list, { query })).total)
}

/** How many a line of this kind counts; 0 where there is none. */
export const countIn = (
  lines: readonly WorkLine[],
  kind: WorkLine['kind'],
  country: string | null = null,
): number => lines.find((line) => line.kind === kind && line.country === country)?.count ?? 0
