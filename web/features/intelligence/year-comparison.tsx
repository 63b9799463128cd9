import { Group, NativeSelect } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { UpdateAnalytics } from '#core/contract/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Drawing, Figures, Panel } from './analytics-panel.tsx'
import { type IntelligenceProps, intelligenceSearch } from './intelligence-search.ts'
import { comparedYears, figuresOfYear, offeredYears } from './years.ts'

interface YearComparisonProps extends IntelligenceProps {
  breakdown: UpdateAnalytics['yearlyBreakdown']
}

/** Two years month by month: the two latest at first, any two of those there are. */
export function YearComparison({ breakdown, address, onAddressChange }: YearComparisonProps) {
  const t = wordsOf(intelligenceTexts.analytics)
  const words = wordsOf(intelligenceTexts.priorities)
  const format = useFormatter()
  const years = offeredYears(Object.keys(breakdown))
  const [first, second] = comparedYears(years, address)
  const [a, b] = [figuresOfYear(breakdown, first), figuresOfYear(breakdown, second)]
  const change = (changed: Readonly<Record<string, unknown>>) =>
    onAddressChange(intelligenceSearch.read({ ...address, year: first, against: second, ...changed }))
  const months = a.months.map((count, at) => ({
    name: format.dateTime(new Date(Date.UTC(2026, at, 1)), { month: 'short', timeZone: 'UTC' }),
    first: count,
    second: b.months[at] ?? 0,
  }))
  return (
    <Panel title={t('compare')} help={t('compareHelp')}>
      <Group gap="sm" mb="md">
        <NativeSelect
          label={t('first')}
          data={years.map(String)}
          value={String(first)}
          onChange={({ currentTarget }) => change({ year: currentTarget.value })}
        />
        <NativeSelect
          label={t('second')}
          data={years.map(String)}
          value={String(second)}
          onChange={({ currentTarget }) => change({ against: currentTarget.value })}
        />
      </Group>
      <Drawing
        label={t('compareChart', { first: String(first), second: String(second) })}
        data={months}
        series={[
          { name: 'first', label: String(first), color: 'petrol.5' },
          { name: 'second', label: String(second), color: 'gray.5' },
        ]}
      />
      <Figures
        label={t('compare')}
        heads={[t('updates'), String(first), `${second}${first === second ? ' ' : ''}`, t('change')]}
        rows={[
          [t('all'), a.total, b.total, difference(a.total - b.total)],
          ...(['high', 'medium', 'low'] as const).map(
            (one) => [words(one), a[one], b[one], difference(a[one] - b[one])] as const,
          ),
        ]}
      />
    </Panel>
  )

  function difference(count: number): string {
    return format.number(count, { signDisplay: 'exceptZero' })
  }
}
