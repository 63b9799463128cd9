import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import type { SubmissionStats } from '#core/contract/submission-stats.ts'

/** A bar a country, as long as its submissions are many, in the colours of their statuses. The table says the same. */
export function CountriesChart({ rows }: { rows: SubmissionStats['byCountry'] }) {
  const t = wordsOf(dashboardTexts.countries)
  const data = rows.map(({ country, current }) => ({
    country,
    approved: current.approved,
    pending: current.pending,
    rejected: current.rejected,
    failed: current.failed,
    draft: current.total - current.approved - current.pending - current.rejected - current.failed,
  }))
  return (
    <div role="img" aria-label={t('chart')}>
      <BarChart
        h={260}
        data={data}
        dataKey="country"
        type="stacked"
        withLegend
        legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
        // Nobody reads a drawing key by key: the table stands beside it.
        barChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ allowDecimals: false, width: 32 }}
        maxBarWidth={44}
        series={[
          { name: 'approved', label: t('columns.approved'), color: 'green.7' },
          { name: 'pending', label: t('columns.pending'), color: 'yellow.6' },
          { name: 'rejected', label: t('columns.rejected'), color: 'red.8' },
          { name: 'failed', label: t('columns.failed'), color: 'pink.4' },
          { name: 'draft', label: t('draft'), color: 'gray.5' },
        ]}
      />
    </div>
  )
}
