import { Card, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { myWorkQuery } from '#web/data/my-work.ts'
import { myWorkTexts } from '#web/messages/en/my-work.ts'
import { wordsOf } from '#web/messages/words.ts'
import { MyWorkPanel } from '#web/my-work/my-work-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'

/** Markets on the dashboard; the others stand on the page of their own. */
const markets = 4

export function MyWorkCard() {
  const t = wordsOf(myWorkTexts)
  const { isLoading } = useQuery(myWorkQuery)
  return (
    <Card
      withBorder
      padding="lg"
      component="section"
      aria-label={t('title')}
      data-awaited={isLoading || undefined}
    >
      <Group justify="space-between" mb="sm">
        <Title order={2}>{t('title')}</Title>
        <TextLink to="/my-work" size="sm">
          {t('all')}
        </TextLink>
      </Group>
      <MyWorkPanel markets={markets} />
    </Card>
  )
}
