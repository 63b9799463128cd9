import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { certificateComparisons, renewalStates } from '#core/contract/list-filters.ts'
import { certificateValidities } from '#core/lifecycle/expiry.ts'
import { Comparison, Expiry, StatusInRegister } from '#web/certificates/certificate-badges.tsx'
import { certificatesQuery, exportCertificates, type ListedCertificate } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { listWords } from '#web/ui/list-table.tsx'
import { ButtonLink, RowLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { type CertificatesSearch, certificatesSearch } from './certificates-search.ts'
import { UnseenCertificates } from './unseen-certificates.tsx'

interface CertificatesScreenProps {
  address: CertificatesSearch
  onAddressChange: (address: CertificatesSearch) => void
}

/** Certificates of notified bodies as EUDAMED told them last (decision D137). */
export function CertificatesScreen({ address, onAddressChange }: CertificatesScreenProps) {
  const screen = wordsOf(screensTexts['/register-certificates'])
  const t = wordsOf(certificatesTexts.list)
  const can = useCan()
  const { certificate, ...list } = address
  const state = certificatesSearch.stateOf(list)
  const filters = certificatesSearch.filtersOf(list)
  const toReading = (
    <ButtonLink to="/eudamed-import" variant="default">
      {t('toReading')}
    </ButtonLink>
  )
  return (
    <>
      <ScreenTabs group="eudamed" />
      <ListScreen
        title={screen('title')}
        purpose={screen('purpose')}
        actions={toReading}
        name="certificates"
        kind={certificatesSearch}
        address={list}
        onAddressChange={onAddressChange}
        query={useQuery(certificatesQuery(state, filters))}
        columns={useColumns(list)}
        rowHeight="3.125rem"
        words={listWords(t, (count) => t('showing', { count }))}
        filters={<Filters address={list} onAddressChange={onAddressChange} />}
        exportFile={can('export-data') ? () => exportCertificates(state, filters) : undefined}
        empty={
          <EmptyState
            icon={IconCertificate}
            title={t('empty')}
            description={t('emptyHelp')}
            action={toReading}
          />
        }
      />
      <UnseenCertificates />
      <CertificateDialog id={certificate} onClose={() => onAddressChange(list)} />
    </>
  )
}

function Filters({ address, onAddressChange }: CertificatesScreenProps) {
  const t = wordsOf(certificatesTexts)
  const filters = certificatesSearch.filtersOf(address)
  const choose = (change: Partial<CertificatesSearch>) =>
    onAddressChange(certificatesSearch.withFilters(address, change))
  const choices = <W extends string>(any: string, words: readonly W[], label: (word: W) => string) => [
    { value: '', label: any },
    ...words.map((value) => ({ value, label: label(value) })),
  ]
  return (
    <>
      <NativeSelect
        aria-label={t('list.expiry')}
        data={choices(t('list.anyValidity'), certificateValidities, (word) => t(`validities.${word}`))}
        value={filters.validity ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose({ validity: certificateValidities.find((one) => one === value) })
        }
      />
      <NativeSelect
        aria-label={t('list.hub')}
        data={choices(t('list.anyComparison'), certificateComparisons, (word) =>
          t(`comparisonFilters.${word}`),
        )}
        value={filters.comparison ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose({ comparison: certificateComparisons.find((one) => one === value) })
        }
      />
      <NativeSelect
        aria-label={t('list.renewal')}
        data={choices(t('list.anyRenewal'), renewalStates, (word) => t(`renewals.${word}`))}
        value={filters.renewal ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose({ renewal: renewalStates.find((one) => one === value) })
        }
      />
      {(['counted', 'lost', 'replaced', 'changedBy'] as const).map(
        (filter) =>
          filters[filter] !== undefined && (
            <Group key={filter} gap="xs">
              <Text size="sm">{t(`list.${filter}`)}</Text>
              <Button variant="default" size="xs" onClick={() => choose({ [filter]: undefined })}>
                {t('list.showAll')}
              </Button>
            </Group>
          ),
      )}
    </>
  )
}

function useColumns(search: CertificatesSearch): readonly Column<ListedCertificate>[] {
  const t = wordsOf(certificatesTexts.list)
  const format = useFormatter()
  return [
    {
      id: 'number',
      header: t('number'),
      sortBy: 'number',
      fixed: true,
      leastWidth: '14rem',
      cell: (row) => (
        <div>
          <RowLink
            to="/register-certificates"
            search={{ ...search, certificate: row.id }}
            resetScroll={false}
          >
            {row.number}
          </RowLink>
          <Text size="xs" c="dimmed" truncate>
            {[row.typeLabel ?? row.type, row.revision !== null && t('revision', { revision: row.revision })]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </div>
      ),
    },
    {
      id: 'notifiedBody',
      header: t('notifiedBody'),
      sortBy: 'notifiedBody',
      width: '8rem',
      cell: ({ notifiedBody }) => <span className="code">{notifiedBody}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      width: '10.5rem',
      onCard: true,
      cell: (row) => <StatusInRegister {...row} />,
    },
    {
      id: 'expiry',
      header: t('expiry'),
      sortBy: 'expiryDate',
      width: '14rem',
      onCard: true,
      cell: (row) => <Expiry {...row} />,
    },
    {
      id: 'hub',
      header: t('hub'),
      width: '11rem',
      onCard: true,
      // Whoever relies on a lost certificate may do so without stating it.
      cell: (row) => (search.lost && row.comparison === 'not-stated-here' ? null : <Comparison {...row} />),
    },
    {
      id: 'read',
      header: t('read'),
      sortBy: 'readAt',
      width: '11rem',
      cell: ({ readAt }) => format.dateTime(new Date(readAt), 'instant'),
    },
  ]
}
