import { Divider, Stack } from '@mantine/core'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'

export function SecurityTab() {
  return (
    <Stack gap="lg">
      <PasswordForm />
      <Divider />
      <OwnSessions />
    </Stack>
  )
}
