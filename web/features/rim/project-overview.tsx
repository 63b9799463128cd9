import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCalendarCheck, IconCertificateOff, IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import type { Project } from '#core/contract/projects.ts'
import { rimAuthorities, rimSubmissionTypes } from '#core/dictionary/rim/index.ts'
import { isDecided } from '#core/lifecycle/rim.ts'
import { projectTexts } from '#web/messages/en/projects.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useDay } from '#web/platform/use-day.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CompleteDialog } from './complete-dialog.tsx'
import { setOwner } from './project-api.ts'
import { ProjectProgress } from './project-progress.tsx'
import classes from './rim.module.css'
import { labelOf } from './words.tsx'

/** The facts of a project, how far it is, and what it renews. */
export function ProjectOverview({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.overview)
  return (
    <Stack gap="lg">
      <ProposedOwner project={project} />
      <Renewal project={project} />
      <Card withBorder padding="lg" component="section" aria-label={t('progress')}>
        <Title order={2} mb="sm">
          {t('progress')}
        </Title>
        <ProjectProgress project={project} />
        <Text size="sm" c="dimmed" mt="xs">
          {project.tasks > 0
            ? t('computed', { done: String(project.tasksDone), all: String(project.tasks) })
            : t('stored')}
        </Text>
      </Card>
      <Facts project={project} />
    </Stack>
  )
}

function Facts({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.overview)
  const card = wordsOf(rimTexts.card)
  const day = useDay()
  const { country, targetDate, submissionDate, decisionDate } = project
  const facts = [
    [card('type'), labelOf(rimSubmissionTypes, project.submissionType)],
    [card('authority'), labelOf(rimAuthorities, project.authority)],
    [card('country'), country === null ? null : (findMarket(country)?.country ?? country)],
    [card('assignee'), project.assignedTo],
    [card('targetDate'), targetDate && day(targetDate)],
    [card('submissionDate'), submissionDate && day(submissionDate)],
    [card('decisionDate'), decisionDate && day(decisionDate)],
    [card('documents'), String(project.documents)],
    [card('nextAction'), project.nextAction],
  ] as const
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('facts')}>
      <Title order={2} mb="sm">
        {t('facts')}
      </Title>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function ProposedOwner({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.overview)
  const can = useCan()
  const { proposedOwner, assignedTo } = project
  const make = useChange<number>({
    nouns: ['rim'],
    run: (ownerId) => setOwner(project.id, ownerId),
    onSuccess: () => toast({ title: t('ownerSet') }),
    onError: (error) =>
      toast({ title: t('ownerFailed'), description: error.message, variant: 'destructive' }),
  })
  if (!proposedOwner || !can('edit-submissions')) return null
  const { id, name } = proposedOwner
  return (
    <Alert icon={<IconUserQuestion aria-hidden />}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">{t('proposed', { text: assignedTo ?? '', name })}</Text>
        <Button size="xs" variant="default" loading={make.isPending} onClick={() => make.mutate(id)}>
          {t('makeOwner', { name })}
        </Button>
      </Group>
    </Alert>
  )
}

/** What a renewal is of, and whether the new certificate is there. */
function Renewal({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.overview)
  const can = useCan()
  const day = useDay()
  const [completes, setCompletes] = useState(false)
  const { renewal, renewed } = project
  if (!renewal) return null
  const words = { number: renewal.number, day: day(renewal.expiresOn) }
  const isOpen = !isDecided(project.status)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('renews')}>
      <Title order={2} mb="sm">
        {t('renews')}
      </Title>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {renewal.notifiedBody === null
            ? t('renewsOther', words)
            : t('renewsCertificate', { ...words, body: renewal.notifiedBody })}{' '}
          {renewal.automatic && t('automatic')} <SourceLink renewal={renewal} />
        </Text>
        {project.lost && (
          <Alert icon={<IconCertificateOff aria-hidden />} color="red" w="100%">
            {t('lost', { status: project.lost.status.toLowerCase(), day: day(project.lost.readOn) })}
          </Alert>
        )}
        {renewed.map(({ certificateId, number, expiryDate, isSame }) => (
          <Alert
            key={`${certificateId} ${number}`}
            icon={<IconCalendarCheck aria-hidden />}
            color="teal"
            w="100%"
          >
            {t(certificateId === null ? 'entered' : isSame ? 'arrived' : 'successor', {
              number,
              day: day(expiryDate),
            })}
          </Alert>
        ))}
        {isOpen && can('edit-submissions') && (
          <Button variant={renewed.length > 0 ? 'filled' : 'default'} onClick={() => setCompletes(true)}>
            {t('complete')}
          </Button>
        )}
      </Stack>
      {completes && <CompleteDialog project={project} onClose={() => setCompletes(false)} />}
    </Card>
  )
}

function SourceLink({ renewal }: { renewal: NonNullable<Project['renewal']> }) {
  const t = wordsOf(projectTexts.overview)
  const { source, sourceId, number } = renewal
  if (source === 'certificate' && sourceId !== null)
    return (
      <TextLink to="/register-certificates" search={{ certificate: sourceId }} inherit>
        {t('seeCertificate')}
      </TextLink>
    )
  if (source === 'certification')
    return (
      <TextLink to="/actors" search={{ tab: 'certifications', search: number }} inherit>
        {t('seeCertifications')}
      </TextLink>
    )
  if (source === 'compliance')
    return (
      <TextLink to="/simple-rim" search={{ tab: 'compliance', search: number }} inherit>
        {t('seeCompliance')}
      </TextLink>
    )
  return null
}
