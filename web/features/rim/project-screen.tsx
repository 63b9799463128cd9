import { Button, Tabs } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '#core/contract/projects.ts'
import { rimPriorities, rimSubmissionStatuses } from '#core/dictionary/rim/index.ts'
import { ObjectHistory } from '#web/audit-trail/object-history.tsx'
import { DossierButton } from '#web/dossier/dossier-button.tsx'
import { projectTexts } from '#web/messages/en/projects.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import { TaskPanel } from '#web/tasks/task-panel.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink, ButtonLink } from '#web/ui/router-link.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { historyQuery, projectQuery } from './project-api.ts'
import { ProjectDocuments } from './project-documents.tsx'
import { ProjectOverview } from './project-overview.tsx'
import { ProjectScope } from './project-scope.tsx'
import { type ProjectTab, projectTabs } from './project-search.ts'
import classes from './rim.module.css'
import { CodeBadge, Deadline, useScopeFigure } from './words.tsx'

interface ProjectScreenProps {
  id: number
  tab: ProjectTab
  onTabChange: (tab: ProjectTab) => void
}

/** Everything about one regulatory submission: a project with devices, tasks, documents and its history. */
export function ProjectScreen({ id, tab, onTabChange }: ProjectScreenProps) {
  const t = wordsOf(projectTexts)
  const valid = Number.isInteger(id) && id > 0
  const { data, error, refetch } = useQuery({ ...projectQuery(id), enabled: valid })
  if ((error && !data) || !valid) {
    const missing = !valid || (isApiError(error) && error.status === 404)
    return (
      <>
        <PageHeader title={t('title')} />
        <ErrorPanel
          title={missing ? t('notFound') : t('loadFailed')}
          {...(missing ? {} : { message: error?.message ?? '', onRetry: () => void refetch() })}
          actions={
            <ButtonLink to="/simple-rim" search={{ tab: 'submissions' }} variant="default" size="xs">
              {t('back')}
            </ButtonLink>
          }
        />
      </>
    )
  }
  if (!data) return <LoadingScreen title={t('title')} />
  return <Page key={data.id} project={data} tab={tab} onTabChange={onTabChange} />
}

interface PageProps {
  project: Project
  tab: ProjectTab
  onTabChange: (tab: ProjectTab) => void
}

function Page({ project, tab, onTabChange }: PageProps) {
  const t = wordsOf(projectTexts)
  const unnamed = wordsOf(rimTexts.card)('unnamed')
  const can = useCan()
  const [edits, setEdits] = useState(false)
  return (
    <>
      <PageHeader
        title={project.productName ?? unnamed}
        purpose={t('purpose', { id: String(project.id) })}
        back={
          <BackLink to="/simple-rim" search={{ tab: 'submissions' }}>
            {t('back')}
          </BackLink>
        }
        aside={
          <>
            <CodeBadge codes={rimSubmissionStatuses} code={project.status} />
            <CodeBadge codes={rimPriorities} code={project.priority} />
            <Deadline submission={project} />
          </>
        }
        actions={
          <>
            <DossierButton kind="project" id={project.id} />
            {can('edit-submissions') && (
              <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setEdits(true)}>
                {t('edit')}
              </Button>
            )}
          </>
        }
      />
      <HeadFacts project={project} />
      <Tabs
        value={tab}
        onChange={(next) => onTabChange(projectTabs.find((one) => one === next) ?? 'overview')}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {projectTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overview">
          <ProjectOverview project={project} />
        </Tabs.Panel>
        <Tabs.Panel value="devices">
          <ProjectScope project={project} />
        </Tabs.Panel>
        <Tabs.Panel value="tasks">
          <TaskPanel subject={{ type: 'project', id: project.id }} />
        </Tabs.Panel>
        <Tabs.Panel value="documents">
          <ProjectDocuments project={project} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <ObjectHistory label={t('historyOf')} queryOf={(limit) => historyQuery(project.id, limit)} />
        </Tabs.Panel>
      </Tabs>
      {edits && <ItemDialog noun="submission" item={project} onClose={() => setEdits(false)} />}
    </>
  )
}

function HeadFacts({ project }: { project: Project }) {
  const t = wordsOf(projectTexts)
  const day = useDay()
  const scopeFigure = useScopeFigure()
  const { nextMilestone, ownerName, tasks, tasksDone } = project
  const milestone =
    nextMilestone === null
      ? t('head.noMilestone')
      : nextMilestone.dueDate === null
        ? nextMilestone.title
        : t('head.due', { title: nextMilestone.title, day: day(nextMilestone.dueDate) })
  const facts = [
    [t('head.owner'), ownerName ?? t('head.nobody')],
    [t('head.nextMilestone'), milestone],
    [t('head.scope'), scopeFigure(project)],
    [
      t('head.tasks'),
      tasks === 0 ? t('noTasks') : t('tasksFigure', { done: String(tasksDone), all: String(tasks) }),
    ],
  ] as const
  return (
    <dl className={classes.facts} style={{ marginBottom: 'var(--mantine-spacing-lg)' }}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
