import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { createMaster, person, registerUser } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Who can be chosen in the filter of the whole trail, and one entry of it by its number (decision D28). */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

it('names those who did something that the reader may read', async () => {
  const admin = await person(hub, ['admin'])
  const [author, idle] = [await person(hub), await person(hub)]
  const { user: registered } = await registerUser(hub)
  await createMaster(author.api)
  const seenBy = async (reader: typeof admin) =>
    (await reader.api.call(auditApi.people)).body.map(({ id, name }) => [id, name])
  expect(await seenBy(idle)).toEqual([[author.id, author.name]])
  expect(await seenBy(admin)).toEqual(
    expect.arrayContaining([
      [author.id, author.name],
      [registered.id, `${registered.firstName} ${registered.lastName}`],
    ]),
  )
  expect(await seenBy(admin)).toHaveLength(2)
})

it('has each entry under its number, for those who may read it', async () => {
  const [admin, user] = [await person(hub, ['admin']), await person(hub)]
  const { body: all } = await admin.api.call(auditApi.trail)
  const registered = all.find(({ action }) => action === 'registered')
  const query = { id: registered?.id ?? 0 }
  expect((await admin.api.call(auditApi.trail, { query })).body).toEqual([registered])
  expect((await user.api.call(auditApi.trail, { query })).body).toEqual([])
})
