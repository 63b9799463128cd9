import { Card, Stack, Text, Title } from '@mantine/core'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ButtonLink } from '#web/ui/router-link.tsx'

export function BasicUdiDiMoved() {
  const t = wordsOf(generatorsTexts.basic)
  return (
    <Card withBorder padding="lg" maw="52rem">
      <Stack gap="md" align="flex-start">
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text>{t('text')}</Text>
        <ButtonLink to="/multi-country-udi">{t('open')}</ButtonLink>
      </Stack>
    </Card>
  )
}
