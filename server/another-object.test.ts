import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CommentFile, commentsApi } from '#core/contract/comments.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { workingCopiesApi } from '#core/contract/working-copies.ts'
import { permissions } from '#core/lifecycle/permissions.ts'
import { keepBuiltIn } from '#server/features/intelligence/built-in.ts'
import { endpoints, nameOf, pathWith } from '#tests/contract-endpoints.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { writtenBy } from '#tests/whole-database.ts'
import { owned, ownLists, shared } from '#tests/whose-objects.ts'

/** What is one person's is not there for others, whatever they may do: from one table (`tests/whose-objects.ts`). */

let hub: TestApp
/** Holds every permission but the one that runs the hub. */
let colleague: Person
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  const most = permissions.filter((one) => one !== 'system-admin')
  colleague = await person(hub, ['regulatory-manager', 'quality-manager'], most)
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const somebody = () => person(hub, ['regulatory-manager'])

async function ask({ api }: Person, each: Endpoint, id: number, body?: object): Promise<number> {
  const { method } = each
  const { status } = await api.raw({ method, url: pathWith(each, id), ...(body && { payload: body }) })
  return status
}

it('every endpoint about something with a number is either for all who may, or for its owner', () => {
  const named = endpoints.filter(({ path }) => path.includes(':id')).map(nameOf)
  const decided = [...shared, ...owned.map(({ endpoint }) => endpoint)].map(nameOf)
  expect(decided.toSorted()).toEqual(named.toSorted())
})

describe('about what is somebody else’s', () => {
  it.each(owned.map((row) => [nameOf(row.endpoint), row] as const))(
    '%s answers that it is not there, and writes nothing',
    async (_, { endpoint, make, body, strangersGet = 404, administratorsToo, ownerGets }) => {
      const owner = await somebody()
      const strangers = administratorsToo ? [colleague] : [colleague, admin]
      for (const who of administratorsToo ? [owner, admin] : [owner]) {
        const id = await make({ hub, owner })
        const refused = async () => {
          for (const stranger of strangers) expect(await ask(stranger, endpoint, id, body)).toBe(strangersGet)
        }
        expect(await writtenBy(hub, refused)).toEqual([])
        expect(await ask(who, endpoint, id, body)).toBe(ownerGets ?? endpoint.status ?? 200)
        // What has ended meanwhile is no more theirs than it was.
        await refused()
      }
    },
  )

  it.each(ownLists.map((row) => [nameOf(row.endpoint), row] as const))(
    '%s lists nothing',
    async (_, { endpoint, make, ids = (body: { id: number }[]) => body }) => {
      const owner = await somebody()
      const id = await make({ hub, owner })
      const listed = async ({ api }: Person) => {
        const { body } = await api.get(endpoint.path)
        return ids(body as never).map((one) => one.id)
      }
      expect(await listed(owner)).toContain(id)
      expect(await listed(colleague)).not.toContain(id)
    },
  )
})

describe('at what is everybody’s', () => {
  it('what somebody is typing is hers alone', async () => {
    const owner = await somebody()
    const { id } = await createSubmission(owner.api)
    const typed = (deviceName: string) => ({ id, body: { revision: 1, values: { deviceName } } })
    const copyOf = async ({ api }: Person) => (await api.call(workingCopiesApi.get, { id })).body.values
    await owner.api.call(workingCopiesApi.put, typed('Hers'))
    for (const other of [colleague, admin]) {
      expect(await copyOf(other)).toBeNull()
      await other.api.call(workingCopiesApi.put, typed('Another’s'))
      await other.api.call(workingCopiesApi.delete, { id })
    }
    expect(await copyOf(owner)).toEqual({ deviceName: 'Hers' })
  })

  it('what one person has read, another has not', async () => {
    const unread = async ({ api }: Person) => (await api.call(intelligenceApi.analytics)).body.unreadCount
    await keepBuiltIn(hub.hub)
    const owner = await somebody()
    const before = await unread(owner)
    const [update] = (await owner.api.call(intelligenceApi.updates, { query: { limit: 1 } })).body
    await colleague.api.call(intelligenceApi.read, { id: update?.id ?? 0 })
    expect([await unread(colleague), await unread(owner)]).toEqual([before - 1, before])
  })

  it('a file nobody has said anything with is given to nobody, and attached by its owner alone', async () => {
    const owner = await somebody()
    const file = (await owner.api.upload<CommentFile>(commentsApi.upload.path, 'A label', 'label.txt')).body
    const { id } = await createMaster(owner.api)
    const body = { text: 'See the label', attachmentIds: [file.id] }
    for (const other of [colleague, admin]) {
      expect((await other.api.call(commentsApi.file, { id: file.id })).status).toBe(404)
      expect((await other.api.call(commentsApi.addToRecord, { id, body })).status).toBe(400)
    }
    expect((await owner.api.call(commentsApi.addToRecord, { id, body })).status).toBe(201)
    expect((await colleague.api.call(commentsApi.file, { id: file.id })).status).toBe(200)
  })
})
