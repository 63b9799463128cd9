import { Text, UnstyledButton } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import type { Market } from '#core/code-lists/markets.ts'
import type { ReadinessRow } from '#core/contract/readiness.ts'
import type { Column } from '#web/ui/column.ts'
import { Flag } from '#web/ui/flag.tsx'
import { RowLink } from '#web/ui/router-link.tsx'
import classes from './readiness.module.css'

interface ColumnsOf {
  markets: readonly Market[]
  onOpen: (record: number, market: Market['code']) => void
}

/** The device, then a column for each market. */
export function useReadinessColumns({ markets, onOpen }: ColumnsOf): readonly Column<ReadinessRow>[] {
  const t = useTranslations('readiness.table')
  return [
    {
      id: 'device',
      header: t('device'),
      sortBy: 'deviceName',
      fixed: true,
      width: '16rem',
      cell: (row) => (
        <div className={classes.device}>
          <RowLink to="/master-di/records/$id" params={{ id: String(row.id) }} title={row.deviceName ?? ''}>
            {row.deviceName ?? row.deviceNumber}
          </RowLink>
          <Text size="xs" c="dimmed" className="code" truncate>
            {row.deviceNumber}
          </Text>
        </div>
      ),
    },
    {
      id: 'targets',
      header: t('targets'),
      width: '8rem',
      onCard: true,
      cell: (row) => {
        const targets = row.cells.filter(({ country }) => row.targetCountries.includes(country))
        if (targets.length === 0)
          return (
            <Text size="sm" c="dimmed">
              {t('noTargets')}
            </Text>
          )
        const ready = targets.filter(({ missing }) => missing === 0).length
        return (
          <>
            {t('targetsReady', { ready: String(ready), count: String(targets.length) })}
            {/* On a telephone a row is a card, without the columns of the markets. */}
            <div className={classes.onCard}>
              {markets
                .filter(({ code }) => row.targetCountries.includes(code))
                .map((market) => (
                  <div key={market.code} className={classes.labelled}>
                    <Flag code={market.code} /> {market.code}
                    <Cell row={row} market={market} onOpen={() => onOpen(row.id, market.code)} />
                  </div>
                ))}
            </div>
          </>
        )
      },
    },
    ...markets.map(
      (market): Column<ReadinessRow> => ({
        id: market.code,
        header: market.code,
        width: '4.25rem',
        cell: (row) => <Cell row={row} market={market} onOpen={() => onOpen(row.id, market.code)} />,
      }),
    ),
  ]
}

interface CellProps {
  row: ReadinessRow
  market: Market
  onOpen: () => void
}

/** The share of what the market needs that is there: figure and colour; a press shows the rest. */
function Cell({ row, market, onOpen }: CellProps) {
  const t = useTranslations('readiness.cell')
  const format = useFormatter()
  const cell = row.cells.find(({ country }) => country === market.code)
  if (!cell) return <span title={t('waiting')}>…</span>
  const { needed, missing, submissionId } = cell
  const share = needed === 0 ? 1 : (needed - missing) / needed
  const target = row.targetCountries.includes(market.code)
  // Never 100 % while something is missing.
  const shown = format.number(missing === 0 ? 1 : Math.min(0.99, share), { style: 'percent' })
  const name = t('name', {
    share: shown,
    country: market.country,
    missing,
    needed: String(needed),
    target: target ? 'yes' : 'no',
  })
  return (
    <UnstyledButton
      className={classes.cell}
      data-share={missing === 0 ? 'full' : share >= 0.5 ? 'most' : 'some'}
      data-target={target || undefined}
      data-made={submissionId !== null || undefined}
      aria-label={name}
      title={name}
      onClick={onOpen}
    >
      {shown}
    </UnstyledButton>
  )
}
