import { Alert, Anchor, Button, NativeSelect } from '@mantine/core'
import { IconInfoCircle, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userStatuses } from '#core/contract/list-filters.ts'
import { roleNames, roles } from '#core/lifecycle/permissions.ts'
import { WaitingSignatures } from '#web/countersigning/waiting-signatures.tsx'
import { type ListedUser, type UserFilters, usersQuery, waitingCountQuery } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { listWords } from '#web/ui/list-table.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { AddUserDialog } from './add-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import { type UserAction, UserActions } from './user-actions.tsx'
import { useUserColumns } from './user-columns.tsx'
import { UserConfirmations } from './user-confirmations.tsx'
import { type UsersSearch, usersSearch } from './users-search.ts'

interface UsersScreenProps {
  address: UsersSearch
  onAddressChange: (address: UsersSearch) => void
}

/** The people of this hub (specification, document 3 section 2.13). */
export function UsersScreen(props: UsersScreenProps) {
  const can = useCan()
  return can('manage-users') ? <Users {...props} /> : <AccessDenied />
}

function AccessDenied() {
  const t = wordsOf(usersTexts)
  return (
    <>
      <ScreenTabs group="administration" />
      <PageHeader title={t('denied')} purpose={t('deniedHelp')} />
      <ButtonLink to="/" variant="default">
        {t('toDashboard')}
      </ButtonLink>
    </>
  )
}

function Users({ address, onAddressChange }: UsersScreenProps) {
  const t = wordsOf(usersTexts)
  const { user: opened, ...list } = address
  const filters = usersSearch.filtersOf(list)
  const query = useQuery(usersQuery(usersSearch.stateOf(list), filters))
  const columns = useUserColumns(list)
  const [adding, setAdding] = useState(false)
  const [action, setAction] = useState<UserAction>()
  const [resetting, setResetting] = useState<ListedUser>()
  const filter = (next: Partial<UserFilters>) => onAddressChange(usersSearch.withFilters(list, next))
  return (
    <>
      <ScreenTabs group="administration" />
      <ListScreen
        title={t('title')}
        purpose={t('purpose')}
        name="users"
        actions={
          <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
        notice={
          <>
            <WaitingSignatures />
            <Waiting filters={filters} onShow={() => filter({ status: 'waiting', role: undefined })} />
          </>
        }
        kind={usersSearch}
        address={list}
        onAddressChange={onAddressChange}
        query={query}
        columns={columns}
        rowHeight="3.125rem"
        rowActions={(user) => (
          <UserActions
            user={user}
            onEdit={() => onAddressChange({ ...list, user: user.id })}
            onSecondFactor={() => setResetting(user)}
            onAction={setAction}
          />
        )}
        words={{
          ...listWords(t, (count) => t('showing', { count })),
          nothingFoundHelp: t('nothingFoundHelp'),
        }}
        filters={<Filters filters={filters} onFilter={filter} />}
        empty={<EmptyState title={t('empty')} />}
      />
      <AddUserDialog opened={adding} onClose={() => setAdding(false)} />
      <EditUserDialog
        id={opened}
        listed={query.data?.items.find(({ id }) => id === opened)}
        onClose={() => onAddressChange(list)}
      />
      <SecondFactorDialog user={resetting} onClose={() => setResetting(undefined)} />
      <UserConfirmations action={action} onClose={() => setAction(undefined)} />
    </>
  )
}

interface FilterProps {
  filters: UserFilters
  onFilter: (filters: Partial<UserFilters>) => void
}

function Filters({ filters, onFilter }: FilterProps) {
  const t = wordsOf(usersTexts)
  return (
    <>
      <NativeSelect
        aria-label={t('filters.status')}
        data={[
          { value: '', label: t('filters.all') },
          ...userStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={filters.status ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ status: userStatuses.find((status) => status === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('filters.role')}
        data={[
          { value: '', label: t('filters.allRoles') },
          ...roles.map((value) => ({ value, label: roleNames[value] })),
        ]}
        value={filters.role ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ role: roles.find((role) => role === currentTarget.value) })
        }
      />
    </>
  )
}

/** Waiting accounts are easily overlooked, so show them. */
function Waiting({ filters, onShow }: { filters: UserFilters; onShow: () => void }) {
  const t = wordsOf(usersTexts.waiting)
  const { data: count = 0 } = useQuery(waitingCountQuery)
  if (count === 0) return null
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
      {t('text', { count })}{' '}
      {filters.status !== 'waiting' && (
        <Anchor component="button" type="button" size="sm" underline="always" onClick={onShow}>
          {t('show')}
        </Anchor>
      )}
    </Alert>
  )
}
