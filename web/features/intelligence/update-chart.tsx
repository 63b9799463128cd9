import '@mantine/charts/styles.css'
import { BarChart, LineChart } from '@mantine/charts'

interface UpdateChartProps {
  /** What it shows; the numbers stand in a table beside it. */
  label: string
  /** Each with a `name`, and a number for each series. */
  data: Record<string, string | number>[]
  series: { name: string; label: string; color: string }[]
  stacked?: boolean
  /** What goes on in time. */
  lines?: boolean
}

/** Bars side by side, or one upon the other; or lines. */
export function UpdateChart({ label, data, series, stacked = false, lines = false }: UpdateChartProps) {
  const drawn = {
    ...{ h: 240, data, dataKey: 'name', series, withLegend: series.length > 1 },
    legendProps: { verticalAlign: 'bottom', itemSorter: null },
    yAxisProps: { allowDecimals: false, width: 36 },
  } as const
  return (
    <div role="img" aria-label={label}>
      {lines ? (
        <LineChart {...drawn} curveType="linear" lineChartProps={{ accessibilityLayer: false }} />
      ) : (
        <BarChart
          {...drawn}
          type={stacked ? 'stacked' : 'default'}
          barChartProps={{ accessibilityLayer: false }}
          maxBarWidth={44}
        />
      )}
    </div>
  )
}
