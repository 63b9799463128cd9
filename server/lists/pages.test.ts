import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A page goes on where the one before ended, for as long as nothing has changed. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  await user.api.upload('/api/master-di/bulk-upload', gudidCsv(madeUpGudidTable(60)))
})
afterAll(() => hub.close())

const list = (query: string) => user.api.get<MasterRecord[]>(`/api/master-di?${query}`)

it('a list has the pages of this moment, also where those before were read before a change', async () => {
  const page = async (offset: number) =>
    (await list(`limit=10&sort=-updatedAt&offset=${offset}`)).body.map((each) => each.id)
  const whole = async () => (await list('sort=-updatedAt')).body.map((each) => each.id)
  const before = await whole()
  expect([...(await page(0)), ...(await page(10)), ...(await page(20))]).toEqual(before.slice(0, 30))
  hub.clock.advance({ minutes: 1 })
  const [moved] = (await list('limit=1&offset=25&sort=-updatedAt')).body
  await user.api.put(`/api/master-di/${moved?.id}`, { brandName: 'Moved to the top' })
  expect([...(await page(20)), ...(await page(10))]).toEqual([
    ...(await whole()).slice(20, 30),
    ...(await whole()).slice(10, 20),
  ])
  expect((await page(0))[0]).toBe(moved?.id)
})
