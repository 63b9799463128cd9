import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { Assessment } from '#core/contract/assessments.ts'
import { countryName } from '#core/intelligence/update-lists.ts'
import { wordsOfScope } from '#core/intelligence/update-scope.ts'
import { ObjectHistory } from '#web/audit-trail/object-history.tsx'
import {
  assessedDevicesQuery,
  assessmentQuery,
  assessmentTrailQuery,
  exportAssessedDevices,
} from '#web/data/assessments.ts'
import { affectedQuery, exportAffected, updateQuery } from '#web/data/impact.ts'
import { tasksOfQuery } from '#web/data/tasks.ts'
import { AffectedLine } from '#web/impact/affected-line.tsx'
import { type AffectedAddress, affectedSearch } from '#web/impact/affected-search.ts'
import { AffectedTable } from '#web/impact/affected-table.tsx'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan, useCurrentUser } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import { TaskPanel } from '#web/tasks/task-panel.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink, TextLink } from '#web/ui/router-link.tsx'
import { DeleteDialog, ReopenDialog } from './assessment-dialogs.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { OutcomeBadge, StateBadge } from './state-badge.tsx'

interface AssessmentScreenProps {
  id: number
  address: AffectedAddress
  onAddressChange: (address: AffectedAddress) => void
}

