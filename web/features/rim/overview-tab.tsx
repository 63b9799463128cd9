import { Text } from '@mantine/core'
import { IconFileDescription } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { complianceStatuses, rimSubmissionStatuses } from '#core/dictionary/rim/index.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { OverviewCard } from './overview-card.tsx'
import { ProjectCounters } from './project-counters.tsx'
import classes from './rim.module.css'
import { complianceQuery, overviewQuery, submissionsQuery } from './rim-api.ts'
import { useShow } from './use-show.ts'
import { CodeBadge, Deadline } from './words.tsx'

/** How many stand under Recent Submissions. */
const recent = 3
const first = (size: number) => ({ page: 1, size, sort: '-createdAt' })
const all = { search: '', status: undefined }

export function OverviewTab() {
  const t = wordsOf(rimTexts.overview)
  const { data, error, refetch } = useQuery(overviewQuery)
  const day = useDay()
  const show = useShow()
  const unnamed = wordsOf(rimTexts.card)('unnamed')
  return (
    <>
      {error && <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />}
      {!error && (
        <StatCards label={t('counters')} busy={!data}>
          <StatCard label={t('total')} value={data?.totalSubmissions} onShow={() => show({})} />
          <StatCard
            label={t('active')}
            value={data?.activeSubmissions}
            onShow={() => show({ counted: 'active' })}
          />
          <StatCard
            label={t('overdue')}
            value={data?.overdueTasks}
            onShow={() => show({ counted: 'overdue' })}
          />
          <StatCard
            label={t('issues')}
            value={data?.complianceIssues}
            onShow={() => show({ tab: 'compliance', counted: 'issues' })}
          />
        </StatCards>
      )}
      <ProjectCounters />
      <div className={classes.columns} style={{ marginTop: 'var(--mantine-spacing-lg)' }}>
        <OverviewCard
          title={t('recent')}
          query={useQuery(submissionsQuery(first(recent), all))}
          empty={<EmptyState icon={IconFileDescription} title={t('none')} description={t('noneHelp')} />}
          all={{ label: t('allSubmissions'), tab: 'submissions' }}
        >
          {(submission) => (
            <>
              <TextLink
                to="/simple-rim/projects/$id"
                params={{ id: String(submission.id) }}
                fw={600}
                size="sm"
              >
                {submission.productName ?? unnamed}
              </TextLink>{' '}
              <CodeBadge codes={rimSubmissionStatuses} code={submission.status} />{' '}
              <Deadline submission={submission} />
            </>
          )}
        </OverviewCard>
        <OverviewCard
          title={t('compliance')}
          query={useQuery(complianceQuery(first(5), all))}
          empty={
            <Text size="sm" c="dimmed">
              {t('noCompliance')}
            </Text>
          }
          all={{ label: t('allCompliance'), tab: 'compliance' }}
        >
          {(item) => (
            <>
              <Text fw={600} size="sm" span>
                {item.regulation}
              </Text>{' '}
              <CodeBadge codes={complianceStatuses} code={item.status} />{' '}
              {item.expiryDate && (
                <Text size="xs" c="dimmed" span>
                  {t('expires', { day: day(item.expiryDate) })}
                </Text>
              )}
            </>
          )}
        </OverviewCard>
      </div>
    </>
  )
}
