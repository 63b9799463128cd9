import { Button, Card, Group, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import {
  IconChartBar,
  IconDatabase,
  IconFileCheck,
  IconFolders,
  IconPlayerPlay,
  IconUsers,
} from '@tabler/icons-react'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { useCan } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { type Application, applications, type IntegrationSearch, isEmbedded } from './integration-search.ts'

const icons: Readonly<Record<Application['id'], typeof IconDatabase>> = {
  'master-di': IconDatabase,
  eudamed: IconFileCheck,
  analytics: IconChartBar,
  users: IconUsers,
  rim: IconFolders,
}

export function AppCards({ onLaunch }: { onLaunch: (app: IntegrationSearch['app']) => void }) {
  const t = wordsOf(integrationTexts.apps)
  const can = useCan()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {applications.map(({ id, to }) => {
        const Icon = icons[id]
        const needed = neededFor(to)
        const allowed = needed === undefined || can(needed)
        return (
          <Card key={id} withBorder padding="lg" component="section" aria-label={t(`${id}.title`)}>
            <Group gap="sm" wrap="nowrap" align="flex-start" mb="sm">
              <ThemeIcon size={36} variant="light" aria-hidden>
                <Icon size={20} />
              </ThemeIcon>
              <div>
                <Title order={2} size="h4">
                  {t(`${id}.title`)}
                </Title>
                <Text size="sm" c="dimmed">
                  {t(`${id}.about`)}
                </Text>
              </div>
            </Group>
            <Group justify="flex-end" mt="auto">
              {!allowed ? (
                <Text size="sm" c="dimmed">
                  {t('notAllowed')}
                </Text>
              ) : isEmbedded(id) ? (
                <Button
                  variant="default"
                  leftSection={<IconPlayerPlay size={16} aria-hidden />}
                  aria-label={`${t('launch')}: ${t(`${id}.title`)}`}
                  onClick={() => onLaunch(id)}
                >
                  {t('launch')}
                </Button>
              ) : (
                <ButtonLink to={to} variant="default" aria-label={`${t('launch')}: ${t(`${id}.title`)}`}>
                  {t('launch')}
                </ButtonLink>
              )}
            </Group>
          </Card>
        )
      })}
    </SimpleGrid>
  )
}
