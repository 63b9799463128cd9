import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usersApi } from '#core/contract/users.ts'
import { person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** People and sessions from before stay; of names that look alike the first keeps the key. */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

it('keeps people, their sessions and their names', async () => {
  const { db } = hub.hub
  const admin = await person(hub, ['admin'])
  const [first, second] = [await person(hub), await person(hub)]
  const rename = (id: number, username: string) =>
    db.updateTable('users').set({ username, username_key: username }).where('id', '=', id).execute()
  await rename(first.id, 'strasse')
  await rename(second.id, 'stra\u00adsse')
  await sql`drop table one_time_links`.execute(db)
  await sql`
    alter table users drop column revision, drop column waits, drop column deleted_at,
      drop column look_alike_key, drop column name_key`.execute(db)
  await sql`alter table sessions drop column id, drop column address, drop column user_agent`.execute(db)
  await db.transaction().execute(async (tx) => migrations['016-accounts']?.up(tx))
  const keys = await db.selectFrom('users').select(['look_alike_key', 'name_key']).orderBy('id').execute()
  expect(keys.map(({ look_alike_key }) => look_alike_key)).toEqual([admin.username, 'strasse', null])
  expect(keys[0]?.name_key).toBe(`some ${admin.username}`)
  const { body } = await admin.api.call(usersApi.list)
  expect(body.map(({ id, status, revision }) => [id, status, revision]).toSorted()).toEqual([
    [admin.id, 'active', 1],
    [first.id, 'active', 1],
    [second.id, 'active', 1],
  ])
  const { body: sessions } = await admin.api.get<{ browser: string | null }[]>('/api/users/sessions')
  expect(sessions).toMatchObject([{ browser: null, address: null, current: true }])
})
