import { Anchor, Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { ReadinessState } from '#core/contract/readiness.ts'
import { type Deadline, prioritiesOn } from '#core/markets/requirements/deadlines.ts'
import { readinessStateQuery } from '#web/data/readiness.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'
import { ConfidenceBadge, Country, DaysLeft, useDateWords } from './requirement-words.tsx'

interface PrioritiesCardProps {
  today: string
  onShowAll: () => void
}

type Own = ReadinessState['markets'][number]

/** More of a group stand in the time lines. */
const shownOfGroup = 4

export function PrioritiesCard({ today, onShowAll }: PrioritiesCardProps) {
  const t = useTranslations('dashboard.priorities')
  const { data } = useQuery(readinessStateQuery)
  const own = new Map(data?.markets.map((one) => [one.country, one]))
  const priorities = prioritiesOn(today, (code) => (own.get(code)?.aimed ?? 0) > 0)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2} mb="sm">
        {t('title')}
      </Title>
      {(['immediate', 'mediumTerm', 'longTerm'] as const).map((group) => (
        <div key={group} className={classes.priority}>
          <Group gap="xs" align="baseline">
            <Title order={3}>{t(group)}</Title>
            <Text size="xs" c="dimmed">
              {t(`${group}Help`)}
            </Text>
          </Group>
          <Deadlines deadlines={priorities[group]} own={own} onShowAll={onShowAll} />
        </div>
      ))}
      <Text size="sm" c="dimmed">
        {t('undated', { countries: priorities.undated.map(({ country }) => country).join(', ') })}
      </Text>
    </Card>
  )
}

interface DeadlinesProps {
  deadlines: readonly Deadline[]
  /** This organisation's devices by market. */
  own: ReadonlyMap<string, Own>
  onShowAll: () => void
}

function Deadlines({ deadlines, own, onShowAll }: DeadlinesProps) {
  const t = useTranslations('dashboard.priorities')
  const dateWords = useDateWords()
  const hidden = deadlines.length - shownOfGroup
  const confirm = useTranslations('dashboard.requirements')('toBeConfirmed').toLowerCase()
  if (deadlines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('nothing')}
      </Text>
    )
  }
  return (
    <>
      <ul className={classes.deadlines}>
        {deadlines.slice(0, shownOfGroup).map((deadline) => (
          <li key={`${deadline.market.code} ${deadline.lastDay} ${deadline.milestone.scope}`}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text size="sm" fw={600} component="span">
                <Country market={deadline.market} />
              </Text>
              <DaysLeft deadline={deadline} />
            </Group>
            <Text size="xs" c="dimmed">
              {dateWords(deadline.milestone.date)}
              {deadline.milestone.toBeConfirmed && ` (${confirm})`} · {deadline.milestone.scope}
            </Text>
            <Group gap="xs" justify="space-between">
              <Devices own={own.get(deadline.market.code)} />
              <ConfidenceBadge confidence={deadline.market.requirements.confidence} />
            </Group>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Anchor component="button" type="button" size="sm" onClick={onShowAll}>
          {t('more', { count: hidden })}
        </Anchor>
      )}
    </>
  )
}

/** How many devices of this organisation a deadline concerns, and how many of them miss nothing. */
function Devices({ own }: { own: Own | undefined }) {
  const t = useTranslations('dashboard.priorities')
  const format = useFormatter()
  if (!own) return null
  if (own.aimed === 0) {
    return (
      <Text size="xs" c="dimmed">
        {t('noDevices')}
      </Text>
    )
  }
  return (
    <TextLink to="/readiness" search={{ country: own.country as never }} size="xs">
      {t('devices', { count: own.aimed, ready: format.number(own.ready) })}
    </TextLink>
  )
}
