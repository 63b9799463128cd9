import { Card, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { manufacturersCountQuery } from '#web/data/actors.ts'
import { emdnVersionsQuery } from '#web/data/emdn.ts'
import { filesMadeQuery } from '#web/data/exchange.ts'
import { statsQuery } from '#web/data/master-di.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'

/** What to do first, with what is done already; nothing once all of it is. */
export function FirstSteps({ submissions }: { submissions: number }) {
  const t = wordsOf(dashboardTexts.firstSteps)
  const state = useFirstSteps(submissions)
  if (!state || state.steps.every((step) => state.done[step])) return null
  const { steps, done } = state
  const next = steps.find((step) => !done[step])
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {submissions === 0 ? t('purpose') : t('left', { count: steps.filter((step) => !done[step]).length })}
      </Text>
      <ol className={classes.steps}>
        {steps.map((step, at) => (
          <Step key={step} number={at + 1} title={t(`${step}.title`)} done={done[step]}>
            <Text size="sm" c="dimmed">
              {step === 'devices' && done.devices
                ? t('devices.done', { count: state.devices })
                : step === 'emdn'
                  ? t(done.emdn ? 'emdn.done' : 'emdn.help', state.emdn)
                  : t(`${step}.help`)}
            </Text>
            <StepLinks step={step} done={done[step]} isNext={step === next} hasDevices={done.devices} />
          </Step>
        ))}
      </ol>
    </Card>
  )
}

const stepsOfAll = ['devices', 'submission', 'file'] as const
const stepsOfAdministrators = ['working', 'company', 'emdn', ...stepsOfAll] as const
type FirstStep = (typeof stepsOfAdministrators)[number]

/** What the steps are judged by. */
function useAnswers() {
  const decides = useCan()('system-admin')
  return {
    decides,
    stats: useQuery(statsQuery),
    files: useQuery(filesMadeQuery),
    settings: useQuery({ ...settingsQuery, enabled: decides }),
    makers: useQuery({ ...manufacturersCountQuery, enabled: decides }),
    versions: useQuery({ ...emdnVersionsQuery, enabled: decides }),
  }
}

/** Whether nobody can say yet how much room they take. */
export function useFirstStepsAwaited(): boolean {
  const { decides: _, ...answers } = useAnswers()
  return Object.values(answers).some(({ isLoading }) => isLoading)
}

/** Undefined until all of it is known: steps that come and go would make the page jump. */
function useFirstSteps(submissions: number) {
  const { decides, ...answers } = useAnswers()
  const [stats, files, settings] = [answers.stats.data, answers.files.data, answers.settings.data]
  const [makers, versions] = [answers.makers.data, answers.versions.data]
  if (!stats || files === undefined) return undefined
  if (decides && (!settings || makers === undefined || !versions)) return undefined
  const loaded = versions?.find(({ isCurrent }) => isCurrent)
  const steps: readonly FirstStep[] = decides ? stepsOfAdministrators : stepsOfAll
  const done: Record<FirstStep, boolean> = {
    working: settings !== undefined && settings.wayOfWorking !== null,
    company: (makers ?? 0) > 0,
    emdn: loaded?.complete === true,
    devices: stats.total > 0,
    submission: submissions > 0,
    file: files > 0,
  }
  return {
    ...{ steps, done, devices: stats.total },
    emdn: { name: loaded?.name ?? '', count: loaded?.entries ?? 0 },
  }
}

interface StepLinksProps {
  step: FirstStep
  done: boolean
  /** The first that is not done: its button is the primary one. */
  isNext: boolean
  hasDevices: boolean
}

function StepLinks({ step, done, isNext, hasDevices }: StepLinksProps) {
  const t = wordsOf(dashboardTexts.firstSteps)
  const can = useCan()
  const look = { size: 'xs', mt: 'xs', variant: isNext ? 'filled' : 'default' } as const
  if (step === 'working')
    return (
      <ButtonLink to="/admin/settings" {...look}>
        {t('working.settings')}
      </ButtonLink>
    )
  if (step === 'company')
    return (
      <ButtonLink to="/actors" {...look}>
        {t('company.operators')}
      </ButtonLink>
    )
  if (step === 'emdn' && !done)
    return (
      <ButtonLink to="/emdn" search={{ tab: 'versions' }} {...look}>
        {t('emdn.load')}
      </ButtonLink>
    )
  if (step === 'devices' && can('create-submissions'))
    return (
      <Group gap="xs">
        <ButtonLink to="/master-di/bulk-upload" {...look}>
          {t('devices.upload')}
        </ButtonLink>
        <ButtonLink to="/master-di/create" {...look} variant="default">
          {t('devices.create')}
        </ButtonLink>
      </Group>
    )
  if (step === 'submission' && hasDevices)
    return (
      <ButtonLink to="/master-di/records" {...look}>
        {t('submission.records')}
      </ButtonLink>
    )
  return null
}

interface StepProps {
  number: number
  title: string
  done?: boolean
  children: ReactNode
}

function Step({ number, title, done = false, children }: StepProps) {
  const t = wordsOf(dashboardTexts.firstSteps)
  return (
    <li className={classes.step}>
      <ThemeIcon radius="xl" size={26} variant={done ? 'filled' : 'default'} aria-hidden>
        {done ? <IconCheck size={16} /> : number}
      </ThemeIcon>
      <div>
        <Text fw={600}>
          {title}
          {done && (
            <Text span size="sm" c="dimmed" ml="xs">
              {t('done')}
            </Text>
          )}
        </Text>
        {children}
      </div>
    </li>
  )
}
