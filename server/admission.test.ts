import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Permission, permissions, permissionsOf, type Role, roles } from '#core/lifecycle/permissions.ts'
import { type TokenPermission, tokenPermissions } from '#core/lifecycle/token-permissions.ts'
import { admissionOf, bearer, differences } from '#tests/admission-table.ts'
import { endpoints, nameOf } from '#tests/contract-endpoints.ts'
import { decideSettings, makeToken, passkeyOf, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/**
 * Every endpoint, asked by everybody who is signed in, answers as one table says (`tests/admission-table.ts`). Credentials
 * that are none stand in `spent-credentials.test.ts`, what is one person's in `another-object.test.ts`, tokens that only
 * read in `viewing-token.test.ts`.
 */

type Holder = readonly [name: string, held: readonly Role[], extra: readonly Permission[]]
const everyRole: readonly Holder[] = [
  ...roles.map((role): Holder => [role, [role], []]),
  ['whoever has no role', [], []],
]

let open: TestApp
beforeAll(async () => {
  open = await startTestApp()
})
afterAll(() => open.close())

describe('in the open mode', () => {
  const everyPermission = permissions.map((one): Holder => [`whoever holds ${one} alone`, [], [one]])

  it.each([...everyRole, ...everyPermission])(
    '%s does what the table says, and nothing else [S3-6-28]',
    async (_, held, extra) => {
      const { token } = await person(open, held, extra)
      const caller = { permissions: permissionsOf(held, extra, { controlled: false }) }
      expect(await differences(open, bearer(token), caller)).toEqual([])
    },
  )
})

describe('in the controlled mode', () => {
  let hub: TestApp
  beforeAll(async () => {
    hub = await startTestApp()
    await decideSettings(hub, { wayOfWorking: 'controlled' })
  })
  afterAll(() => hub.close())

  it.each<Holder>([
    ...everyRole,
    ['whoever decides and manages people', ['quality-manager'], ['manage-users']],
    ['whoever decides and runs the hub', ['regulatory-manager'], ['system-admin']],
  ])('%s does what the table says, and nothing else [S3-6-28]', async (_, held, extra) => {
    const { token } = await person(hub, held, extra)
    const caller = { permissions: permissionsOf(held, extra, { controlled: true }) }
    expect(await differences(hub, bearer(token), caller)).toEqual([])
  })

  it('an administrator is admitted to everything but deciding', () => {
    const caller = { permissions: permissionsOf(['admin'], [], { controlled: true }) }
    const refused = endpoints.filter((each) => admissionOf(each, caller).status !== 'admitted')
    expect(refused.map(nameOf).toSorted()).toEqual([
      'POST /api/audit-trail/reviews',
      'POST /api/pending-changes/:id/approve',
      'POST /api/pending-changes/:id/reject',
      'POST /api/rim/documents/:id/approve',
      'POST /api/submissions/:id/approve',
      'POST /api/submissions/:id/reject',
    ])
  })
})

describe('where everybody needs a second factor', () => {
  let hub: TestApp
  beforeAll(async () => {
    hub = await startTestApp()
    await decideSettings(hub, { secondFactor: 'everybody' })
  })
  afterAll(() => hub.close())

  it.each<Role>(['admin', 'user'])('%s without one sets it up and does nothing else', async (role) => {
    const { token } = await person(hub, [role])
    const held = permissionsOf([role], [], { controlled: false })
    expect(await differences(hub, bearer(token), { permissions: held, lacksSecondFactor: true })).toEqual([])
  })

  it('whoever has one does what the table says', async () => {
    const who = await person(hub, ['user'])
    await passkeyOf(hub, who)
    const held = permissionsOf(['user'], [], { controlled: false })
    expect(await differences(hub, bearer(who.token), { permissions: held })).toEqual([])
  })
})

describe('an API token', () => {
  it.each<[string, readonly TokenPermission[]]>([
    ['full scope', tokenPermissions],
    ['a scope for editing alone', ['edit-submissions']],
    ['a scope for making alone', ['create-submissions']],
  ])('of %s does what the table says, and is no administrator', async (_, scope) => {
    const { token } = await makeToken(await person(open, ['admin']), scope)
    expect(await differences(open, bearer(token), { permissions: scope, byToken: true })).toEqual([])
  })

  it('does no more than its person, whatever its scope', async () => {
    const who = await person(open, ['regulatory-manager'])
    const { token } = await makeToken(who)
    const weaker = { roles: ['manufacturer-user' as const] }
    await open.hub.db.updateTable('users').set(weaker).where('id', '=', who.id).execute()
    const caller = { permissions: permissionsOf(['manufacturer-user'], [], { controlled: false }) }
    expect(await differences(open, bearer(token), { ...caller, byToken: true })).toEqual([])
  })
})
