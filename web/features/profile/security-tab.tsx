import { Divider, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { secondFactorQuery } from '#web/data/second-factor.ts'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

export function SecurityTab() {
  const t = wordsOf(profileTexts.password)
  const { data: factor } = useQuery(secondFactorQuery)
  return (
    <Stack gap="lg">
      {factor?.signsWithProvider ? <Text size="sm">{t('atProvider')}</Text> : <PasswordForm />}
      <Divider />
      <SecondFactorSection />
      <Divider />
      <OwnSessions />
    </Stack>
  )
}
