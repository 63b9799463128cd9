import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { endpoints, needsNothing, pathWith, undescribedPaths } from '#tests/contract-endpoints.ts'
import { createMaster, createSubmission, type Person, person, uploadOtherValues } from '#tests/factories.ts'
import { findingOf } from '#tests/finding-of.ts'
import { createNounsAround } from '#tests/integration-factories.ts'
import { createOperatorNouns } from '#tests/operator-factories.ts'
import { uploadToLookAt } from '#tests/preview-factories.ts'
import { readOfRegister } from '#tests/register-reads.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Every endpoint of the contract against everything an endpoint must refuse (decision D2). */

let hub: TestApp
let admin: Person
/** Something of each noun, by the beginning of its path. */
let ids: Readonly<Record<string, number>> = {}
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  const masterId = (await createMaster(admin.api)).id
  const { api } = await person(hub)
  const request = { id: (await createMaster(api)).id, body: { changeReason: 'A new label' } }
  const asked = await api.call(masterCommandsApi.requestUpdate, request)
  ids = {
    ...(await createOperatorNouns(admin.api, masterId)),
    ...(await createNounsAround(admin.api)),
    'master-di': masterId,
    submissions: (await createSubmission(admin.api)).id,
    'pending-changes': asked.body.pendingChange.id,
    jobs: await uploadOtherValues(admin.api),
    imports: await uploadToLookAt(admin.api),
    'eudamed-import': await readOfRegister(admin.api),
    'validation-errors': await findingOf(admin),
  }
})
afterAll(() => hub.close())

/** Something the path can name. */
function idFor({ path }: Endpoint): number {
  const [, , noun = '', part = ''] = path.split('/')
  return ids[`${noun}/${part}`] ?? ids[noun] ?? ids.submissions ?? 0
}

const named = (list: readonly Endpoint[]) =>
  list.map((each) => [`${each.method} ${each.path}`, each] as const)
const unknownId = 2_147_483_647
const withBody = endpoints.filter((each) => each.body !== undefined && each.body !== 'file')

it('mounts every endpoint of the contract and nothing else under /api', () => {
  const described = endpoints.map((each) => `${each.method} ${each.path}`).sort()
  for (const each of endpoints) expect(hub.app.hasRoute({ method: each.method, url: each.path })).toBe(true)
  const mounted = [...hub.app.printRoutes({ commonPrefix: false }).matchAll(/(\S+) \(([A-Z, ]+)\)/g)]
  const paths = mounted.flatMap(([, , methods]) => methods?.split(', ').filter((name) => name !== 'HEAD'))
  // The printed tree gives tails of paths, so they are counted.
  expect(paths.filter((name) => name !== 'OPTIONS')).toHaveLength(described.length + undescribedPaths.length)
})

describe.each(named(endpoints.filter((each) => each.access !== 'public')))('%s', (_, each) => {
  it('is for signed-in people', async () => {
    for (const authorization of [undefined, 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
      const answer = await hub.api().raw({
        method: each.method,
        url: pathWith(each, 1),
        headers: authorization === undefined ? {} : { authorization },
      })
      expect(answer.status).toBe(401)
    }
  })
})

/** A role that is signed in but may not do it, where one exists. */
function roleWithout(each: Endpoint) {
  return roles.find((role) => !(rolePermissions[role] as readonly string[]).includes(each.access))
}
const guarded = endpoints.filter((each) => each.access.includes('-') && each.access !== 'signed-in')

describe.each(named(guarded.filter(roleWithout)))('%s', (_, each) => {
  it('is refused to a role without the permission, before path and body are looked at', async () => {
    const { api } = await person(hub, [roleWithout(each) ?? 'user'])
    for (const path of [pathWith(each, 1), pathWith(each, unknownId), pathWith(each, 'x')]) {
      const answer = await api.raw({ method: each.method, url: path, headers: {}, payload: '{' })
      expect(answer.status).toBe(403)
      expect(answer.problem.message).toContain(each.access)
    }
  })

  it('is refused to somebody whose only role is gone', async () => {
    const { api } = await person(hub, [])
    expect((await api.raw({ method: each.method, url: pathWith(each, 1) })).status).toBe(403)
  })
})

describe.each(named(endpoints.filter((each) => each.path.includes(':id'))))('%s', (_, each) => {
  it.each([unknownId, 0, -1, '1.5', 'abc', '99999999999', '1e3', '%00', '%F0%9F%98%80', 'a'.repeat(290)])(
    'answers 404 for the id %s',
    async (id) => {
      const answer = await admin.api.raw({
        method: each.method,
        url: pathWith(each, id),
        // 404 comes before 400.
        ...(each.body === undefined ? {} : { payload: { deviceName: 5 } }),
      })
      expect(answer.status).toBe(404)
    },
  )

  it.each(['01', '+1', '1.0', '1e0', '0x1', '%201', '1%20'])(
    'has one address only: %s is not 1',
    async (id) => {
      expect((await admin.api.raw({ method: each.method, url: pathWith(each, id) })).status).toBe(404)
    },
  )

  it('answers 4xx for a path that is no path', async () => {
    for (const id of ['%zz', '%', '%ED%A0%80', 'a'.repeat(5000)]) {
      const answer = await admin.api.raw({ method: each.method, url: pathWith(each, id) })
      expect([400, 404, 414]).toContain(answer.status)
    }
  })
})

describe.each(named(withBody))('%s', (_, each) => {
  const send = (payload: string | Buffer, contentType: string) =>
    admin.api.raw({
      method: each.method,
      url: pathWith(each, idFor(each)),
      headers: { 'content-type': contentType },
      payload,
    })

  it('refuses a body that is not JSON, or not an object', async () => {
    const bodies = [
      '{',
      '{"a":}',
      'nonsense',
      '{"a":1}}',
      '\u0000',
      '[1',
      '"text"',
      '5',
      'true',
      '[]',
      '[[1]]',
    ]
    for (const body of bodies) {
      const answer = await send(body, 'application/json')
      expect([body, answer.status]).toEqual([body, 400])
    }
  })

  it('refuses bytes that are no UTF-8, whatever they are said to be', async () => {
    const body = Buffer.from('{"deviceName":"Ger\xe4t","emailOrUsername":"\xe4"}', 'latin1')
    for (const type of ['application/json', 'application/json; charset=iso-8859-1']) {
      const { status, problem } = await send(body, type)
      expect([status, problem.message]).toEqual([400, 'The body is not in UTF-8'])
    }
  })

  it('refuses keys that reach for prototypes', async () => {
    for (const body of ['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{"b":1}}}}']) {
      expect((await send(body, 'application/json')).status).toBe(400)
    }
  })

  it('refuses other kinds of content', async () => {
    for (const type of [
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'nonsense',
      '*/*',
    ]) {
      expect([type, (await send('a=1', type)).status]).toEqual([type, 415])
    }
    expect((await send('a=1', 'text/plain')).status).toBeGreaterThanOrEqual(400)
  })

  it('refuses more than 1 MB', async () => {
    const answer = await send(JSON.stringify({ deviceName: 'a'.repeat(1_100_000) }), 'application/json')
    expect(answer.status).toBe(413)
  })

  it('lives through JSON sixty thousand levels deep', async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    // As many as fit into a body.
    const keys = Object.keys((each.body as z.ZodObject).shape).slice(0, 7)
    const body = `{${keys.map((key) => `"${key}":${deep}`).join(',')}}`
    expect((await send(body, 'application/json')).status).toBe(400)
  })

  it.skipIf(each.method === 'PUT' || needsNothing(each))(
    'names every missing thing of an empty body',
    async () => {
      for (const body of ['', '{}', 'null']) {
        const answer = await send(body, 'application/json')
        expect(answer.status).toBe(400)
        expect(answer.problem.issues?.length).toBeGreaterThan(0)
      }
    },
  )
})

