import { Stack, Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { BasicUdiDiMoved } from './basic-udi-di-moved.tsx'
import { BasicUdiDiValidation, GmnValidation, UdiDiValidation } from './checks.tsx'
import { FamiliesTab } from './families-tab.tsx'
import { type GeneratorTab, generatorTabs } from './generator-search.ts'
import { GmnGeneration } from './gmn-generation.tsx'

interface GeneratorScreenProps {
  tab: GeneratorTab
  onTabChange: (tab: string | null) => void
}

const panels: Readonly<Record<GeneratorTab, ComponentType>> = {
  gmn: GmnGeneration,
  'gmn-validation': GmnValidation,
  'basic-udi-di': BasicUdiDiMoved,
  'basic-udi-di-validation': () => (
    <Stack gap="md">
      <BasicUdiDiValidation />
      <UdiDiValidation />
    </Stack>
  ),
  families: FamiliesTab,
}

/** GMN and Basic UDI-DI generators and checks (specification, document 2 section 2.12). */
export function GeneratorScreen({ tab, onTabChange }: GeneratorScreenProps) {
  const screen = wordsOf(screensTexts['/gmn-generator'])
  const t = wordsOf(generatorsTexts.tabs)
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Tabs value={tab} onChange={onTabChange} keepMounted={false}>
        <Tabs.List mb="md" aria-label={t('label')}>
          {generatorTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {generatorTabs.map((one) => {
          const Panel = panels[one]
          return (
            <Tabs.Panel key={one} value={one}>
              <Panel />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}
