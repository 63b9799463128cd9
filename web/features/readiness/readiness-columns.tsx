import { Text, UnstyledButton } from '@mantine/core'
import { useFormatter } from 'use-intl'
import { hasUdiDatabase, type Market } from '#core/code-lists/markets.ts'
import type { ReadinessRow } from '#core/contract/readiness.ts'
import { shownCount } from '#core/markets/known-fields.ts'
import { useStageWord } from '#web/exchange/stage-badge.tsx'
import { readinessTexts } from '#web/messages/en/readiness.ts'
import { wordsOf } from '#web/messages/words.ts'
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
  const t = wordsOf(readinessTexts.table)
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
        const targets = row.cells.filter(({ reasons }) => reasons.length > 0)
        if (targets.length === 0)
          return (
            <Text size="sm" c="dimmed">
              {t('noTargets')}
            </Text>
          )
        const shown = targets.map((one) => shownCount(one.country, one))
        const judged = shown.filter(({ share }) => share !== null)
        const ready = judged.filter(({ isReady }) => isReady).length
        return (
          <>
            {judged.length > 0 && t('targetsReady', { ready: String(ready), count: String(judged.length) })}
            {judged.length < shown.length && (
              <Text size="xs" c="dimmed">
                {t('targetsPartlyKnown', { count: shown.length - judged.length })}
              </Text>
            )}
            {/* On a telephone a row is a card, without the columns of the markets. */}
            <div className={classes.onCard}>
              {markets
                .filter(({ code }) => targets.some(({ country }) => country === code))
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
        header: market.fullyKnown ? market.code : `${market.code}*`,
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

/** How much of what the market needs is there, as figure and colour; a click shows the rest. */
function Cell({ row, market, onOpen }: CellProps) {
  const t = wordsOf(readinessTexts.cell)
  const format = useFormatter()
  const wordOf = useStageWord()
  const cell = row.cells.find(({ country }) => country === market.code)
  if (!cell) return <span title={t('waiting')}>…</span>
  const { submissionId } = cell
  const { share, tone, filled, needed, isReady } = shownCount(market.code, cell)
  const target = cell.reasons.length > 0
  const shown = share === null ? `${filled}/${needed}` : format.number(share, { style: 'percent' })
  const name = t(share === null ? 'worksheet' : 'name', {
    share: shown,
    country: market.country,
    database: hasUdiDatabase(market.code) ? 'yes' : 'no',
    missing: isReady ? 0 : cell.missing,
    wrong: cell.wrong,
    ready: isReady ? 'yes' : 'no',
    stage: wordOf(market.code, cell.stage),
    filled: String(filled),
    needed: String(needed),
    target: target ? 'yes' : 'no',
  })
  return (
    <UnstyledButton
      className={classes.cell}
      data-share={tone}
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
