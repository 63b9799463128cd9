import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'
import { type Role, rolePermissions } from '#core/lifecycle/permissions.ts'
import { nameOf, pathWith } from '#tests/contract-endpoints.ts'
import { area, type Request, rows } from '#tests/eudamed-endpoints.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { wholeDatabase } from '#tests/whole-database.ts'

/** Every role on every endpoint of submissions, sheets, exchange, register, EMDN and portfolio, as decision D3 has it. */

let hub: TestApp
let admin: Person
/** Of each endpoint a request that would succeed, about things of the administrator. */
const standing = new Map<string, Request>()
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  for (const [name, { prepare }] of Object.entries(rows)) {
    standing.set(name, await prepare({ maker: admin, admin }))
  }
})
afterAll(() => hub.close())

const endpoints = area.flatMap((noun) => Object.values(contract[noun] ?? {}))
const rowOf = (each: Endpoint) => {
  const row = rows[nameOf(each)]
  if (!row) throw new Error(`${nameOf(each)} is not in the table`)
  return row
}

async function statusOf(each: Endpoint, token: string | undefined, request: Request = {}): Promise<number> {
  const api = hub.api(token)
  const url = pathWith(each, request.id ?? 0).replace(':file', 'xml') + (request.query ?? '')
  if (request.file) return (await api.upload(url, ...request.file)).status
  const body = request.body === undefined ? {} : { payload: request.body }
  return (await api.raw({ method: each.method, url, ...body })).status
}

/** Her own things are tried whole with this role. */
const firstMaker = (Object.keys(rolePermissions) as Role[]).find(
  (role) => role !== 'admin' && rolePermissions[role].includes('create-submissions'),
)

describe('submissions and what stands around them', () => {
  it('have every endpoint of the contract in the table', () => {
    expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(rows).toSorted())
  })

  it.each(Object.keys(rolePermissions) as Role[])(
    'let %s do what decision D3 says with her own and with what others made, and change nothing else [S1-6-25]',
    { timeout: 300_000 },
    async (role) => {
      const who = await person(hub, [role])
      const may = (each: Endpoint) => rolePermissions[role].includes(rowOf(each).needs)
      const outcome: Record<string, number> = {}
      const expected: Record<string, number> = {}
      const before = await wholeDatabase(hub)
      for (const each of endpoints.filter((one) => !may(one))) {
        outcome[nameOf(each)] = await statusOf(each, who.token, standing.get(nameOf(each)))
        expected[nameOf(each)] = 403
      }
      expect(await wholeDatabase(hub)).toEqual(before)
      const makes = rolePermissions[role].includes('create-submissions')
      for (const each of endpoints.filter(may)) {
        const { prepare, changes, notByMaker, answers = each.status ?? 200 } = rowOf(each)
        // Reading makes no difference between its own and others', and changing only for one role or by the table.
        const ownToo = changes && makes && (notByMaker || role === firstMaker)
        for (const maker of ownToo ? [admin, who] : [admin]) {
          const name = `${nameOf(each)}${maker === who ? ', her own' : ''}`
          const request = changes ? await prepare({ maker, admin }) : standing.get(nameOf(each))
          outcome[name] = await statusOf(each, who.token, request)
          expected[name] = notByMaker && maker === who && role !== 'admin' ? 403 : answers
        }
      }
      expect(outcome).toEqual(expected)
    },
  )

  it('answer 401 to everybody else, and change nothing [S1-6-21, S1-6-25]', async () => {
    const before = await wholeDatabase(hub)
    for (const each of endpoints) {
      const status = await statusOf(each, undefined, standing.get(nameOf(each)))
      expect([nameOf(each), status]).toEqual([nameOf(each), 401])
    }
    expect(await wholeDatabase(hub)).toEqual(before)
  })
})