/** One impact assessment: the update, its outcome, tasks, the affected devices and the trail (decision D141). */
export function AssessmentScreen({ id, address, onAddressChange }: AssessmentScreenProps) {
  const screen = wordsOf(screensTexts['/impact-assessments/$id'])
  const t = wordsOf(assessmentsTexts.page)
  const { data, error, refetch } = useQuery(assessmentQuery(id))
  const update = useQuery({ ...updateQuery(data?.update.id ?? 0), enabled: data !== undefined })
  // Shown at once, so that nothing is pushed down by what comes later.
  const assessment = update.isPending ? undefined : data
  const isDeleted = useRef(false)
  return (
    <>
      <BackLink to="/impact-assessments">{t('back')}</BackLink>
      <PageHeader
        title={assessment?.update.title ?? screen('title')}
        purpose={screen('purpose')}
        actions={assessment && <Actions assessment={assessment} isDeleted={isDeleted} />}
      />
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !assessment ? (
        <CentredSpinner label={t('loading')} />
      ) : (
        <Stack gap="lg">
          <Update assessment={assessment} />
          <Outcome key={id} newest={assessment} isDeleted={isDeleted} />
          <Part title={t('tasks')}>
            <TaskPanel subject={{ type: 'assessment', id }} kinds={['task']} />
          </Part>
          <Devices assessment={assessment} address={address} onAddressChange={onAddressChange} />
          <Part title={t('history')}>
            <ObjectHistory label={t('history')} queryOf={(limit) => assessmentTrailQuery(id, limit)} />
          </Part>
        </Stack>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card withBorder padding="md" component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {title}
      </Title>
      {children}
    </Card>
  )
}

interface ActionsProps {
  assessment: Assessment
  isDeleted: RefObject<boolean>
}

function Actions({ assessment: { id, state, assigneeId }, isDeleted }: ActionsProps) {
  const t = wordsOf(assessmentsTexts.page)
  const can = useCan()
  const user = useCurrentUser()
  const edits = can('edit-submissions')
  const [asking, setAsking] = useState<'reopen' | 'delete'>()
  const reopens = edits || (can('approve-submissions') && assigneeId === user.id)
  const close = () => setAsking(undefined)
  return (
    <>
      {state === 'completed' && reopens && (
        <Button variant="default" onClick={() => setAsking('reopen')}>
          {t('reopen')}
        </Button>
      )}
      {edits && (
        <Button variant="subtle" color="red" onClick={() => setAsking('delete')}>
          {t('delete')}
        </Button>
      )}
      <ReopenDialog id={id} opened={asking === 'reopen'} onClose={close} />
      <DeleteDialog
        id={id}
        opened={asking === 'delete'}
        onClose={close}
        onDeleted={() => {
          isDeleted.current = true
        }}
      />
    </>
  )
}

function Update({ assessment }: { assessment: Assessment }) {
  const t = wordsOf(assessmentsTexts.page)
  const day = useDay()
  const { data: update } = useQuery(updateQuery(assessment.update.id))
  const { id, country, publishedDate, url } = assessment.update
  // A date the hub knows by itself was not published on any day.
  const dated =
    update?.kind === 'fact' && update.confirmedOn !== null
      ? t('confirmed', { date: day(update.confirmedOn) })
      : update && t('published', { date: day(publishedDate) })
  return (
    <Part title={t('update')}>
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {[countryName(country), update?.source, dated].filter(Boolean).join(' · ')}
        </Text>
        {url !== null && (
          <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
            {t('source')} <IconExternalLink size={13} aria-hidden />
          </Anchor>
        )}
        <TextLink to="/regulatory-intelligence/$id" params={{ id: String(id) }} size="sm">
          {t('openUpdate')}
        </TextLink>
      </Group>
      {update && update.summary !== '' && (
        <Text size="sm" mt={4} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {update.summary}
        </Text>
      )}
    </Part>
  )
}

interface OutcomeProps {
  newest: Assessment
  isDeleted: RefObject<boolean>
}

function Outcome({ newest, isDeleted }: OutcomeProps) {
  const t = wordsOf(assessmentsTexts.page)
  const list = wordsOf(assessmentsTexts.list)
  const day = useDay()
  const { data: tasks } = useQuery(tasksOfQuery({ type: 'assessment', id: newest.id }))
  const [begun, setBegun] = useState(newest)
  const [isDirty, setDirty] = useState(false)
  const [round, setRound] = useState(0)
  // What is typed stays, whatever others do meanwhile; saving it tells what they did.
  const assessment = isDirty || begun.revision > newest.revision ? begun : newest
  const { state, outcome, assigneeName, dueDate, daysLeft, createdByName, createdAt } = newest
  return (
    <Part title={t('outcome')}>
      <Group gap="xs" mb="sm">
        <StateBadge state={state} />
        <OutcomeBadge outcome={outcome} />
        <Text size="sm" c="dimmed">
          {list('assignee')}: {assigneeName ?? list('nobody')}
        </Text>
        {dueDate !== null && (
          <Text size="sm" c="dimmed" component="span">
            {list('due')}: {day(dueDate)}{' '}
            {daysLeft !== null && <DaysLeftBadge daysLeft={daysLeft} scale="days" />}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {t('created', { name: createdByName ?? '', date: day(createdAt.slice(0, 10)) })}
        </Text>
      </Group>
      {assessment.state === 'completed' ? (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {assessment.rationale}
        </Text>
      ) : (
        <AssessmentForm
          key={`${assessment.revision} ${round}`}
          assessment={assessment}
          tasks={tasks?.total ?? assessment.tasks.all}
          isDeleted={isDeleted}
          onDirty={(is) => {
            setBegun(assessment)
            setDirty(is)
          }}
          onCurrent={(current) => {
            setBegun(current)
            setDirty(false)
            setRound(round + 1)
          }}
        />
      )}
    </Part>
  )
}

interface DevicesProps {
  assessment: Assessment
  address: AffectedAddress
  onAddressChange: (address: AffectedAddress) => void
}

/** As they are until it is completed, and as they were from then on. */
function Devices({ assessment, address, onAddressChange }: DevicesProps) {
  const t = wordsOf(assessmentsTexts.page)
  const day = useDay()
  const state = affectedSearch.stateOf(address)
  const filters = affectedSearch.filtersOf(address)
  const { id, update, completion, completedOn } = assessment
  const isFrozen = assessment.state === 'completed' && completion !== null
  const now = useQuery({ ...affectedQuery(update.id, state, filters), enabled: !isFrozen })
  const then = useQuery({ ...assessedDevicesQuery(id, state, filters), enabled: isFrozen })
  const { data: current } = useQuery({ ...updateQuery(update.id), enabled: !isFrozen })
  return (
    <Part title={t('devices')}>
      {isFrozen ? (
        <Stack gap={4} mb="sm">
          <Text size="sm">
            {t('frozen', {
              date: completedOn === null ? '' : day(completedOn),
              name: completion.byName ?? '',
              devices: completion.devices,
              of: completion.of,
            })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('assessedScope', { scope: wordsOfScope(completion.scope) })}
          </Text>
        </Stack>
      ) : (
        <Stack gap={4} mb="sm">
          {current && <AffectedLine update={current} above />}
          <Text size="sm" c="dimmed">
            {t('now')}
          </Text>
        </Stack>
      )}
      <AffectedTable
        address={address}
        onAddressChange={onAddressChange}
        query={isFrozen ? then : now}
        exportFile={() =>
          isFrozen ? exportAssessedDevices(id, state, filters) : exportAffected(update.id, state, filters)
        }
      />
    </Part>
  )
}
