import { Anchor, Card, Group, List, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

/** What the specification reminds of beside the EU form. */
export function MarketHints() {
  const t = useTranslations('submissions.form.hints')
  return (
    <Card withBorder padding="md" component="section" aria-label={t('title')}>
      <Title order={2} size="h4" mb="xs">
        {t('title')}
      </Title>
      <List size="sm" spacing={2} mb="xs">
        {(['basicUdi', 'srn', 'emdn', 'risk', 'rules', 'timeline'] as const).map((hint) => (
          <List.Item key={hint}>{t(hint)}</List.Item>
        ))}
      </List>
      <Anchor href="/business-rules" target="_blank" rel="noreferrer" size="sm" underline="always">
        <Group gap={4} component="span" display="inline-flex">
          {t('rulesLink')}
          <IconExternalLink size={14} aria-hidden />
        </Group>
      </Anchor>
    </Card>
  )
}
