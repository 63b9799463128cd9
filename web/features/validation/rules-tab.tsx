import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { validationScreenList } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import { hubSchemaLabel } from '#core/markets/eu/schema/files.ts'
import { downloadSchema } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { TextLink } from '#web/ui/router-link.tsx'

const checks = ['required', 'types', 'structure', 'namespace'] as const

/** What submissions are checked by, and the schema to take along. */
export function RulesTab() {
  const t = wordsOf(validationTexts.rules)
  const save = useDownload()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await save(() => downloadSchema(defaultMarket), t('downloaded'))
    setBusy(false)
  }
  return (
    <Stack gap="lg">
      <Card withBorder component="section" aria-labelledby="screen-rules">
        <Title order={2} size="h4" id="screen-rules" mb="xs">
          {t('heading')}
        </Title>
        <List spacing="xs">
          {validationScreenList.map(({ id, screenId, text }) => (
            <List.Item key={id}>
              <Text span fw={600} className="code">
                {id}
              </Text>{' '}
              {text}{' '}
              <Text span size="sm" c="dimmed">
                {t('inDocument', { id: screenId })}
              </Text>
            </List.Item>
          ))}
        </List>
        <Text size="sm" mt="sm">
          {t('more')}{' '}
          <TextLink to="/business-rules" search={{}} size="sm">
            {t('toRules')}
          </TextLink>
        </Text>
      </Card>
      <Card withBorder component="section" aria-labelledby="schema-checks">
        <Group justify="space-between" mb="xs">
          <Title order={2} size="h4" id="schema-checks">
            {t('checks', { label: hubSchemaLabel })}
          </Title>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={busy}
            onClick={() => void take()}
          >
            {t('download')}
          </Button>
        </Group>
        <List spacing="xs">
          {checks.map((check) => (
            <List.Item key={check}>
              <Text span fw={600}>
                {t(`check.${check}.name`)}
              </Text>{' '}
              {t(`check.${check}.does`)}
            </List.Item>
          ))}
        </List>
        <Text size="sm" c="dimmed" mt="sm">
          {t('set')}
        </Text>
      </Card>
    </Stack>
  )
}
