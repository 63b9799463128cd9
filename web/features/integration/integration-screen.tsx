import { Stack } from '@mantine/core'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { AppCards } from './app-cards.tsx'
import { EmbeddedApp } from './embedded-app.tsx'
import { applications, type IntegrationSearch } from './integration-search.ts'
import { OptionsPanel } from './options-panel.tsx'
import { OtherScreens } from './other-screens.tsx'

interface IntegrationScreenProps {
  search: IntegrationSearch
  onSearchChange: (search: IntegrationSearch) => void
}

/** The applications of the hub, and how others build it in or talk to it. */
export function IntegrationScreen({ search, onSearchChange }: IntegrationScreenProps) {
  const screens = wordsOf(screensTexts['/multi-app-integration'])
  const application = applications.find(({ id }) => id === search.app)
  return (
    // What was pressed goes with what it leads away from.
    <div {...useFocusKept(application?.id)}>
      <PageHeader title={screens('title')} purpose={screens('purpose')} />
      {application ? (
        <EmbeddedApp application={application} onBack={() => onSearchChange({})} />
      ) : (
        <Stack gap="xl">
          <AppCards onLaunch={(app) => onSearchChange({ app })} />
          <OtherScreens />
          <OptionsPanel
            tab={search.tab ?? 'iframe'}
            onTabChange={(tab) => onSearchChange(tab === 'iframe' ? {} : { tab })}
          />
        </Stack>
      )}
    </div>
  )
}
