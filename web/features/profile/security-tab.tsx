import { Divider, Stack } from '@mantine/core'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

export function SecurityTab() {
  return (
    <Stack gap="lg">
      <PasswordForm />
      <Divider />
      <SecondFactorSection />
      <Divider />
      <OwnSessions />
    </Stack>
  )
}
