import { describe, expect, it } from 'vitest'
import { grantRefusal, mayMakeLink, mayManage, needsCountersignature } from './granting.ts'
import { type Permission, permissionsOf, type Role } from './permissions.ts'

const somebody = (roles: Role[], extra: Permission[] = [], controlled = false) => ({
  roles,
  extraPermissions: extra,
  isActive: true,
  permissions: permissionsOf(roles, extra, { controlled }),
  rules: { controlled },
})
const admin = somebody(['admin'])
const keeper = somebody(['user'], ['manage-users'])

describe('granting', () => {
  it('is free for administrators', () => {
    expect(grantRefusal(admin, somebody(['user']), somebody(['admin'], ['system-admin']))).toBeUndefined()
    expect(grantRefusal(admin, somebody(['admin']), somebody(['user']))).toBeUndefined()
  })

  it('of the role admin is for administrators alone, and its removal', () => {
    expect(grantRefusal(keeper, somebody(['user']), somebody(['admin', 'user']))).toContain('administrator')
    expect(grantRefusal(keeper, somebody(['admin', 'user']), somebody(['user']))).toContain('administrator')
  })

  it('of what one lacks is refused, by role and by permission; what is there may stay', () => {
    expect(grantRefusal(keeper, somebody(['user']), somebody(['quality-manager']))).toContain(
      'Quality Manager',
    )
    expect(grantRefusal(keeper, somebody(['user']), somebody(['user'], ['system-admin']))).toContain(
      'system-admin',
    )
    expect(
      grantRefusal(keeper, somebody(['quality-manager']), somebody(['quality-manager', 'user'])),
    ).toBeUndefined()
    expect(grantRefusal(keeper, somebody(['user']), somebody(['manufacturer-user']))).toBeUndefined()
    expect(grantRefusal(keeper, somebody(['user']), somebody(['user'], ['manage-users']))).toBeUndefined()
  })

  it('is not got round by managing those who have more', () => {
    expect([mayManage(keeper, admin), mayManage(keeper, somebody(['quality-manager']))]).toEqual([
      false,
      true,
    ])
    expect(mayMakeLink(keeper, somebody(['quality-manager']))).toBe(false)
    expect(mayMakeLink(keeper, somebody(['manufacturer-user']))).toBe(true)
    expect(mayMakeLink(admin, admin)).toBe(true)
  })
})

describe('granting in controlled mode [D60]', () => {
  const head = somebody(['admin'], [], true)
  const manager = somebody(['user'], ['manage-users'], true)

  it('lets an administrator give the right to decide, which she does not have', () => {
    expect(head.permissions).not.toContain('approve-submissions')
    expect(grantRefusal(head, somebody(['user']), somebody(['quality-manager']))).toBeUndefined()
    expect(mayMakeLink(head, somebody(['quality-manager']))).toBe(true)
    expect(mayMakeLink(manager, somebody(['quality-manager']))).toBe(false)
  })

  it('refuses to let one account decide and manage', () => {
    for (const both of [
      somebody(['admin', 'quality-manager']),
      somebody(['quality-manager'], ['manage-users']),
      somebody(['user'], ['approve-submissions', 'system-admin']),
    ])
      expect(grantRefusal(head, somebody(['user']), both)).toContain('nobody both decides and manages')
    const held = somebody(['admin', 'quality-manager'])
    expect(grantRefusal(head, held, held)).toBeUndefined()
    expect(grantRefusal(head, held, somebody(['quality-manager']))).toBeUndefined()
  })

  it('judges the removal of a role like its grant', () => {
    expect(grantRefusal(manager, somebody(['quality-manager', 'user']), somebody(['user']))).toContain(
      'remove',
    )
    expect(grantRefusal(keeper, somebody(['quality-manager', 'user']), somebody(['user']))).toBeUndefined()
  })

  it('asks for a second administrator where somebody gets or loses rights over others', () => {
    const user = somebody(['user'])
    const approver = somebody(['quality-manager'])
    const cases: [before: typeof user, after: typeof user, needs: boolean][] = [
      [user, approver, true],
      [approver, user, true],
      [user, somebody(['admin']), true],
      [user, somebody(['user'], ['manage-users']), true],
      [user, somebody(['submission-coordinator']), false],
      [approver, { ...approver, isActive: false }, false],
      [{ ...approver, isActive: false }, approver, true],
      [{ ...user, isActive: false }, user, false],
      [approver, somebody(['technical-reviewer']), false],
    ]
    const moved = { ...approver, email: 'other@example.org' }
    expect(needsCountersignature({ ...approver, email: 'one@example.org' }, moved)).toBe(true)
    for (const [before, after, needs] of cases) expect(needsCountersignature(before, after)).toBe(needs)
  })
})
