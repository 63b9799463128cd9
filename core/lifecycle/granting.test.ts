import { describe, expect, it } from 'vitest'
import { grantRefusal, mayMakeLink, mayManage } from './granting.ts'
import { type Permission, permissionsOf, type Role } from './permissions.ts'

const somebody = (roles: Role[], extra: Permission[] = []) => ({
  roles,
  extraPermissions: extra,
  permissions: permissionsOf(roles, extra),
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
