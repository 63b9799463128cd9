import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Access, Endpoint } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type Role, rolePermissions } from '#core/lifecycle/permissions.ts'
import { nameOf, pathWith } from '#tests/contract-endpoints.ts'
import { createMaster, masterInput, notificationOf, type Person, person } from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What each role may do in the Master DI area, done, as decision D3 has it; written out from there by hand. */

const area = ['master-di', 'audit-trail', 'security-events', 'requests', 'notifications']

type Column = 'view' | 'create' | 'edit' | 'delete' | 'approve' | 'export' | 'system' | 'signed in'

const grid: Record<Role, readonly Column[]> = {
  admin: ['view', 'create', 'edit', 'delete', 'approve', 'export', 'system'],
  'regulatory-manager': ['view', 'create', 'edit', 'delete', 'approve', 'export'],
  'technical-reviewer': ['view', 'edit', 'approve', 'export'],
  'quality-manager': ['view', 'approve', 'export'],
  'submission-coordinator': ['view', 'create', 'edit', 'export'],
  'manufacturer-user': ['view', 'create', 'edit'],
  user: ['view', 'create', 'edit', 'export'],
}

const permissionOf: Record<Column, Access> = {
  view: 'view-submissions',
  create: 'create-submissions',
  edit: 'edit-submissions',
  delete: 'delete-submissions',
  approve: 'approve-submissions',
  export: 'export-data',
  system: 'system-admin',
  'signed in': 'signed-in',
}
const asked = new Set<Access>(Object.values(permissionOf))

