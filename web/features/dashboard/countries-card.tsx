import { Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useFormatter } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import type { SubmissionStats } from '#core/contract/submission-stats.ts'
import { countryAddress } from '#web/many-countries/country-address.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'
import { Country } from './requirement-words.tsx'
import { TrendWords } from './trend-words.tsx'

// The drawing is as large as the rest of the screen: it comes when the figures are there already.
const CountriesChart = lazy(() =>
  import('./countries-chart.tsx').then(({ CountriesChart: chart }) => ({ default: chart })),
)

const figures = ['total', 'pending', 'approved', 'rejected', 'failed'] as const

/** More bars than this cannot be told apart on a telephone; the table has all. */
const drawn = 8

/** The figures of the period country by country: drawn to be compared, and as a table. */
export function CountriesCard({ stats }: { stats: SubmissionStats }) {
  const t = wordsOf(dashboardTexts.countries)
  const format = useFormatter()
  const rows = [...stats.byCountry].sort((a, b) => b.current.total - a.current.total)
  const busy = rows.filter(({ current }) => current.total > 0)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {rows.length === 0 ? t('none') : t('purpose')}
      </Text>
      {rows.length > 0 && (
        <div className={busy.length > 1 ? classes.countries : undefined}>
          {busy.length > 1 && (
            <div>
              <Suspense fallback={<Skeleton height={260} />}>
                <CountriesChart rows={busy.slice(0, drawn)} />
              </Suspense>
              {busy.length > drawn && (
                <Text size="xs" c="dimmed">
                  {t('others', { count: busy.length - drawn })}
                </Text>
              )}
            </div>
          )}
          <Table.ScrollContainer minWidth={500}>
            <Table fz="sm" aria-label={t('title')} className={classes.compliance}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('columns.country')}</Table.Th>
                  {figures.map((figure) => (
                    <Table.Th key={figure} ta="right">
                      {t(`columns.${figure}`)}
                    </Table.Th>
                  ))}
                  <Table.Th>{t('columns.trend')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ country, current, previous }) => (
                  <Table.Tr key={country}>
                    <Table.Td className={classes.name}>
                      <TextLink to="/multi-country-udi" search={countryAddress(country)} inherit>
                        <Country
                          market={{ code: country, country: findMarket(country)?.country ?? country }}
                        />
                      </TextLink>
                    </Table.Td>
                    {figures.map((figure) => (
                      <Table.Td
                        key={figure}
                        ta="right"
                        data-bad={
                          ((figure === 'rejected' || figure === 'failed') && current[figure] > 0) || undefined
                        }
                      >
                        {format.number(current[figure])}
                      </Table.Td>
                    ))}
                    <Table.Td className={classes.name}>
                      <TrendWords current={current.total} previous={previous.total} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </div>
      )}
    </Card>
  )
}
