import { Alert, Group, Tabs } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { type CountrySearch, type CountryTab, countryTabs } from './country-search.ts'
import { InformationPanel } from './information-panel.tsx'
import { MarketFormPanel } from './market-form-panel.tsx'
import { SubmissionsPanel } from './submissions-panel.tsx'

interface CountryScreenProps {
  country: string
  masterDiId: string
  search: CountrySearch
  /** With `replace` no way back leads to what was there before. */
  onSearchChange: (search: CountrySearch, replace?: boolean) => void
}

export function CountryScreen({ country, masterDiId, ...rest }: CountryScreenProps) {
  const t = useTranslations('submissions.country')
  const market = findMarket(country)
  if (!market) {
    return (
      <>
        <PageHeader title={t('unknownTitle')} />
        <ErrorPanel
          title={t('notFound', { country })}
          advice={t('notFoundAdvice')}
          actions={
            <ButtonLink to="/master-di/records" variant="default" size="xs">
              {t('back')}
            </ButtonLink>
          }
        />
      </>
    )
  }
  return <MarketOfRecord market={market} recordId={Number(masterDiId)} {...rest} />
}

interface MarketOfRecordProps extends Pick<CountryScreenProps, 'search' | 'onSearchChange'> {
  market: NonNullable<ReturnType<typeof findMarket>>
  recordId: number
}

function MarketOfRecord({ market, recordId, search, onSearchChange }: MarketOfRecordProps) {
  const t = useTranslations('submissions.country')
  const {
    data: record,
    error,
    refetch,
  } = useQuery({
    ...recordQuery(recordId),
    enabled: Number.isInteger(recordId),
  })
  if (error || !Number.isInteger(recordId)) {
    const missing = !error || (isApiError(error) && error.status === 404)
    return (
      <>
        <PageHeader title={t('title', { country: market.country })} />
        <ErrorPanel
          title={missing ? t('masterNotFound') : t('loadFailed')}
          {...(missing
            ? { advice: t('masterNotFoundAdvice') }
            : { message: error?.message ?? '', onRetry: () => void refetch() })}
          actions={
            <ButtonLink to="/master-di/records" variant="default" size="xs">
              {t('back')}
            </ButtonLink>
          }
        />
      </>
    )
  }
  if (!record) return <CentredSpinner label={t('loading')} />
  return (
    <>
      <PageHeader
        title={t('title', { country: market.country })}
        flag={market.code}
        purpose={t('purpose', {
          device: record.deviceName ?? '',
          number: record.deviceNumber ?? '',
          version: record.versionNumber,
        })}
        back={
          <TextLink to="/master-di/records" size="sm">
            <Group gap={4} component="span">
              <IconArrowLeft size={14} aria-hidden />
              {t('back')}
            </Group>
          </TextLink>
        }
      />
      {record.status !== 'active' && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="md">
          {t('draftVersion')}
        </Alert>
      )}
      <CountryPanels market={market} record={record} search={search} onSearchChange={onSearchChange} />
    </>
  )
}

function CountryPanels({
  market,
  record,
  search,
  onSearchChange,
}: Omit<MarketOfRecordProps, 'recordId'> & { record: MasterRecord }) {
  const t = useTranslations('submissions.country')
  const tab = search.tab ?? 'form'
  const openForm = (submission?: number) =>
    onSearchChange({ tab: 'form', ...(submission === undefined ? {} : { submission }) })
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) => onSearchChange({ ...search, tab: next as CountryTab })}
    >
      <Tabs.List mb="lg">
        {countryTabs.map((id) => (
          <Tabs.Tab key={id} value={id}>
            {t(`tabs.${id}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="information">
        <InformationPanel record={record} />
      </Tabs.Panel>
      <Tabs.Panel value="submissions">
        <SubmissionsPanel
          market={market.code}
          record={record}
          address={search}
          onAddressChange={(next) => onSearchChange(next, true)}
          onOpen={openForm}
        />
      </Tabs.Panel>
      <Tabs.Panel value="form">
        <MarketFormPanel
          market={market}
          record={record}
          submissionId={search.submission}
          field={search.field}
          // Going back to the form of a new submission would make the same one twice.
          onSaved={(submission) => onSearchChange({ tab: 'form', submission }, true)}
        />
      </Tabs.Panel>
    </Tabs>
  )
}
