import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { figuresQuery } from './project-api.ts'
import { useShow } from './use-show.ts'

/** What is open in the projects; each figure leads to what it counts. */
export function ProjectCounters() {
  const t = wordsOf(rimTexts.overview)
  const { data, error } = useQuery(figuresQuery)
  const show = useShow()
  const navigate = useNavigate()
  const showTasks = (search: { readonly due?: 'overdue'; readonly kind?: 'question' }) =>
    void navigate({ to: '/tasks', search: { of: 'project', ...search } })
  const failed = error !== null
  return (
    <div style={{ marginTop: 'var(--mantine-spacing-md)' }}>
      <StatCards label={t('projects')} busy={!data && !failed}>
        <StatCard
          label={t('mine')}
          value={data?.mine}
          failed={failed}
          onShow={() => show({ mine: 'true' })}
        />
        <StatCard
          label={t('renewals')}
          value={data?.renewals}
          failed={failed}
          onShow={() => show({ counted: 'renewals' })}
        />
        <StatCard
          label={t('openTasks')}
          value={data?.openTasks}
          failed={failed}
          onShow={() => showTasks({})}
        />
        <StatCard
          label={t('lateTasks')}
          value={data?.overdueTasks}
          failed={failed}
          onShow={() => showTasks({ due: 'overdue' })}
        />
        <StatCard
          label={t('questions')}
          value={data?.openQuestions}
          failed={failed}
          onShow={() => showTasks({ kind: 'question' })}
        />
      </StatCards>
    </div>
  )
}
