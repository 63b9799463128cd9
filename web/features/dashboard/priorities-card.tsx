import { Anchor, Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { findMarket, isFullyKnown } from '#core/code-lists/markets.ts'
import type { OwnDeadline } from '#core/contract/deadlines.ts'
import { type Deadline, milestoneKey, prioritiesOn } from '#core/markets/requirements/deadlines.ts'
import { evidenceOf } from '#core/markets/requirements/requirement.ts'
import { ownDeadlinesQuery } from '#web/data/deadlines.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'
import { Country, DaysLeft, EvidenceBadges, useDateWords } from './requirement-words.tsx'

interface PrioritiesCardProps {
  today: string
  onShowAll: () => void
}

/** More of a group stand in the time lines. */
const shownOfGroup = 4

export function PrioritiesCard({ today, onShowAll }: PrioritiesCardProps) {
  const t = wordsOf(dashboardTexts.priorities)
  const { data } = useQuery(ownDeadlinesQuery)
  const own = new Map(data?.map((one) => [one.key, one]))
  const priorities = prioritiesOn(today, (code, milestone) => {
    const concerned = own.get(milestoneKey(code, milestone))
    return concerned !== undefined && concerned.devices > 0
  })
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
          <Deadlines deadlines={priorities[group]} own={own} today={today} onShowAll={onShowAll} />
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
  /** Upcoming dates with this organisation's devices, by the key of the milestone. */
  own: ReadonlyMap<string, OwnDeadline>
  today: string
  onShowAll: () => void
}

function Deadlines({ deadlines, own, today, onShowAll }: DeadlinesProps) {
  const t = wordsOf(dashboardTexts.priorities)
  const dateWords = useDateWords()
  const hidden = deadlines.length - shownOfGroup
  const confirm = wordsOf(dashboardTexts.requirements)('toBeConfirmed').toLowerCase()
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
          <li key={milestoneKey(deadline.market.code, deadline.milestone)}>
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
              <Devices own={own.get(milestoneKey(deadline.market.code, deadline.milestone))} />
              <EvidenceBadges
                evidence={evidenceOf(deadline.market.requirements, deadline.milestone)}
                today={today}
              />
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

/** How many devices of this organisation a date affects, and how many of them are complete for their regulator. */
function Devices({ own }: { own: OwnDeadline | undefined }) {
  const t = wordsOf(dashboardTexts.priorities)
  const format = useFormatter()
  if (!own) return null
  const { devices, ready, unclear, country } = own
  const certain = () => {
    if (!isFullyKnown(country)) return t('devicesOfWorksheet', { count: devices })
    if (ready === null) return t('devicesUncounted', { count: devices })
    return t('devices', { count: devices, ready: format.number(ready) })
  }
  if (devices === 0 && unclear === 0) {
    return (
      <Text size="xs" c="dimmed">
        {t('noDevices')}
      </Text>
    )
  }
  const words = [devices > 0 && certain(), unclear > 0 && t('unclear', { count: unclear })]
  return (
    <TextLink to="/readiness" search={{ country: findMarket(country)?.code }} size="xs">
      {words.filter(Boolean).join('; ')}
    </TextLink>
  )
}
