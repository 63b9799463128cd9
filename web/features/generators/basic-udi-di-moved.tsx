import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/router-link.tsx'

export function BasicUdiDiMoved() {
  const t = useTranslations('generators.basic')
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
