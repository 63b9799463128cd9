import { Anchor, Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { JobSummary } from '#core/contract/imports.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './import-preview.module.css'
import { jobsQuery } from './job-api.ts'

interface EarlierUploadsProps {
  kinds: readonly string[]
  onOpen: (job: JobSummary) => void
}

/** The last uploads of this person; each opens its result, where it can be undone. */
export function EarlierUploads({ kinds, onOpen }: EarlierUploadsProps) {
  const t = wordsOf(importPreviewTexts.earlier)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(jobsQuery(kinds))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data || data.items.length === 0) return null
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2} size="h4" mb="sm">
        {t('title')}
      </Title>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('file')}</th>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((job) => (
            <tr key={job.id}>
              <td>
                <Anchor
                  component="button"
                  size="sm"
                  ta="start"
                  aria-label={t('open', { file: job.fileName })}
                  onClick={() => onOpen(job)}
                >
                  {job.fileName}
                </Anchor>
              </td>
              <td>{format.dateTime(new Date(job.createdAt), 'instant')}</td>
              <td>
                <Outcome job={job} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Outcome({ job }: { job: JobSummary }) {
  const t = wordsOf(importPreviewTexts.earlier)
  const format = useFormatter()
  const counts = {
    saved: format.number(job.successful),
    refused: format.number(job.failed - job.otherValues),
    different: job.otherValues,
    same: format.number(job.skipped),
  }
  const words = job.undoesJob !== null ? 'undoneJob' : job.updatesJob !== null ? 'updated' : 'counts'
  return (
    <>
      {job.status === 'running' && <StatusBadge tone="info">{t('running')}</StatusBadge>}
      {job.status === 'waiting' && <StatusBadge tone="neutral">{t('waiting')}</StatusBadge>}
      {job.status === 'cancelled' && <StatusBadge tone="caution">{t('cancelled')}</StatusBadge>}
      {job.status === 'failed' && <StatusBadge tone="critical">{t('failed')}</StatusBadge>} {t(words, counts)}
      {job.undone > 0 && (
        <Text span inherit c="dimmed">
          {' · '}
          {t('undone', { count: format.number(job.undone) })}
        </Text>
      )}
    </>
  )
}
