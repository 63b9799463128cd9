import { Anchor, Card, List, Stack, Tabs, Text, Title } from '@mantine/core'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { DirectorySection } from './directory-section.tsx'
import { verifyCode } from './examples.ts'
import { optionTabs } from './integration-search.ts'
import { Snippet } from './snippet.tsx'
import { elementCode, frameCode } from './snippets.ts'
import { TokensSection } from './tokens-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

type OptionTab = (typeof optionTabs)[number]

interface OptionsPanelProps {
  tab: OptionTab
  onTabChange: (tab: OptionTab) => void
}

/** How the hub is built into something else, or asked by it. */
export function OptionsPanel({ tab, onTabChange }: OptionsPanelProps) {
  const t = wordsOf(integrationTexts.options)
  const can = useCan()
  const { origin } = window.location
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2} mb="sm">
        {t('title')}
      </Title>
      <Tabs
        value={tab}
        onChange={(next) => onTabChange(optionTabs.find((one) => one === next) ?? 'iframe')}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {optionTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="iframe">
          <Stack gap="sm">
            <Text size="sm">{t('iframe.about')}</Text>
            <Snippet name={t('iframe.code')} code={frameCode(origin)} />
            <Text size="sm" c="dimmed">
              {t('iframe.origin')}
            </Text>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="micro-frontends">
          <Stack gap="sm">
            <Text size="sm">{t('micro.about')}</Text>
            <Snippet name={t('micro.code')} code={elementCode(origin)} />
            <Text size="sm">{t('micro.addresses')}</Text>
            <List size="sm" className="code">
              {mountable.map((path) => (
                <List.Item key={path}>{path}</List.Item>
              ))}
            </List>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="api">
          <Stack gap="lg">
            <Stack gap="sm">
              <Text size="sm">
                {t.rich('api.about', {
                  docs: (words) => (
                    <Anchor href="/api/docs" underline="always">
                      {words}
                    </Anchor>
                  ),
                  openapi: (words) => (
                    <Anchor href="/api/openapi.json" underline="always">
                      {words}
                    </Anchor>
                  ),
                })}
              </Text>
            </Stack>
            <DirectorySection origin={origin} />
            <TokensSection />
            {can('system-admin') && <WebhooksSection verify={verifyCode} />}
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}

/** Screens that stand well alone. */
const mountable = [
  '/master-di/records',
  '/master-di/create',
  '/submissions',
  '/multi-country-udi',
  '/readiness',
  '/export',
  '/validation',
  '/emdn',
  '/udi-label',
  '/gmn-generator',
]