let hub: TestApp
let owner: Person
let other: Person
let second: Person
beforeAll(async () => {
  hub = await startTestApp()
  owner = await person(hub, ['admin'])
  other = await person(hub, ['quality-manager'])
  second = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

interface Request {
  readonly id?: number
  readonly query?: string
  readonly body?: object
  readonly file?: string
}
type Prepare = (who: Person) => Promise<Request>

const active = async () => (await createMaster(owner.api)).id
const draft = async () => (await createMaster(owner.api, { versionNumber: '1.0-draft' })).id
const nothing: Prepare = async () => ({})
const record: Prepare = async () => ({ id: await active() })

/** A draft somebody else has sent to somebody else. */
async function waiting(): Promise<number> {
  const request = { id: await draft(), body: { assignedUserId: other.id, dueDate } }
  return (await owner.api.call(masterCommandsApi.sendForApproval, request)).body.pendingChange.id
}

const csv = () => {
  const { deviceNumber } = masterInput()
  return `deviceNumber,deviceName,manufacturerName,targetCountries\n${deviceNumber},Pump,Maker,EU\n`
}

/** The column of decision D3 each endpoint stands in, and a request that would succeed. */
const table: Readonly<Record<string, readonly [Column, Prepare]>> = {
  'GET /api/master-di': ['view', async () => ({ query: '?limit=1' })],
  'GET /api/master-di/stats': ['view', nothing],
  'GET /api/master-di/distribution': ['view', nothing],
  'GET /api/master-di/values': ['view', async () => ({ query: '?field=status' })],
  'GET /api/master-di/export': ['export', nothing],
  'GET /api/master-di/:id': ['view', record],
  'GET /api/master-di/:id/versions': ['view', record],
  'POST /api/master-di': ['create', async () => ({ body: masterInput() })],
  'PUT /api/master-di/:id': ['edit', async () => ({ id: await active(), body: { brandName: 'New' } })],
  'POST /api/master-di/bulk-upload': ['create', async () => ({ file: csv() })],
  'GET /api/master-di/bulk-upload/template': ['create', nothing],
  'PUT /api/master-di/:id/soft-delete': [
    'delete',
    async () => ({ id: await active(), body: { reason: 'Old' } }),
  ],
  'DELETE /api/master-di/:id': ['delete', async () => ({ id: await draft(), body: { reason: 'Old' } })],
  'PUT /api/master-di/:id/request-update': [
    'edit',
    async () => ({ id: await active(), body: { changeReason: 'New label' } }),
  ],
  'PUT /api/master-di/:id/request-delete': [
    'edit',
    async () => ({ id: await active(), body: { changeReason: 'Not sold' } }),
  ],
  'POST /api/master-di/:id/send-for-approval': [
    'edit',
    async () => ({ id: await draft(), body: { assignedUserId: other.id, dueDate } }),
  ],
  'GET /api/master-di/audit-trail': ['view', nothing],
  'GET /api/master-di/audit-trail/export': ['export', nothing],
  'GET /api/audit-trail': ['view', nothing],
  'GET /api/audit-trail/export': ['export', nothing],
  'GET /api/audit-trail/people': ['view', nothing],
  'GET /api/audit-trail/verify': ['system', nothing],
  'GET /api/security-events': ['system', nothing],
  'GET /api/security-events/export': ['system', nothing],
  'GET /api/pending-changes': ['view', nothing],
  'GET /api/pending-changes/export': ['export', nothing],
  'GET /api/pending-changes/counts': ['view', nothing],
  'POST /api/pending-changes/:id/approve': ['approve', async () => ({ id: await waiting(), body: {} })],
  'POST /api/pending-changes/:id/reject': [
    'approve',
    async () => ({ id: await waiting(), body: { rejectionNotes: 'No' } }),
  ],
  'POST /api/pending-changes/:id/reassign': [
    'approve',
    async () => ({ id: await waiting(), body: { assignedTo: second.id } }),
  ],
  'GET /api/users/approvers': ['view', nothing],
  'GET /api/notifications': ['signed in', nothing],
  'POST /api/notifications/:id/read': ['signed in', async (who) => ({ id: await notificationOf(hub, who) })],
  'POST /api/notifications/read-all': ['signed in', nothing],
}

/** Open to whoever asked for the decision as well; she may not do it for others. */
const decidedLater: Readonly<Record<string, Access>> = {
  'POST /api/pending-changes/:id/reassign': 'approve-submissions',
}

const endpoints = area.flatMap((noun) => Object.values(contract[noun] ?? {}))

async function statusOf(each: Endpoint, token: string | undefined, request: Request): Promise<number> {
  const api = hub.api(token)
  const url = pathWith(each, request.id ?? 0) + (request.query ?? '')
  if (request.file !== undefined) return (await api.upload(url, request.file)).status
  const body = request.body === undefined ? {} : { payload: request.body }
  return (await api.raw({ method: each.method, url, ...body })).status
}

describe('the Master DI area', () => {
  it('asks at every endpoint for what the table says', () => {
    const rows = Object.entries(table).map(([name, [column]]) => [name, permissionOf[column]])
    const described = endpoints.map((each) => [nameOf(each), each.access])
    expect(Object.fromEntries(rows)).toEqual({ ...Object.fromEntries(described), ...decidedLater })
  })

  it.each(Object.keys(grid) as Role[])(
    'lets %s do what decision D3 says, and nothing else [S1-6-25, S3-6-28]',
    async (role) => {
      const held = grid[role].map((column) => permissionOf[column])
      expect(rolePermissions[role].filter((one) => asked.has(one)).toSorted()).toEqual(held.toSorted())
      const outcome: Record<string, number> = {}
      const expected: Record<string, number> = {}
      for (const each of endpoints) {
        const [column, prepare] = table[nameOf(each)] ?? ['view', nothing]
        const allowed = column === 'signed in' || grid[role].includes(column)
        // Whom the permission of an endpoint refuses, `server/admission.test.ts` asks.
        if (!allowed && !(nameOf(each) in decidedLater)) continue
        const who = await person(hub, [role])
        outcome[nameOf(each)] = await statusOf(each, who.token, await prepare(who))
        expected[nameOf(each)] = allowed ? (each.status ?? 200) : 403
      }
      expect(outcome).toEqual(expected)
    },
  )

  it('keeps what was refused as it was [S1-6-25]', async () => {
    const { token } = await person(hub, ['quality-manager'])
    const { body: before } = await owner.api.get(`/api/master-di/${await active()}`)
    const { id } = before as { id: number }
    for (const each of endpoints.filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/api/master-di/:id'),
    )) {
      const body = { brandName: 'x', reason: 'x', changeReason: 'x', assignedUserId: other.id, dueDate }
      expect(await statusOf(each, token, { id, body })).toBe(403)
    }
    expect((await owner.api.get(`/api/master-di/${id}`)).body).toEqual(before)
  })
})
