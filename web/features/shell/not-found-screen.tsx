import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

export function NotFoundScreen() {
  const t = useTranslations('shell.notFound')
  const navigation = useTranslations('shell.navigation.entries')
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Card withBorder radius="md" p="lg" maw="44rem">
        <Stack gap="sm">
          <Text c="dimmed">
            {t('address')}: <code>{path}</code>
          </Text>
          <Title order={2}>{t('onward')}</Title>
          <Group gap="xs">
            <ButtonLink to="/">{t('dashboard')}</ButtonLink>
            <ButtonLink to="/master-di/records" variant="default">
              {navigation('records')}
            </ButtonLink>
            <ButtonLink to="/help" variant="default">
              {t('help')}
            </ButtonLink>
          </Group>
        </Stack>
      </Card>
    </>
  )
}
