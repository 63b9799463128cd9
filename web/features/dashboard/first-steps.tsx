import { Card, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { manufacturersCountQuery } from '#web/data/actors.ts'
import { emdnVersionsQuery } from '#web/data/emdn.ts'
import { statsQuery } from '#web/data/master-di.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'

/** What to do on a hub without submissions, with what is done already. */
export function FirstSteps() {
  const t = wordsOf(dashboardTexts.firstSteps)
  const can = useCan()
  const { data } = useQuery(statsQuery)
  const devices = data?.total ?? 0
  const decides = can('system-admin')
  const { data: settings } = useQuery({ ...settingsQuery, enabled: decides })
  const { data: makers } = useQuery({ ...manufacturersCountQuery, enabled: decides })
  const { data: emdn } = useQuery({ ...emdnVersionsQuery, enabled: decides })
  const loaded = emdn?.find(({ isCurrent }) => isCurrent)
  const first = decides ? 4 : 1
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('purpose')}
      </Text>
      <ol className={classes.steps}>
        {decides && (
          <Step
            number={1}
            title={t('working')}
            done={settings !== undefined && settings.wayOfWorking !== null}
          >
            <Text size="sm" c="dimmed">
              {t('workingHelp')}
            </Text>
            <ButtonLink to="/admin/settings" size="xs" mt="xs" variant="default">
              {t('settings')}
            </ButtonLink>
          </Step>
        )}
        {decides && (
          <Step number={2} title={t('company')} done={(makers ?? 0) > 0}>
            <Text size="sm" c="dimmed">
              {t('companyHelp')}
            </Text>
            <ButtonLink to="/actors" size="xs" mt="xs" variant="default">
              {t('operators')}
            </ButtonLink>
          </Step>
        )}
        {decides && (
          <Step number={3} title={t('emdn')} done={loaded?.complete === true}>
            <Text size="sm" c="dimmed">
              {loaded?.complete === true
                ? t('emdnDone', { name: loaded.name, count: loaded.entries })
                : t('emdnHelp', { count: loaded?.entries ?? 0 })}
            </Text>
            {loaded?.complete === false && (
              <ButtonLink to="/emdn" search={{ tab: 'versions' }} size="xs" mt="xs" variant="default">
                {t('loadEmdn')}
              </ButtonLink>
            )}
          </Step>
        )}
        <Step number={first} title={t('devices')} done={devices > 0}>
          <Text size="sm" c="dimmed">
            {devices > 0 ? t('devicesDone', { count: devices }) : t('devicesHelp')}
          </Text>
          {can('create-submissions') && (
            <Group gap="xs" mt="xs">
              <ButtonLink to="/master-di/bulk-upload" size="xs" variant={devices > 0 ? 'default' : 'filled'}>
                {t('upload')}
              </ButtonLink>
              <ButtonLink to="/master-di/create" size="xs" variant="default">
                {t('create')}
              </ButtonLink>
            </Group>
          )}
        </Step>
        <Step number={first + 1} title={t('submission')}>
          <Text size="sm" c="dimmed">
            {t('submissionHelp')}
          </Text>
          {devices > 0 && (
            <ButtonLink to="/master-di/records" size="xs" mt="xs">
              {t('records')}
            </ButtonLink>
          )}
        </Step>
        <Step number={first + 2} title={t('file')}>
          <Text size="sm" c="dimmed">
            {t('fileHelp')}
          </Text>
        </Step>
      </ol>
    </Card>
  )
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
