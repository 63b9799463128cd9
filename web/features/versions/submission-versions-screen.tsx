import { Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { Comments } from '#web/comments/comments.tsx'
import { submissionQuery } from '#web/data/submissions.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink, ButtonLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { AuditTab } from './audit-tab.tsx'
import { CompareTab } from './compare-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { type VersionSearch, type VersionTab, versionTabs } from './version-search.ts'
import classes from './versions.module.css'

interface SubmissionVersionsScreenProps {
  id: string
  address: VersionSearch
  onAddressChange: (address: VersionSearch) => void
}

/** Versions, trail and comparison of one submission (specification, document 2 section 2.5). */
export function SubmissionVersionsScreen({ id, address, onAddressChange }: SubmissionVersionsScreenProps) {
  const t = wordsOf(versionControlTexts)
  const screen = wordsOf(screensTexts['/version-control'])
  const number = Number(id)
  const named = Number.isInteger(number) && number > 0
  const { data, error, refetch } = useQuery({ ...submissionQuery(number), enabled: named })
  if (error || !named) {
    const missing = !error || (isApiError(error) && error.status === 404)
    return (
      <>
        <ScreenTabs group="eudamed" />
        <PageHeader title={screen('title')} back={<Back />} />
        <ErrorPanel
          title={t(missing ? 'one.missing' : 'one.loadFailed')}
          {...(!missing && { message: error?.message ?? '', onRetry: () => void refetch() })}
          actions={
            <ButtonLink to="/version-control" variant="default" size="xs">
              {t('one.toAll')}
            </ButtonLink>
          }
        />
      </>
    )
  }
  if (!data) return <LoadingScreen title={screen('title')} label={t('one.loading')} />
  return (
    <>
      <ScreenTabs group="eudamed" />
      <Header submission={data} />
      <Panels submission={data} address={address} onAddressChange={onAddressChange} />
    </>
  )
}

function Back() {
  const t = wordsOf(versionControlTexts.one)
  return <BackLink to="/submissions">{t('back')}</BackLink>
}

function Header({ submission }: { submission: Submission }) {
  const t = wordsOf(versionControlTexts.one)
  const country = submission.targetCountries[0] ?? defaultMarket
  const words = useFieldWords([country])
  const riskClass = words.fieldOf(country, 'riskClass')
  return (
    <>
      <PageHeader
        title={submission.deviceName ?? t('unnamed', { id: String(submission.id) })}
        back={<Back />}
        aside={
          <SubmissionStatusBadge
            status={submission.status}
            market={submission.targetCountries?.[0]}
            recordStatus={submission.recordStatus}
          />
        }
        purpose={t('purpose')}
        actions={
          <SubmissionLink submission={{ ...submission, country }} size="sm">
            {t('open')}
          </SubmissionLink>
        }
      />
      <dl className={classes.facts}>
        <Fact label={t('basicUdiDi')}>
          <span className="code">{submission.basicUdiDi ?? '–'}</span>
        </Fact>
        <Fact label={t('riskClass')}>
          {riskClass ? <FieldText field={riskClass} value={submission.riskClass} /> : submission.riskClass}
        </Fact>
        <Fact label={t('emdnCode')}>
          <span className="code">{submission.emdnCode ?? '–'}</span>
        </Fact>
        <Fact label={t('country')}>{country}</Fact>
      </dl>
    </>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0}>
        {children}
      </Text>
    </div>
  )
}

interface PanelsProps {
  submission: Submission
  address: VersionSearch
  onAddressChange: (address: VersionSearch) => void
}

function Panels({ submission, address, onAddressChange }: PanelsProps) {
  const t = wordsOf(versionControlTexts.tabs)
  const tab: VersionTab = address.tab ?? 'history'
  const open = (next: VersionTab, pair: { from?: number; to?: number } = {}) =>
    onAddressChange(next === 'history' ? {} : { tab: next, ...pair })
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) => open(versionTabs.find((one) => one === next) ?? 'history')}
    >
      <Tabs.List mb="lg" aria-label={t('label')}>
        {versionTabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(one)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="history">
        <HistoryTab submission={submission} onCompare={(from, to) => open('compare', { from, to })} />
      </Tabs.Panel>
      <Tabs.Panel value="audit">
        <AuditTab submission={submission} address={address} onAddressChange={onAddressChange} />
      </Tabs.Panel>
      <Tabs.Panel value="compare">
        <CompareTab
          submission={submission}
          from={address.from}
          to={address.to}
          onChoose={(from, to) => open('compare', { from, to })}
        />
      </Tabs.Panel>
      <Tabs.Panel value="comments">
        <Comments thread={{ about: 'submission', id: submission.id }} />
      </Tabs.Panel>
    </Tabs>
  )
}
