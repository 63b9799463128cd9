import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDots,
  IconLink,
  IconLogout,
  IconPencil,
  IconShieldLock,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import { useRef } from 'react'
import type { User } from '#core/contract/users.ts'
import { tellSavedOrAsked } from '#web/countersigning/saved-or-asked.ts'
import type { ListedUser } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { displayName } from '#web/platform/user-name.ts'
import { toast } from '#web/ui/toast-store.ts'
import { setStatus } from './user-api.ts'

/** Actions that need confirmation. */
export interface UserAction {
  readonly name: 'delete' | 'deactivate' | 'turnAway' | 'link' | 'signOut'
  readonly user: ListedUser
}

interface UserActionsProps {
  user: ListedUser
  onEdit: () => void
  onSecondFactor: () => void
  onAction: (action: UserAction) => void
}

const icon = { size: 16, 'aria-hidden': true } as const

export function UserActions({ user, onEdit, onSecondFactor, onAction }: UserActionsProps) {
  const t = wordsOf(usersTexts)
  const button = useRef<HTMLButtonElement>(null)
  const can = useCan()
  const activation = useActivation(user)
  // Dialogs return the focus to their opener; the menu item no longer exists, so use the menu button.
  const act = (name: UserAction['name']) => {
    button.current?.focus()
    onAction({ name, user })
  }
  if (!user.abilities.edit) return null
  const waits = user.status === 'waiting'
  const resets = can('system-admin') && user.isActive
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          loading={activation.isPending}
          aria-label={t('actions.menu', { name: displayName(user) })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          onClick={() => {
            button.current?.focus()
            onEdit()
          }}
        >
          {t('actions.edit')}
        </Menu.Item>
        {!user.isActive && (
          <Menu.Item leftSection={<IconUserCheck {...icon} />} onClick={() => activation.mutate()}>
            {waits ? t('actions.letIn') : t('actions.activate')}
          </Menu.Item>
        )}
        {(user.isActive || waits) && (
          <Menu.Item
            leftSection={<IconUserOff {...icon} />}
            onClick={() => act(waits ? 'turnAway' : 'deactivate')}
          >
            {waits ? t('actions.turnAway') : t('actions.deactivate')}
          </Menu.Item>
        )}
        {user.abilities.makeLink && (
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => act('link')}>
            {t('actions.link')}
          </Menu.Item>
        )}
        {user.isActive && (
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => act('signOut')}>
            {t('actions.signOut')}
          </Menu.Item>
        )}
        {resets && (
          <Menu.Item
            leftSection={<IconShieldLock {...icon} />}
            onClick={() => {
              button.current?.focus()
              onSecondFactor()
            }}
          >
            {t('actions.secondFactor')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          // Readable on both surfaces, which one red is not.
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => act('delete')}
        >
          {t('actions.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Harmless, so no confirmation. */
function useActivation(user: ListedUser) {
  const t = wordsOf(usersTexts)
  return useChange<void, User>({
    nouns: ['users', 'requests', 'countersignatures'],
    run: () => setStatus(user.id, true),
    onSuccess: ({ awaitsCountersignature }) =>
      tellSavedOrAsked(awaitsCountersignature !== null, { title: t('statusUpdated') }),
    onError: ({ message }) =>
      toast({
        title: t('statusFailed'),
        description: t('statusFailedHelp', { message }),
        variant: 'destructive',
      }),
  })
}
