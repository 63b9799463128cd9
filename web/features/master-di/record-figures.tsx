import { Select } from '@mantine/core'
import { useState } from 'react'
import type { MasterStats } from '#core/contract/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'

/** Headline counts; the manufacturer is the one with most records, and can be chosen (decision D7). */
export function RecordFigures({ stats, failed }: { stats: MasterStats | undefined; failed: boolean }) {
  const t = wordsOf(masterDiTexts.records.stats)
  const [chosen, setChosen] = useState<string | null>(null)
  const makers = stats?.byManufacturer ?? []
  const maker = makers.find(({ manufacturerName }) => manufacturerName === chosen) ?? makers[0]
  return (
    <StatCards label={t('label')} awaited={!stats && !failed}>
      <StatCard label={t('total')} value={stats?.total} failed={failed} />
      <StatCard
        label={
          makers.length > 1 ? (
            <Select
              size="xs"
              variant="unstyled"
              aria-label={t('noManufacturer')}
              title={maker && t('manufacturer', { name: maker.manufacturerName })}
              comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
              styles={{
                input: {
                  paddingInlineStart: 0,
                  fontSize: 'var(--mantine-font-size-sm)',
                  textOverflow: 'ellipsis',
                },
              }}
              data={makers.map(({ manufacturerName }) => ({
                value: manufacturerName,
                label: t('manufacturer', { name: manufacturerName }),
              }))}
              value={maker?.manufacturerName ?? null}
              onChange={setChosen}
              // The browser brings the caret into sight, at the end, and the beginning of the name out of it.
              onFocus={({ currentTarget: input }) => requestAnimationFrame(() => input.scrollTo({ left: 0 }))}
              searchable
              allowDeselect={false}
            />
          ) : maker ? (
            t('manufacturer', { name: maker.manufacturerName })
          ) : (
            t('noManufacturer')
          )
        }
        value={stats && (maker?.count ?? 0)}
        failed={failed}
        // Whole, for the input above it cuts long names off.
        note={makers.length > 1 ? maker?.manufacturerName : undefined}
      />
      <StatCard label={t('active')} value={stats?.active} failed={failed} />
      <StatCard label={t('families')} value={stats?.families} failed={failed} />
    </StatCards>
  )
}
