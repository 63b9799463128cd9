import { Anchor, Card, Group, List, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'

/** What the market reminds of beside its form. */
export function MarketHints({ form }: { form: MarketForm }) {
  const t = wordsOf(submissionsTexts.form.hints)
  const title = t('title', { market: form.code })
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <List size="sm" spacing={2}>
        {form.hints.map((hint) => (
          <List.Item key={hint}>{hint}</List.Item>
        ))}
      </List>
      {form.rulesPage !== undefined && (
        <Anchor href={form.rulesPage} target="_blank" rel="noreferrer" size="sm" underline="always" mt="xs">
          <Group gap={4} component="span" display="inline-flex" mt="xs">
            {t('rulesLink')}
            <IconExternalLink size={14} aria-hidden />
          </Group>
        </Anchor>
      )}
    </Card>
  )
}
