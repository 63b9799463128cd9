import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ScreenPath } from '#web/messages/en/screens.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

/** A screen of the specification that this version does not have: it says so, and shows what there is. */
export function AreaScreen({ path }: { path: ScreenPath }) {
  const screens = useTranslations('screens')
  const t = useTranslations('shell.area')
  return (
    <>
      <PageHeader
        title={screens(`${path}.title`)}
        purpose={screens(`${path}.purpose`)}
        aside={<StatusBadge tone="neutral">{t('absent')}</StatusBadge>}
      />
      <Card withBorder radius="md" p="lg" maw="44rem">
        <Stack gap="sm">
          <Text fw={600}>{t('heading')}</Text>
          <Text c="dimmed">{t('nothingStored')}</Text>
          <Title order={2} mt="sm">
            {t('onward')}
          </Title>
          <Group gap="xs">
            <ButtonLink to="/master-di/records" variant="default">
              {t('records')}
            </ButtonLink>
            <ButtonLink to="/master-di/bulk-upload" variant="default">
              {t('upload')}
            </ButtonLink>
          </Group>
        </Stack>
      </Card>
    </>
  )
}
