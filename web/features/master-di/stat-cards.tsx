import { Card, Select, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { MasterStats } from '#core/contract/master-di.ts'

/** Headline counts; the manufacturer is the one with most records, and can be chosen (decision D7). */
export function StatCards({ stats }: { stats: MasterStats | undefined }) {
  const t = useTranslations('masterDi.records.stats')
  const [chosen, setChosen] = useState<string | null>(null)
  const makers = stats?.byManufacturer ?? []
  const maker = makers.find(({ manufacturerName }) => manufacturerName === chosen) ?? makers[0]
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      <StatCard label={t('total')} value={stats?.total} />
      <StatCard
        label={
          makers.length > 1 ? (
            <Select
              size="xs"
              variant="unstyled"
              aria-label={t('noManufacturer')}
              data={makers.map(({ manufacturerName }) => ({
                value: manufacturerName,
                label: t('manufacturer', { name: manufacturerName }),
              }))}
              value={maker?.manufacturerName ?? null}
              onChange={setChosen}
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
      />
      <StatCard label={t('active')} value={stats?.active} />
      <StatCard label={t('families')} value={stats?.families} />
    </SimpleGrid>
  )
}

function StatCard({ label, value }: { label: React.ReactNode; value: number | undefined }) {
  const format = useFormatter()
  return (
    <Card withBorder padding="md">
      <Text size="sm" c="dimmed" component="div" h={28} lh="28px" truncate>
        {label}
      </Text>
      <Text fz={26} fw={600} lh={1.2} component="div" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value === undefined ? <Skeleton height={26} width={80} my={3} /> : format.number(value)}
      </Text>
    </Card>
  )
}
