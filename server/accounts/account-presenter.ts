import type { CurrentUser } from '#core/contract/auth.ts'
import { holdsBoth, permissionsOf } from '#core/lifecycle/permissions.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import type { Author } from '#server/platform/audit.ts'
import type { AccountRow } from './account-queries.ts'

/** The person an account stands for, as the trail names her. */
export const authorOf = (row: AccountRow): Author => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
})

export function presentAccount(row: AccountRow, rules: Pick<HouseRules, 'controlled'>): CurrentUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    email: row.email,
    company: row.company,
    jobTitle: row.job_title,
    department: row.department,
    phone: row.phone,
    profileImageUrl: row.profile_image_url,
    roles: row.roles,
    permissions: permissionsOf(row.roles, row.extra_permissions, rules),
    mustSettleRoles: rules.controlled && holdsBoth(row.roles, row.extra_permissions),
    isActive: row.is_active,
    lastLogin: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
