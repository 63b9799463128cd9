import { Anchor, Card, Group, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type Deadline, prioritiesOn } from '#core/markets/requirements/deadlines.ts'
import classes from './dashboard.module.css'
import { Country, DaysLeft, useDateWords } from './requirement-words.tsx'

interface PrioritiesCardProps {
  today: string
  onShowAll: () => void
}

/** More of a group stand in the time lines. */
const shownOfGroup = 4

export function PrioritiesCard({ today, onShowAll }: PrioritiesCardProps) {
  const t = useTranslations('dashboard.priorities')
  const priorities = prioritiesOn(today)
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
          <Deadlines deadlines={priorities[group]} onShowAll={onShowAll} />
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
  onShowAll: () => void
}

function Deadlines({ deadlines, onShowAll }: DeadlinesProps) {
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
