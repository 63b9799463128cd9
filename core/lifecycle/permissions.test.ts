import { describe, expect, it } from 'vitest'
import {
  holdsBoth,
  type Permission,
  permissions,
  permissionsOf,
  type Role,
  roleNames,
  roles,
} from './permissions.ts'

const open = { controlled: false }

describe('roles', () => {
  it.each<[Role, string, string]>([
    ['admin', 'Administrator', 'S1-6-01, S3-6-01'],
    ['regulatory-manager', 'Regulatory Manager', 'S1-6-02, S3-6-02'],
    ['technical-reviewer', 'Technical Reviewer', 'S1-6-03, S3-6-03'],
    ['quality-manager', 'Quality Manager', 'S1-6-04, S3-6-04'],
    ['submission-coordinator', 'Submission Coordinator', 'S1-6-05, S3-6-05'],
    ['manufacturer-user', 'Manufacturer User', 'S1-6-06, S3-6-06'],
    ['user', 'Standard User', 'S1-6-07, S3-6-07'],
  ])('have %s, shown as %s [%s]', (role, name) => {
    expect(roles).toContain(role)
    expect(roleNames[role]).toBe(name)
  })

  it('are seven [S3-1-03]', () => expect(roles).toHaveLength(7))
})

describe('permissions', () => {
  it.each([
    ['view-submissions', 'S1-6-10, S3-6-09'],
    ['create-submissions', 'S1-6-11, S3-6-10'],
    ['edit-submissions', 'S1-6-12, S3-6-11'],
    ['delete-submissions', 'S1-6-13, S3-6-12'],
    ['approve-submissions', 'S1-6-14, S3-6-13'],
    ['manage-users', 'S1-6-15, S3-6-14'],
    ['manage-actors', 'S1-6-16, S3-6-15'],
    ['export-data', 'S1-6-17, S3-6-16'],
    ['system-admin', 'S1-6-18, S3-6-17'],
  ])('have %s [%s]', (permission) => expect(permissions).toContain(permission))

  it('are nine, all of them an administrator’s [S1-6-19, S3-6-18, S3-6-19]', () => {
    expect(permissions).toHaveLength(9)
    expect(permissionsOf(['admin'], [], open)).toEqual([...permissions])
  })

  it('add up over roles and what was granted besides', () => {
    expect(permissionsOf(['quality-manager', 'manufacturer-user'], ['manage-actors'], open)).toEqual([
      'view-submissions',
      'create-submissions',
      'edit-submissions',
      'approve-submissions',
      'export-data',
      'manage-actors',
    ])
    expect(permissionsOf([], [], open)).toEqual([])
  })

  it('never let one account decide and manage in controlled mode', () => {
    const inControlled = (held: Role[], extra: Permission[] = []) =>
      permissionsOf(held, extra, { controlled: true })
    expect(inControlled(['admin'])).toEqual(permissions.filter((each) => each !== 'approve-submissions'))
    expect(inControlled(['quality-manager'], ['manage-users'])).not.toContain('approve-submissions')
    expect(inControlled(['quality-manager'])).toContain('approve-submissions')
    expect([holdsBoth(['admin', 'user'], []), holdsBoth(['admin', 'quality-manager'], [])]).toEqual([
      false,
      true,
    ])
  })
})
