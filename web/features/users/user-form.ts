import type { z } from 'zod'
import { NewUser } from '#core/contract/users.ts'
import type { Permission, Role } from '#core/lifecycle/permissions.ts'
import type { ListedUser } from '#web/data/users.ts'

/** The dialog's fields; the contract judges them here and there. */
export const userForm: z.ZodType = NewUser.pick({
  firstName: true,
  lastName: true,
  email: true,
  username: true,
  company: true,
  roles: true,
  extraPermissions: true,
  isActive: true,
})

export interface UserForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
  readonly company: string
  readonly roles: Role[]
  readonly extraPermissions: Permission[]
  readonly isActive: boolean
}

export const newUser: UserForm = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  company: '',
  roles: ['user'],
  extraPermissions: [],
  isActive: true,
}

export const formOf = (user: ListedUser): UserForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  username: user.username,
  company: user.company ?? '',
  roles: user.roles,
  extraPermissions: user.extraPermissions,
  isActive: user.isActive,
})

/** What was changed, and nothing besides: who only renames somebody decides about no rights. */
export function changesIn(before: UserForm, after: UserForm): Partial<UserForm> {
  const fields = Object.keys(before) as (keyof UserForm)[]
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]]))
}
