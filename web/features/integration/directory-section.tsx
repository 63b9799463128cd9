import { Stack, Text, Title } from '@mantine/core'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type IntegrationExample, type IntegrationId, integrationExamples } from './examples.ts'
import classes from './integration.module.css'
import { Snippet } from './snippet.tsx'

type Example = IntegrationExample & { readonly id: IntegrationId }

/** What other systems can do with the hub, each with an example that runs. */
export function DirectorySection({ origin }: { origin: string }) {
  const t = wordsOf(integrationTexts.directory)
  return (
    <Stack gap="xs" component="section" aria-label={t('title')}>
      <Title order={3} size="h4">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('about')}
      </Text>
      {integrationExamples.map((example) => (
        <details key={example.id} className={classes.example} open={example.id === 'read'}>
          <summary>
            <Text span size="sm" fw={600}>
              {t(`items.${example.id}.title`)}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`items.${example.id}.about`)}
            </Text>
          </summary>
          <Details example={example} origin={origin} />
        </details>
      ))}
    </Stack>
  )
}

function Details({ example, origin }: { example: Example; origin: string }) {
  const t = wordsOf(integrationTexts.directory)
  const scopes = wordsOf(integrationTexts.scopes)
  const { id, scopes: needed, setUpBy, variables, document, language } = example
  const needs = [
    needed.length > 0
      ? t('scopes', { scopes: needed.map((scope) => scopes(scope)).join(', ') })
      : t('noToken'),
    ...(setUpBy === 'system-admin' || setUpBy === 'operator' ? [t(setUpBy)] : []),
  ]
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm">
        {t('needs')}: {needs.join('; ')}
      </Text>
      {variables.length > 0 && <Text size="sm">{t('variables', { names: variables.join(', ') })}</Text>}
      <Snippet
        name={t('code', { name: t(`items.${id}.title`), language: t(language) })}
        code={example.code(origin)}
      />
      {document && (
        <Text size="xs" c="dimmed">
          {t('document', { document })}
        </Text>
      )}
    </Stack>
  )
}
