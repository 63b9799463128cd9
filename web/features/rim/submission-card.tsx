import { Progress } from '@mantine/core'
import { findMarket } from '#core/code-lists/markets.ts'
import type { RimSubmission } from '#core/contract/rim.ts'
import {
  rimAuthorities,
  rimPriorities,
  rimSubmissionStatuses,
  rimSubmissionTypes,
} from '#core/dictionary/rim/index.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import type { Doing } from './doing.ts'
import { ItemCard } from './item-card.tsx'
import { CodeBadge, Deadline, labelOf } from './words.tsx'

interface SubmissionCardProps {
  submission: RimSubmission
  onDo: (doing: Doing) => void
}

export function SubmissionCard({ submission, onDo }: SubmissionCardProps) {
  const t = wordsOf(rimTexts.card)
  const day = useDay()
  const { id, submissionType, authority, country, assignedTo, status, priority } = submission
  const { targetDate, submissionDate, decisionDate } = submission
  const name = submission.productName ?? t('unnamed')
  const progress = submission.progress ?? 0
  return (
    <ItemCard
      name={name}
      badges={
        <>
          <CodeBadge codes={rimSubmissionStatuses} code={status} />
          <CodeBadge codes={rimPriorities} code={priority} />
          <Deadline submission={submission} />
        </>
      }
      facts={[
        [t('type'), labelOf(rimSubmissionTypes, submissionType)],
        [t('authority'), labelOf(rimAuthorities, authority)],
        [t('country'), country === null ? null : (findMarket(country)?.country ?? country)],
        [t('assignee'), assignedTo],
        [t('targetDate'), targetDate && day(targetDate)],
        [t('submissionDate'), submissionDate && day(submissionDate)],
        [t('decisionDate'), decisionDate && day(decisionDate)],
        [t('documents'), String(submission.documents)],
        [t('nextAction'), submission.nextAction],
      ]}
      onEdit={() => onDo({ what: 'edit', noun: 'submission', item: submission })}
      onDelete={() => onDo({ what: 'delete', noun: 'submission', id, name })}
    >
      <Progress.Root size="lg" aria-label={t('progressOf', { name })}>
        <Progress.Section value={progress} aria-label={t('progressOf', { name })}>
          <Progress.Label>{progress >= 10 && t('progress', { progress: String(progress) })}</Progress.Label>
        </Progress.Section>
      </Progress.Root>
    </ItemCard>
  )
}
