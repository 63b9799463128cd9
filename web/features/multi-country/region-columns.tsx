import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import { type SubmissionStatus, submissionStatusLabels } from '#core/lifecycle/submission-status.ts'
import { type UdiStatus, udiStatusOf } from '#core/lifecycle/udi-status.ts'
import type { RegionRecord } from '#web/data/master-di.ts'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import type { Column } from '#web/ui/column.ts'
import { Flag } from '#web/ui/flag.tsx'
import { RowLink, TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './multi-country.module.css'
import { RegionActions } from './region-actions.tsx'

interface Made {
  readonly masterDiId: number | null
  readonly targetCountries: readonly string[]
  readonly status: SubmissionStatus
}

interface ColumnsOf {
  /** The countries of the region. */
  region: readonly string[]
  /** Of the records shown, newest first. */
  submissions: readonly Made[]
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
export function useRegionColumns({
  region,
  submissions,
  chosen,
}: ColumnsOf): readonly Column<RegionRecord>[] {
  const t = useTranslations('multiCountry')
  const of = ({ id }: RegionRecord) => submissions.filter(({ masterDiId }) => masterDiId === id)
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
      width: '11.5rem',
      onCard: true,
      cell: (record) => <Countries record={record} region={region} submissions={of(record)} />,
    },
    {
      id: 'udiStatus',
      header: t('table.columns.udiStatus'),
      width: '7rem',
      onCard: true,
      cell: (record) => {
        const status = udiStatusOf(
          record,
          of(record).map((one) => one.status),
        )
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

interface CountriesProps {
  record: RegionRecord
  region: readonly string[]
  submissions: readonly Made[]
}

/** Every target country; those of the region lead to its form, and say where the device stands there. */
function Countries({ record, region, submissions }: CountriesProps) {
  const t = useTranslations('multiCountry.table')
  const own = record.targetCountries.filter((code) => region.includes(code))
  const others = record.targetCountries.filter((code) => !region.includes(code))
  return (
    <Stack gap={0}>
      {own.map((country) => {
        const latest = submissions.find(({ targetCountries }) => targetCountries.includes(country))
        const status = latest ? submissionStatusLabels[latest.status] : t('noSubmission')
        return (
          <TextLink
            key={country}
            to="/country-specific/$country/$masterDiId"
            params={{ country, masterDiId: String(record.id) }}
            size="sm"
            underline="hover"
            className={classes.country}
            title={findMarket(country)?.country}
          >
            <Flag code={country} />
            <span>
              {country} <span className={classes.standing}>{status}</span>
            </span>
          </TextLink>
        )
      })}
      {others.length > 0 && (
        <Text size="xs" c="dimmed" truncate title={others.join(', ')}>
          {others.join(', ')}
        </Text>
      )}
    </Stack>
  )
}
