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
import { useProjectDossier } from './project-dossier.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { CodeBadge, Deadline, labelOf, useScopeFigure } from './words.tsx'

interface SubmissionCardProps {
  submission: RimSubmission
  onDo: (doing: Doing) => void
}

export function SubmissionCard({ submission, onDo }: SubmissionCardProps) {
  const t = wordsOf(rimTexts.card)
  const day = useDay()
  const dossier = useProjectDossier(submission.id)
  const { id, submissionType, authority, country, assignedTo, status, priority } = submission
  const { targetDate, submissionDate, decisionDate } = submission
  const name = submission.productName ?? t('unnamed')
  const scopeFigure = useScopeFigure()
  const milestone = submission.nextMilestone
  const tasksFigure = t('tasksFigure', {
    done: String(submission.tasksDone),
    all: String(submission.tasks),
  })
  return (
    <ItemCard
      name={name}
      link={{ to: '/simple-rim/projects/$id', params: { id: String(id) } }}
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
        [t('owner'), submission.ownerName],
        [t('scope'), submission.devices > 0 ? scopeFigure(submission) : null],
        [t('tasks'), submission.tasks > 0 ? tasksFigure : null],
        [
          t('nextMilestone'),
          milestone &&
            (milestone.dueDate === null
              ? milestone.title
              : t('milestoneDue', { title: milestone.title, day: day(milestone.dueDate) })),
        ],
        [t('targetDate'), targetDate && day(targetDate)],
        [t('submissionDate'), submissionDate && day(submissionDate)],
        [t('decisionDate'), decisionDate && day(decisionDate)],
        [t('documents'), String(submission.documents)],
        [t('nextAction'), submission.nextAction],
      ]}
      more={dossier}
      onEdit={() => onDo({ what: 'edit', noun: 'submission', item: submission })}
      onDelete={() => onDo({ what: 'delete', noun: 'submission', id, name })}
    >
      <ProjectProgress project={submission} />
    </ItemCard>
  )
}
