import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconGitCompare, IconHistory, IconListDetails, IconRestore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import {
  exportVersioned,
  summaryQuery,
  type VersionedSubmission,
  versionedQuery,
} from '#web/data/version-control.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { ButtonLink, RowLink, TextLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { type VersionedSearch, versionedSearch } from './version-search.ts'

interface VersionControlScreenProps {
  address: VersionedSearch
  onAddressChange: (address: VersionedSearch) => void
}

/** What versions there are, and of which submissions (specification, document 2 section 2.5, without an id). */
export function VersionControlScreen({ address, onAddressChange }: VersionControlScreenProps) {
  const t = wordsOf(versionControlTexts)
  const screen = wordsOf(screensTexts['/version-control'])
  const can = useCan()
  const state = versionedSearch.stateOf(address)
  const { search } = versionedSearch.filtersOf(address)
  return (
    <>
      <ScreenTabs group="eudamed" />
      <ListScreen
        title={screen('title')}
        purpose={screen('purpose')}
        figures={<Figures />}
        notice={<Features />}
        name="version-control"
        kind={versionedSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={useQuery(versionedQuery(state, search))}
        columns={useColumns()}
        rowHeight="3.125rem"
        words={{
          caption: t('list.caption'),
          search: t('list.search'),
          showing: (count) => t('list.showing', { count }),
          loadFailed: t('list.loadFailed'),
          nothingFound: t('list.nothingFound'),
          clear: t('list.clear'),
        }}
        exportFile={can('export-data') ? () => exportVersioned(state, search) : undefined}
        empty={
          <EmptyState
            icon={IconHistory}
            title={t('list.empty')}
            description={t('list.emptyHelp')}
            action={
              <ButtonLink to="/master-di/records" variant="default">
                {t('list.toRecords')}
              </ButtonLink>
            }
          />
        }
      />
    </>
  )
}

/** Counted by the server; the trail is read aside, so its share comes when it is known. */
function Figures() {
  const t = wordsOf(versionControlTexts.figures)
  const format = useFormatter()
  const { data, isError } = useQuery(summaryQuery)
  const integrity = data?.integrity
  /** Entries may all match while what they tell of does not: then no share says how much is right. */
  const shareOf = ({ ok, percent }: NonNullable<typeof integrity>) =>
    ok || percent < 100
      ? format.number(percent / 100, { style: 'percent', minimumFractionDigits: 1 })
      : t('notVerified')
  return (
    <StatCards label={t('label')}>
      <StatCard
        label={t('versions')}
        value={data?.versions}
        failed={isError}
        note={data && t('versionsOf', { count: data.submissions })}
      />
      <StatCard
        label={t('activeUsers')}
        value={data?.activeUsers}
        failed={isError}
        note={t('activeUsersNote')}
      />
      <StatCard
        label={t('integrity')}
        {...(integrity ? { text: shareOf(integrity) } : {})}
        value={undefined}
        failed={isError}
        note={
          integrity ? (
            integrity.ok ? (
              t('entries', { count: integrity.entries })
            ) : (
              <TextLink to="/admin/audit-trail" search={{}} fz="inherit" c="var(--mantine-color-error)">
                {integrity.firstBroken === null
                  ? t('problems', { count: integrity.problems })
                  : t('broken', { entry: String(integrity.firstBroken) })}
              </TextLink>
            )
          ) : (
            t('verifying')
          )
        }
      />
    </StatCards>
  )
}

const features = [
  { id: 'history', icon: IconHistory },
  { id: 'audit', icon: IconListDetails },
  { id: 'compare', icon: IconGitCompare },
  { id: 'revert', icon: IconRestore },
] as const

function Features() {
  const t = wordsOf(versionControlTexts.features)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm">
      {features.map(({ id, icon: Icon }) => (
        <Card key={id} withBorder padding="sm">
          <Stack gap={4}>
            <Icon size={20} aria-hidden />
            <Title order={2} size="h5">
              {t(`${id}.title`)}
            </Title>
            <Text size="sm" c="dimmed">
              {t(`${id}.text`)}
            </Text>
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  )
}

function useColumns(): readonly Column<VersionedSubmission>[] {
  const t = wordsOf(versionControlTexts.list)
  const format = useFormatter()
  return [
    {
      id: 'device',
      header: t('columns.device'),
      sortBy: 'deviceName',
      fixed: true,
      leastWidth: '15rem',
      cell: ({ id, deviceName, basicUdiDi }) => (
        <Stack gap={0}>
          <RowLink to="/version-control/$id" params={{ id: String(id) }} title={deviceName ?? ''}>
            <bdi>{deviceName ?? t('unnamed', { id: String(id) })}</bdi>
          </RowLink>
          <Text size="xs" c="dimmed" truncate className="code">
            {basicUdiDi}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'country',
      header: t('columns.country'),
      width: '7rem',
      cell: ({ targetCountries }) => targetCountries[0] ?? defaultMarket,
    },
    {
      id: 'versions',
      header: t('columns.versions'),
      width: '7rem',
      align: 'end',
      // Every save is a version, numbered as the revision is.
      cell: ({ revision }) => format.number(revision),
    },
    {
      id: 'status',
      header: t('columns.status'),
      sortBy: 'status',
      width: '10rem',
      onCard: true,
      cell: ({ status, targetCountries, recordStatus }) => (
        <SubmissionStatusBadge status={status} market={targetCountries[0]} recordStatus={recordStatus} />
      ),
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      sortBy: 'updatedAt',
      width: '13rem',
      onCard: true,
      cell: ({ updatedAt, updatedByName }) => (
        <Stack gap={0}>
          <Text size="sm">{format.dateTime(new Date(updatedAt), 'instant')}</Text>
          <Text size="xs" c="dimmed" truncate dir="auto">
            {updatedByName}
          </Text>
        </Stack>
      ),
    },
  ]
}
