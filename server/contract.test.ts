import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { Id } from '#core/contract/whole-number.ts'
import { endpoints, nameOf, needsNothing, pathWith, undescribedPaths } from '#tests/contract-endpoints.ts'
import { type Person, person } from '#tests/factories.ts'
import { idOf, oneOfEach } from '#tests/one-of-each.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/**
 * Every endpoint of the contract against every path, question and body it must refuse (decision D2). Whom it refuses,
 * `admission.test.ts` tells.
 */

let hub: TestApp
let admin: Person
/** Something of each noun, by the beginning of its path. */
let ids: Readonly<Record<string, number>> = {}
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  ids = await oneOfEach(hub, admin)
})
afterAll(() => hub.close())

const idFor = (endpoint: Endpoint) => idOf(ids, endpoint)

const named = (list: readonly Endpoint[]) => list.map((each) => [nameOf(each), each] as const)
const unknownId = 2_147_483_647
const withBody = endpoints.filter((each) => each.body !== undefined && each.body !== 'file')

it('mounts every endpoint of the contract and nothing else under /api', () => {
  const described = new Set(endpoints.map(nameOf))
  for (const each of endpoints) expect(hub.app.hasRoute({ method: each.method, url: each.path })).toBe(true)
  const mounted = [...hub.app.printRoutes({ commonPrefix: false }).matchAll(/(\S+) \(([A-Z, ]+)\)/g)]
  const paths = mounted.flatMap(([, , methods]) => methods?.split(', ').filter((name) => name !== 'HEAD'))
  // The printed tree gives tails of paths, so they are counted.
  expect(paths.filter((name) => name !== 'OPTIONS')).toHaveLength(described.size + undescribedPaths.length)
})

/** Id itself is tried in core; here is what an address makes of it, at one endpoint without a body and one with. */
describe.each(named([masterDiApi.get, masterDiApi.update]))('%s', (_, each) => {
  const payload = each.method === 'PUT' ? { payload: { deviceName: 5 } } : {}
  const statusOf = async (id: number | string) =>
    (await admin.api.raw({ method: each.method, url: pathWith(each, id), ...payload })).status

  it.each([
    ...[unknownId, 0, -1, '1.5', 'abc', '99999999999', '1e3', '%00', '%F0%9F%98%80', 'a'.repeat(290)],
    ...['01', '+1', '1.0', '1e0', '0x1', '%201', '1%20'],
  ])('answers 404 for the id %s', async (id) => {
    expect(await statusOf(id)).toBe(404)
  })

  it('answers 4xx for a path that is no path', async () => {
    for (const id of ['%zz', '%', '%ED%A0%80', 'a'.repeat(5000)])
      expect([400, 404, 414]).toContain(await statusOf(id))
  })
})

it.each(named(endpoints.filter((each) => each.path.includes(':id'))))(
  '%s takes the ids that all take, and answers 404 before 400',
  async (_, each) => {
    expect((each.params as z.ZodObject).shape.id).toBe(Id)
    for (const id of [unknownId, 'abc']) {
      const answer = await admin.api.raw({
        method: each.method,
        url: pathWith(each, id),
        ...(each.body === undefined ? {} : { payload: { deviceName: 5 } }),
      })
      expect([id, answer.status]).toEqual([id, 404])
    }
  },
)

const send = (each: Endpoint, payload: string | Buffer, contentType = 'application/json') =>
  admin.api.raw({
    method: each.method,
    url: pathWith(each, idFor(each)),
    headers: { 'content-type': contentType },
    payload,
  })

