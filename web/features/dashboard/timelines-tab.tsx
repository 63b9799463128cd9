import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Deadline, deadlinesOn } from '#core/markets/requirements/deadlines.ts'
import { dutyLabels } from '#core/markets/requirements/requirement.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './dashboard.module.css'
import { ConfidenceBadge, Country, DaysLeft, useDateWords } from './requirement-words.tsx'

/** The milestones of all markets on one line of time, year after year. */
export function TimelinesTab({ today }: { today: string }) {
  const t = useTranslations('dashboard.timelines')
  const [withPassed, setWithPassed] = useState(false)
  const deadlines = deadlinesOn(today)
  const passed = deadlines.filter(({ daysLeft }) => daysLeft < 0)
  const shown = withPassed ? deadlines : deadlines.filter(({ daysLeft }) => daysLeft >= 0)
  const years = [...new Set(shown.map(({ lastDay }) => lastDay.slice(0, 4)))]
  return (
    <>
      <Button size="xs" variant="default" mb="md" onClick={() => setWithPassed(!withPassed)}>
        {withPassed ? t('hidePassed') : t('showPassed', { count: String(passed.length) })}
      </Button>
      {years.map((year) => (
        <section key={year} aria-label={year}>
          <Title order={3} className={classes.year}>
            {year}
          </Title>
          <ul className={classes.timeline}>
            {shown
              .filter(({ lastDay }) => lastDay.startsWith(year))
              .map((deadline) => (
                <Moment
                  key={`${deadline.market.code} ${deadline.lastDay} ${deadline.milestone.scope} ${deadline.milestone.duty}`}
                  deadline={deadline}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Moment({ deadline }: { deadline: Deadline }) {
  const t = useTranslations('dashboard')
  const dateWords = useDateWords()
  const { market, milestone, daysLeft } = deadline
  return (
    <li className={classes.moment} data-passed={daysLeft < 0 || undefined}>
      <Text size="sm" fw={600} className={classes.when}>
        {dateWords(milestone.date)}
      </Text>
      <div className={classes.what}>
        <Text size="sm" fw={600} component="div">
          <Country market={market} />
        </Text>
        <Text size="sm">{milestone.scope}</Text>
        {milestone.note !== undefined && (
          <Text size="xs" c="dimmed">
            {milestone.note}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t('requirements.sourceAsOf', {
            source: market.requirements.source,
            date: dateWords(market.requirements.asOf),
          })}
        </Text>
      </div>
      <div className={classes.marks}>
        <StatusBadge tone="neutral">{dutyLabels[milestone.duty]}</StatusBadge>
        <ConfidenceBadge confidence={market.requirements.confidence} />
        {milestone.toBeConfirmed && (
          <StatusBadge tone="caution">{t('requirements.toBeConfirmed')}</StatusBadge>
        )}
        {daysLeft >= 0 ? (
          <DaysLeft deadline={deadline} />
        ) : (
          <StatusBadge tone="info">{t('timelines.passed')}</StatusBadge>
        )}
      </div>
    </li>
  )
}
