import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

export function NotFoundScreen() {
  const t = wordsOf(shellTexts.notFound)
  const navigation = wordsOf(shellTexts.navigation.entries)
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
