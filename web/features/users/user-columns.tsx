import { Avatar, Group, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { User } from '#core/contract/users.ts'
import { type Role, roleNames } from '#core/lifecycle/permissions.ts'
import type { ListedUser } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { displayName, initials } from '#web/platform/user-name.ts'
import type { Column } from '#web/ui/column.ts'
import { RowLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './users.module.css'
import type { UsersSearch } from './users-search.ts'

/** More would make the rows uneven (specification, document 3 section 9). */
const shownRoles = 2

const tones: Record<User['status'], Tone> = {
  active: 'positive',
  inactive: 'neutral',
  waiting: 'caution',
  deleted: 'critical',
}

/** The columns of the list; the name opens the user. */
export function useUserColumns(search: UsersSearch): readonly Column<ListedUser>[] {
  const t = wordsOf(usersTexts)
  const format = useFormatter()
  return [
    {
      id: 'user',
      header: t('columns.user'),
      sortBy: 'name',
      fixed: true,
      leastWidth: '15rem',
      cell: (user) => <Person user={user} search={search} />,
    },
    {
      id: 'email',
      header: t('columns.email'),
      sortBy: 'email',
      leastWidth: '13rem',
      cell: ({ email }) => email,
    },
    {
      id: 'roles',
      header: t('columns.roles'),
      leastWidth: '15rem',
      onCard: true,
      cell: ({ roles }) => <RoleBadges roles={roles} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      sortBy: 'status',
      width: '7rem',
      onCard: true,
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>,
    },
    {
      id: 'lastLogin',
      header: t('columns.lastLogin'),
      sortBy: 'lastLogin',
      width: '12.5rem',
      cell: ({ lastLogin, hasPassword }) =>
        lastLogin === null ? (
          <Text span inherit c="dimmed">
            {hasPassword ? t('never') : t('linkUnused')}
          </Text>
        ) : (
          format.dateTime(new Date(lastLogin), 'instant')
        ),
    },
  ]
}

function Person({ user, search }: { user: ListedUser; search: UsersSearch }) {
  const t = wordsOf(usersTexts)
  const self = useCurrentUser()
  const name = displayName(user)
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar size={30} color="petrol" variant="filled" aria-hidden>
        {initials(user)}
      </Avatar>
      <div className={classes.person}>
        <div dir="auto">
          {user.abilities.edit ? (
            <RowLink to="/admin/users" search={{ ...search, user: user.id }} resetScroll={false} title={name}>
              {name}
            </RowLink>
          ) : (
            <Text fw={600} inherit truncate>
              {name}
            </Text>
          )}
        </div>
        <div className={classes.username}>
          {user.username}
          {user.id === self.id && ` · ${t('you')}`}
        </div>
      </div>
    </Group>
  )
}

function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const t = wordsOf(usersTexts)
  const rest = roles.slice(shownRoles)
  return (
    // Two that are long stand one below the other.
    <div className={classes.roles} title={roles.map((role) => roleNames[role]).join(', ')}>
      {roles.slice(0, shownRoles).map((role) => (
        <StatusBadge key={role} tone="info">
          {roleNames[role]}
        </StatusBadge>
      ))}
      {rest.length > 0 && (
        <StatusBadge tone="neutral">{t('moreRoles', { count: String(rest.length) })}</StatusBadge>
      )}
    </div>
  )
}
