import { Alert, Group, Stack, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { roleNames } from '#core/lifecycle/permissions.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './profile.module.css'

/** To be read only: nobody gives herself rights. */
export function PermissionsTab() {
  const t = wordsOf(profileTexts.permissions)
  const words = wordsOf(accountsTexts.permissions)
  const { roles, permissions } = useCurrentUser()
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} mb="xs">
          {t('roles')}
        </Title>
        {roles.length === 0 && <Text c="dimmed">{t('noRoles')}</Text>}
        <Group gap="xs">
          {roles.map((role) => (
            <StatusBadge key={role} tone="info">
              {roleNames[role]}
            </StatusBadge>
          ))}
        </Group>
      </section>
      <section>
        <Title order={2} mb="xs">
          {t('permissions')}
        </Title>
        {permissions.length === 0 && <Text c="dimmed">{t('none')}</Text>}
        <ul className={classes.words}>
          {permissions.map((permission) => (
            <li key={permission}>
              {words(permission)}{' '}
              <Text span size="sm" c="dimmed">
                <code>{permission}</code>
              </Text>
            </li>
          ))}
        </ul>
      </section>
      <Alert icon={<IconInfoCircle aria-hidden />}>{t('contact')}</Alert>
    </Stack>
  )
}
