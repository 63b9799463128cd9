import { Stack, Text } from '@mantine/core'
import { findMarket } from '#core/code-lists/markets.ts'
import type { ReadinessCell, ReadinessRow } from '#core/contract/readiness.ts'
import { type UdiStatus, udiStatusOf } from '#core/lifecycle/udi-status.ts'
import type { RegionRecord } from '#web/data/master-di.ts'
import { useStageWord } from '#web/exchange/stage-badge.tsx'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from '#web/ui/column.ts'
import { Flag } from '#web/ui/flag.tsx'
import { RowLink, TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './multi-country.module.css'
import { RegionActions } from './region-actions.tsx'

type Standing = Pick<ReadinessRow, 'id' | 'cells'>

interface ColumnsOf {
  /** The countries of the region. */
  region: readonly string[]
  /** Where the devices shown stand in every market. */
  standings: readonly Standing[]
  chosen: number | undefined
}

const tones: Record<UdiStatus, Tone> = {
  submitted: 'positive',
  'in-progress': 'info',
  draft: 'caution',
  'not-submitted': 'outline',
}

const types = ['implantableDevice', 'activeDevice', 'softwareDevice', 'sterile'] as const

/** As the specification orders them (document 3 section 2.2). */
export function useRegionColumns({ region, standings, chosen }: ColumnsOf): readonly Column<RegionRecord>[] {
  const t = wordsOf(multiCountryTexts)
  const rowOf = ({ id }: RegionRecord) => standings.find((row) => row.id === id)
  const of = (record: RegionRecord) => marketsOf(rowOf(record))
  return [
    {
      id: 'deviceNumber',
      header: t('table.columns.deviceNumber'),
      sortBy: 'deviceNumber',
      fixed: true,
      width: '8.75rem',
      wraps: true,
      cell: (record) => (
        <>
          <RowLink
            className="code"
            to="/master-di/records/$id"
            params={{ id: String(record.id) }}
            title={record.deviceNumber ?? undefined}
          >
            {record.deviceNumber}
          </RowLink>
          {record.id === chosen && <StatusBadge tone="info">{t('table.chosen')}</StatusBadge>}
        </>
      ),
    },
    {
      id: 'deviceName',
      header: t('table.columns.deviceName'),
      sortBy: 'deviceName',
      leastWidth: '10rem',
      wraps: true,
      onCard: true,
      cell: (record) => record.deviceName,
    },
    {
      id: 'manufacturer',
      header: t('table.columns.manufacturer'),
      sortBy: 'manufacturerName',
      width: '8.75rem',
      wraps: true,
      cell: (record) => record.manufacturerName,
    },
    {
      id: 'version',
      header: t('table.columns.version'),
      sortBy: 'versionNumber',
      width: '6.5rem',
      cell: (record) => (
        <Stack gap={2} align="flex-start">
          {record.versionNumber}
          <MasterStatusBadge status={record.status} />
        </Stack>
      ),
    },
    {
      id: 'countries',
      header: t('table.columns.countries'),
      width: '10rem',
      onCard: true,
      cell: (record) => <Countries record={record} region={region} markets={of(record)} />,
    },
    {
      id: 'udiStatus',
      header: t('table.columns.udiStatus'),
      width: '8.5rem',
      onCard: true,
      cell: (record) => {
        // Until it is known where the device stands, nothing is said of it.
        if (rowOf(record) === undefined) return null
        const status = udiStatusOf(of(record).map(({ stage }) => stage))
        return <StatusBadge tone={tones[status]}>{t(`udiStatus.${status}`)}</StatusBadge>
      },
    },
    {
      id: 'deviceType',
      header: t('table.columns.deviceType'),
      width: '7.5rem',
      wraps: true,
      cell: (record) =>
        types
          .filter((type) => record[type])
          .map((type) => t(`deviceTypes.${type}`))
          .join(', '),
    },
    {
      id: 'actions',
      header: t('table.columns.actions'),
      width: '4.75rem',
      onCard: true,
      cell: (record) => <RegionActions record={record} region={region} />,
    },
  ]
}

/** The markets of a device, in the order of the hub's list. */
const marketsOf = (row: Standing | undefined): readonly ReadinessCell[] =>
  (row?.cells ?? []).filter(({ reasons }) => reasons.length > 0)

interface CountriesProps {
  record: RegionRecord
  region: readonly string[]
  markets: readonly ReadinessCell[]
}

/** Every market of the device; those of the region lead to its form, and say where the device stands there. */
function Countries({ record, region, markets }: CountriesProps) {
  const own = markets.filter(({ country }) => region.includes(country))
  const others = markets.filter(({ country }) => !region.includes(country)).map(({ country }) => country)
  const wordOf = useStageWord()
  return (
    <Stack gap={0}>
      {own.map(({ country, stage, submissionId }) => (
        <TextLink
          key={country}
          to="/country-specific/$country/$masterDiId"
          params={{ country, masterDiId: String(record.id) }}
          {...(submissionId !== null && { search: { tab: 'form' as const, submission: submissionId } })}
          size="sm"
          underline="hover"
          className={classes.country}
          title={findMarket(country)?.country}
        >
          <Flag code={country} />
          <span>
            {country} <span className={classes.standing}>{wordOf(country, stage)}</span>
          </span>
        </TextLink>
      ))}
      {others.length > 0 && (
        <Text size="xs" c="dimmed" truncate title={others.join(', ')}>
          {others.join(', ')}
        </Text>
      )}
    </Stack>
  )
}
