import { Avatar, Divider, Group, Popover, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHelpCircle, IconLogout, IconUserCog } from '@tabler/icons-react'
import type { CurrentUser } from '#core/contract/auth.ts'
import { roleNames } from '#core/lifecycle/permissions.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { displayName, initials } from '#web/platform/user-name.ts'
import { NavigationLink } from '#web/ui/navigation-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './user-menu.module.css'

const items = [
  { id: 'profile', to: '/profile', icon: IconUserCog },
  { id: 'help', to: '/help', icon: IconHelpCircle },
  { id: 'signOut', to: '/logout', icon: IconLogout },
] as const

/** Who is signed in, and what concerns only him. A panel, not a menu: it also shows and sets things. */
export function UserMenu() {
  const t = wordsOf(shellTexts.userMenu)
  const user = useCurrentUser()
  const name = displayName(user)
  const [opened, panel] = useDisclosure()
  return (
    <Popover
      opened={opened}
      onChange={panel.set}
      position="bottom-end"
      width={280}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.target} onClick={panel.toggle}>
          <Avatar src={user.profileImageUrl} alt="" size={34} color="petrol" variant="filled" aria-hidden>
            {initials(user)}
          </Avatar>
          <VisuallyHidden>{t('label', { name })}</VisuallyHidden>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('label', { name })}>
        <Person user={user} />
        <Divider />
        <ThemeSwitch />
        <Divider />
        {items.map(({ id, to, icon: Icon }) => (
          <NavigationLink
            key={id}
            to={to}
            className={classes.item}
            leftSection={<Icon size={16} aria-hidden />}
            label={t(id)}
            onClick={panel.close}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

function Person({ user }: { user: CurrentUser }) {
  return (
    <div className={classes.person}>
      <Text fw={600}>{displayName(user)}</Text>
      <Text size="sm" c="dimmed">
        {user.email}
      </Text>
      {user.company && (
        <Text size="sm" c="dimmed">
          {user.company}
        </Text>
      )}
      <Group gap={4} mt={6}>
        {user.roles.map((role) => (
          <StatusBadge key={role} tone="info">
            {roleNames[role]}
          </StatusBadge>
        ))}
      </Group>
    </div>
  )
}
