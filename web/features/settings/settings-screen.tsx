import { useQuery } from '@tanstack/react-query'
import { WaitingSignatures } from '#web/countersigning/waiting-signatures.tsx'
import { settingsQuery } from '#web/data/settings.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsAddress } from './settings-search.ts'

export function SettingsScreen({ offered }: { offered: SettingsAddress }) {
  const t = wordsOf(settingsTexts)
  const { data, error, refetch } = useQuery({ ...settingsQuery, staleTime: 0 })
  return (
    <>
      <PageHeader back={<ScreenTabs group="administration" />} title={t('title')} purpose={t('purpose')} />
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      <WaitingSignatures />
      {data ? (
        <SettingsForm settings={data} offered={offered} />
      ) : (
        !error && <CentredSpinner label={t('title')} />
      )}
    </>
  )
}
