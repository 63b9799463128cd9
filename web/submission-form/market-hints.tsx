import { Anchor, Card, Group, List, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { OpenPoints, type OpenPointsProps } from './open-points.tsx'

type MarketHintsProps = OpenPointsProps & { marketForm: MarketForm }

/** What the market asks of this device first, then what it reminds of in general. */
export function MarketHints({ marketForm, ...points }: MarketHintsProps) {
  const t = wordsOf(submissionsTexts.form.hints)
  const { untold = [] } = marketForm
  const title = t('title', { market: marketForm.code })
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <OpenPoints {...points} />
      <Text size="xs" c="dimmed" mt="sm" mb={2}>
        {t('general')}
      </Text>
      <List size="sm" spacing={2} aria-label={t('general')}>
        {marketForm.hints.map((hint) => (
          <List.Item key={hint}>{hint}</List.Item>
        ))}
      </List>
      {untold.length > 0 && (
        <>
          <Text size="xs" c="dimmed" mt="sm" mb={2}>
            {t('untold')}
          </Text>
          <List size="sm" spacing={2} aria-label={t('untold')}>
            {untold.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </>
      )}
      {marketForm.rulesPage !== undefined && (
        <Anchor
          href={marketForm.rulesPage}
          target="_blank"
          rel="noreferrer"
          size="sm"
          underline="always"
          mt="xs"
        >
          <Group gap={4} component="span" display="inline-flex" mt="xs">
            {t('rulesLink')}
            <IconExternalLink size={14} aria-hidden />
          </Group>
        </Anchor>
      )}
    </Card>
  )
}
