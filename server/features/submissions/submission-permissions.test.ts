import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#core/contract/index.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { permissions, permissionsOf, roles } from '#core/lifecycle/permissions.ts'
import { euSubmissionInput, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Who may do what with submissions and what belongs to them (specification, document 2 section 6). */
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

describe('who may', () => {
  it('is told by roles and permissions, and admin passes every check [S2-6-01, S2-6-02, S2-6-03]', () => {
    expect(roles).toEqual([
      'admin',
      'regulatory-manager',
      'technical-reviewer',
      'quality-manager',
      'submission-coordinator',
      'manufacturer-user',
      'user',
    ])
    expect([...permissions].sort()).toEqual(
      [
        'view-submissions',
        'create-submissions',
        'edit-submissions',
        'delete-submissions',
        'approve-submissions',
        'manage-users',
        'manage-actors',
        'export-data',
        'system-admin',
      ].sort(),
    )
    expect([...permissionsOf(['admin'], [], { controlled: false })].sort()).toEqual([...permissions].sort())
  })

  it('stands at each endpoint of this area [S2-6-05, S2-6-06, S2-6-07, S2-6-08]', async () => {
    const access = Object.fromEntries(
      Object.values(contract).flatMap((each) =>
        Object.values(each).map(({ method, path, access: needed }) => [`${method} ${path}`, needed]),
      ),
    )
    const expected: Record<string, string> = {
      'GET /api/submissions': 'view-submissions',
      'GET /api/submissions/:id': 'view-submissions',
      'GET /api/eudamed-udi-submissions': 'view-submissions',
      'GET /api/validation-errors': 'view-submissions',
      'GET /api/pending-changes': 'view-submissions',
      'GET /api/portfolio': 'view-submissions',
      'GET /api/emdn': 'view-submissions',
      'GET /api/emdn/search': 'view-submissions',
      'GET /api/basic-udi-di/device-families': 'view-submissions',
      'POST /api/gmn/generate': 'view-submissions',
      'POST /api/gmn/validate': 'view-submissions',
      'POST /api/gmn/generate-basic-udi-di': 'view-submissions',
      'POST /api/basic-udi-di/generate-from-udi-di': 'view-submissions',
      'POST /api/basic-udi-di/validate': 'view-submissions',
      'POST /api/udi-di/validate': 'view-submissions',
      'GET /api/users/approvers': 'view-submissions',
      'POST /api/submissions': 'create-submissions',
      'POST /api/eudamed-udi-submissions': 'create-submissions',
      'POST /api/submissions/bulk-upload': 'create-submissions',
      'POST /api/portfolio': 'create-submissions',
      'POST /api/submission-sheets': 'create-submissions',
      'PUT /api/submissions/:id': 'edit-submissions',
      'POST /api/submissions/:id/validate': 'edit-submissions',
      'POST /api/submissions/:id/send-for-approval': 'edit-submissions',
      'POST /api/submissions/:id/revert': 'edit-submissions',
      'POST /api/submissions/:id/acknowledge': 'edit-submissions',
      'POST /api/submission-sheets/:id/values': 'edit-submissions',
      'POST /api/validation-errors/:id/resolve': 'edit-submissions',
      'POST /api/basic-udi-di/generate-for-family': 'edit-submissions',
      'POST /api/submissions/:id/approve': 'approve-submissions',
      'POST /api/submissions/:id/reject': 'approve-submissions',
    }
    for (const [call, needed] of Object.entries(expected))
      expect([call, access[call]]).toEqual([call, needed])
  })

  it('is asked of every endpoint, by the server itself [S2-2-01, S2-6-04, S2-7-01]', async () => {
    const open = ['public', 'signed-in', ...permissions]
    for (const { method, path, access } of Object.values(contract).flatMap((each) => Object.values(each)))
      expect([`${method} ${path}`, open.includes(access)]).toEqual([`${method} ${path}`, true])
    expect((await hub.api().get('/api/submissions')).status).toBe(401)
    expect((await user.api.get('/api/submissions')).status).toBe(200)
    const reader = await person(hub, ['quality-manager'])
    expect((await reader.api.post('/api/submissions', euSubmissionInput())).status).toBe(403)
  })

  it('reads JSON, and a description of every call beyond the named fields [S2-7-02, S2-7-40]', async () => {
    const { headers, body } = await user.api.get<Submission[]>('/api/submissions')
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(Array.isArray(body)).toBe(true)
    const described = await user.api.get<{ paths: object }>('/api/openapi.json')
    expect(Object.keys(described.body.paths)).toEqual(
      expect.arrayContaining(['/api/submissions', '/api/submissions/{id}', '/api/validation-errors']),
    )
  })

  it('decides is fetched for the assignment, by name [S2-3-47, S2-6-11]', async () => {
    const approver = await person(hub, ['quality-manager'])
    const { body } = await user.api.get<{ id: number }[]>('/api/users/approvers')
    expect(body.find(({ id }) => id === approver.id)).toEqual({
      id: approver.id,
      username: approver.username,
      firstName: 'Some',
      lastName: approver.username,
    })
  })
})
