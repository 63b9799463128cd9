import { Anchor, Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { type Deadline, deadlinesOn } from '#core/markets/requirements/deadlines.ts'
import { dutyLabels, evidenceOf } from '#core/markets/requirements/requirement.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './dashboard.module.css'
import { Country, DaysLeft, EvidenceBadges, useDateWords } from './requirement-words.tsx'

/** The milestones of all markets on one line of time, year after year. */
export function TimelinesTab({ today }: { today: string }) {
  const t = wordsOf(dashboardTexts.timelines)
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
                  today={today}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Moment({ deadline, today }: { deadline: Deadline; today: string }) {
  const t = wordsOf(dashboardTexts)
  const dateWords = useDateWords()
  const { market, milestone, daysLeft } = deadline
  const evidence = evidenceOf(market.requirements, milestone)
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
          {t('requirements.sourceAsOf', { source: evidence.source, date: dateWords(evidence.confirmedOn) })}{' '}
          {evidence.url !== undefined && (
            <Anchor href={evidence.url} target="_blank" rel="noopener noreferrer" inherit underline="always">
              {t('requirements.openSource')}
            </Anchor>
          )}
        </Text>
      </div>
      <div className={classes.marks}>
        <StatusBadge tone="neutral">{dutyLabels[milestone.duty]}</StatusBadge>
        <EvidenceBadges evidence={evidence} today={today} />
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