describe.each(named(endpoints.filter((each) => each.list)))('%s', (_, each) => {
  it.each([
    'unknown=1',
    'limit=0',
    'limit=1001',
    'limit=abc',
    'limit=',
    'limit=1e1',
    'limit=0x10',
    'offset=',
    'limit=1&limit=2',
    'limit=1.5',
    'limit=99999999999999999999',
    'limit=-1',
    'offset=-1',
    'offset=1e99',
    'sort=nothing',
    'sort=--updatedAt',
    'sort=createdAt&sort=-createdAt',
    'sort=__proto__',
    'search=%00',
    `search=${'a'.repeat(201)}`,
    'search=a&search=b',
    '__proto__=1',
    'constructor=1',
    'limit[]=1',
  ])('refuses ?%s', async (query) => {
    const answer = await admin.api.get(`${pathWith(each, idFor(each))}?${query}`)
    expect(answer.status).toBe(400)
  })

  it('answers an empty page beyond the end, with the number of all', async () => {
    const answer = await admin.api.get(`${pathWith(each, idFor(each))}?limit=10&offset=9000000`)
    expect(answer.body).toEqual([])
  })

  it('refuses NUL in any filter, and finds nothing for numbers the database cannot hold', async () => {
    for (const name of Object.keys((each.query as z.ZodObject).shape)) {
      const answer = await admin.api.get(`${pathWith(each, idFor(each))}?${name}=%00`)
      expect([name, answer.status]).toEqual([name, 400])
      const large = await admin.api.get(`${pathWith(each, idFor(each))}?limit=1&${name}=99999999999`)
      if (large.status === 200) expect(large.body).toEqual([])
    }
  })

  it('takes odd but honest text', async () => {
    for (const text of [
      '%',
      '_',
      "'",
      '"',
      '\\',
      '%25%25',
      '%F0%9F%98%80',
      '%FF%FE',
      '+',
      '%20',
      'ﬀß',
      "';--",
    ]) {
      const answer = await admin.api.get(
        `${pathWith(each, idFor(each))}?limit=1&search=${encodeURIComponent(text)}`,
      )
      expect([text, answer.status]).toEqual([text, 200])
    }
  })
})

describe('an address where nothing is', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/master-di/',
    '/api/master-di/1/nothing',
    '/api//',
    '/api/Master-di',
  ])('%s is 404 as JSON, whatever the method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await admin.api.raw({ method, url })
      expect([method, answer.status]).toEqual([method, 404])
      expect(answer.problem.type).toBe('not_found')
    }
  })

  it.each(['DELETE', 'PATCH'] as const)('%s of something that has other methods is 404', async (method) => {
    expect((await admin.api.raw({ method, url: '/api/auth/me' })).status).toBe(404)
  })
})

it('says the process lives and the database answers', async () => {
  expect((await hub.api().get('/healthz')).status).toBe(200)
  expect((await hub.api().get('/readyz')).body).toEqual({ status: 'ready' })
})