/** Bodies are read by one reader: what it refuses, one endpoint shows. */
describe('a body', () => {
  const { create } = masterDiApi

  it.each([
    ...['{', '{"a":}', 'nonsense', '{"a":1}}', '\u0000', '[1', '"text"', '5', 'true', '[]', '[[1]]'],
    // Keys that reach for prototypes.
    ...['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{"b":1}}}}'],
  ])('%j is refused', async (body) => {
    expect((await send(create, body)).status).toBe(400)
  })

  it('in bytes that are no UTF-8 is refused, whatever they are said to be', async () => {
    const body = Buffer.from('{"deviceName":"Ger\xe4t","emailOrUsername":"\xe4"}', 'latin1')
    for (const type of ['application/json', 'application/json; charset=iso-8859-1']) {
      const { status, problem } = await send(create, body, type)
      expect([status, problem.message]).toEqual([400, 'The body is not in UTF-8'])
    }
  })

  it.each(['text/html', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', '*/*'])(
    'of the kind %s is refused',
    async (type) => {
      expect((await send(create, 'a=1', type)).status).toBe(415)
    },
  )

  it('of text is refused', async () => {
    expect((await send(create, 'a=1', 'text/plain')).status).toBeGreaterThanOrEqual(400)
  })

  it.each(['', '{}', 'null'])('%j lacks what it needs', async (body) => {
    const { status, problem } = await send(create, body)
    expect([status, problem.issues?.length]).toEqual([400, expect.any(Number)])
    expect(problem.issues).toContainEqual(expect.objectContaining({ path: 'deviceName' }))
  })
})

describe.each(named(withBody))('%s', (_, each) => {
  it('refuses a body that is no JSON, no object, of another kind or of more than 1 MB', async () => {
    for (const body of ['{', '[]', '"text"']) {
      expect([body, (await send(each, body)).status]).toEqual([body, 400])
    }
    expect((await send(each, '<a/>', 'text/html')).status).toBe(415)
    expect((await send(each, ' '.repeat(1_100_000))).status).toBe(413)
  })

  it('lives through JSON fifteen thousand levels deep', async () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
    const keys = Object.keys((each.body as z.ZodObject).shape).slice(0, 16)
    const body = `{${keys.map((key) => `"${key}":${deep}`).join(',')}}`
    expect((await send(each, body)).status).toBe(400)
  })

  it.skipIf(each.method === 'PUT' || needsNothing(each))(
    'names every missing thing of an empty body',
    async () => {
      const answer = await send(each, '{}')
      expect(answer.status).toBe(400)
      expect(answer.problem.issues?.length).toBeGreaterThan(0)
    },
  )
})

/** What no list takes is tried with the queries themselves in core; here is what an address makes of it. */
it.each([
  ...['unknown=1', 'limit=', 'limit=abc', 'limit=1&limit=2', 'limit[]=1', 'sort=nothing', 'search=%00'],
  ...['search=a&search=b', 'sort=createdAt&sort=-createdAt', '__proto__=1', 'constructor=1'],
])('a list refuses ?%s', async (query) => {
  expect((await admin.api.get(`${masterDiApi.list.path}?${query}`)).status).toBe(400)
})

describe.each(named(endpoints.filter((each) => each.list)))('%s', (_, each) => {
  const ask = (query: string) => admin.api.get(`${pathWith(each, idFor(each))}?${query}`)

  it('refuses an unknown parameter and NUL', async () => {
    for (const query of ['unknown=1', 'search=%00']) expect((await ask(query)).status).toBe(400)
  })

  it('answers an empty page beyond the end', async () => {
    expect((await ask('limit=10&offset=9000000')).body).toEqual([])
  })

  it('finds nothing for numbers the database cannot hold, in any filter', async () => {
    for (const name of Object.keys((each.query as z.ZodObject).shape)) {
      const large = await ask(`limit=1&${name}=99999999999`)
      if (large.status === 200) expect(large.body).toEqual([])
    }
  })

  it('takes odd but honest text', async () => {
    for (const text of ['%', '_', '\\', "'", '"', '+ %20%25%25%FF%FE', "😀ﬀß';--"]) {
      const { status } = await ask(`limit=1&search=${encodeURIComponent(text)}`)
      expect([text, status]).toEqual([text, 200])
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
