import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { findMarket, isFullyKnown } from '#core/code-lists/markets.ts'
import type { WorkLine } from '#core/contract/my-work.ts'
import type { DeviceTask } from '#core/lifecycle/device-task.ts'
import { passedLately, urgencyOf } from '#core/lifecycle/urgency.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { myWorkTexts } from '#web/messages/en/my-work.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './my-work.module.css'

export type DeviceLine = WorkLine & { readonly kind: DeviceTask; readonly country: string }

/** A market a row: what there is to do for its devices, and the day by which they have to be registered; the most urgent first. */
export function MarketsWork({ lines, atMost }: { lines: readonly DeviceLine[]; atMost: number | undefined }) {
  const t = wordsOf(myWorkTexts)
  const countries = [...new Set(lines.map(({ country }) => country))]
  const markets = countries
    .map((country): Market => [country, lines.filter((line) => line.country === country)])
    .toSorted(byUrgency)
  const hidden = atMost === undefined ? 0 : Math.max(0, markets.length - atMost)
  return (
    <>
      <ul className={classes.markets}>
        {markets.slice(0, atMost).map(([country, own]) => (
          <MarketRow key={country} country={country} lines={own} />
        ))}
      </ul>
      {hidden > 0 && (
        <TextLink to="/my-work" size="sm">
          {t('moreMarkets', { count: hidden })}
        </TextLink>
      )}
    </>
  )
}

type Market = [country: string, lines: readonly DeviceLine[]]

function byUrgency([, a]: Market, [, b]: Market): number {
  const left = ([first]: readonly DeviceLine[]) => urgencyOf(first?.due)
  const devices = (own: readonly DeviceLine[]) => own.reduce((sum, { count }) => sum + count, 0)
  return left(a) - left(b) || devices(b) - devices(a)
}

function MarketRow({ country, lines }: { country: string; lines: readonly DeviceLine[] }) {
  const t = wordsOf(myWorkTexts)
  const day = useDay()
  const market = findMarket(country)
  const { data: settings } = useQuery(settingsQuery)
  const wordOf = (kind: DeviceTask) => {
    if (kind !== 'send') return kind
    const controlled = settings?.rules.controlled
    if (!isFullyKnown(country)) return controlled ? 'sendCheckedControlled' : 'sendChecked'
    return controlled ? 'sendControlled' : kind
  }
  const due = lines[0]?.due
  return (
    <li className={classes.market}>
      <span className={classes.country}>
        <Flag code={country} />
        <span>{market?.country ?? country}</span>
      </span>
      <ul className={classes.tasks} aria-label={market?.country ?? country}>
        {lines.map(({ kind, count }) => (
          <li key={kind}>
            <TextLink
              to="/readiness"
              search={{ country: market?.code, task: kind }}
              data-urgent={kind === 'correct'}
            >
              {t(`tasks.${wordOf(kind)}`, { count })}
            </TextLink>
          </li>
        ))}
      </ul>
      {due ? (
        <span className={classes.date}>
          <span>
            {day(due.day)} <DutyBadge daysLeft={due.daysLeft} />
          </span>
          <Text span size="xs" c="dimmed">
            {due.scope}
          </Text>
        </span>
      ) : (
        <Text span size="xs" c="dimmed" className={classes.date}>
          {t('noDate')}
        </Text>
      )}
    </li>
  )
}

/** Whether a device is late depends on whether it is on the market already, which the hub does not know. */
function DutyBadge({ daysLeft }: { daysLeft: number }) {
  const t = wordsOf(myWorkTexts)
  if (daysLeft >= 0) return <DaysLeftBadge daysLeft={daysLeft} />
  return passedLately(daysLeft) ? (
    <StatusBadge tone="critical">{t('passed', { days: -daysLeft })}</StatusBadge>
  ) : (
    <StatusBadge tone="caution">{t('inForce')}</StatusBadge>
  )
}
