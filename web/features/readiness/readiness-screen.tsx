import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket, markets } from '#core/code-lists/markets.ts'
import { regions } from '#core/code-lists/regions.ts'
import type { ReadinessRow, ReadinessState } from '#core/contract/readiness.ts'
import { deviceTaskRules } from '#core/lifecycle/device-task.ts'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import { readinessStateQuery } from '#web/data/readiness.ts'
import { ExportForMarket } from '#web/exchange/export-for-market.tsx'
import { CopyToCountries } from '#web/many-countries/copy-to-countries.tsx'
import { SetFieldButton } from '#web/many-records/set-field-button.tsx'
import { OpenAsSheet } from '#web/many-submissions/open-as-sheet.tsx'
import { RegisterFiles } from '#web/many-submissions/register-files.tsx'
import { ValidateMany } from '#web/many-submissions/validate-many.tsx'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { readinessTexts } from '#web/messages/en/readiness.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink, ButtonLink } from '#web/ui/router-link.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { useTicked } from '#web/ui/use-ticked.ts'
import { CellDialog } from './cell-dialog.tsx'
import { exportMatrix, loadMatrix, matrixQuery } from './readiness-api.ts'
import { useReadinessColumns } from './readiness-columns.tsx'
import { ReadinessFilters } from './readiness-filters.tsx'
import type { ReadinessScreenProps } from './readiness-search.ts'
import { readinessSearch } from './readiness-search.ts'

/** Devices and markets: how much of what each market needs is there, and a way to fill in the rest. */
export function ReadinessScreen({ address, onAddressChange }: ReadinessScreenProps) {
  const screen = wordsOf(screensTexts['/readiness'])
  const t = wordsOf(readinessTexts)
  const can = useCan()
  const state = readinessSearch.stateOf(address)
  const filters = readinessSearch.filtersOf(address)
  const query = useQuery(matrixQuery(state, filters))
  const counts = useQuery(readinessStateQuery)
  const shown = markets.filter(
    ({ code, region }) =>
      (filters.region === undefined || region === filters.region) &&
      (filters.country === undefined || code === filters.country),
  )
  const columns = useReadinessColumns({
    markets: shown,
    onOpen: (record, market) => onAddressChange({ ...address, record, market }),
  })
  const { record, market } = address
  const ticked = useTicked(query.data?.items)
  return (
    <>
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        back={<BackLink to="/multi-country-udi">{t('back')}</BackLink>}
      />
      <Stack gap="lg">
        <RegionFigures counts={counts.data} awaited={counts.isLoading} {...{ address, onAddressChange }} />
        {(counts.data?.open ?? 0) > 0 && <Alert>{t('counting', { open: counts.data?.open ?? 0 })}</Alert>}
        <Text size="sm" c="dimmed">
          {t('table.worksheets')}
        </Text>
        <ListTable
          name="readiness"
          kind={readinessSearch}
          {...{ address, onAddressChange, query, columns }}
          rowHeight="3.125rem"
          words={{
            caption: t('table.caption'),
            search: t('table.search'),
            showing: (count) => t('table.showing', { count }),
            loadFailed: t('table.loadFailed'),
            nothingFound: t('table.nothingFound'),
            clear: t('table.clear'),
          }}
          filters={<ReadinessFilters {...{ address, onAddressChange }} />}
          exportFile={can('export-data') ? () => exportMatrix(state, filters) : undefined}
          selection={
            can('create-submissions') || can('export-data')
              ? {
                  ticked,
                  words: {
                    label: t('selected.label'),
                    count: (count) => t('selected.count', { count }),
                    all: (count) => t('selected.all', { count }),
                  },
                  rowLabel: ({ deviceNumber }) => t('selected.row', { device: deviceNumber ?? '' }),
                  matching: query.data?.total,
                  loadAll: () => loadMatrix(filters),
                  actions: (rows) => <TickedActions rows={rows} country={filters.country ?? defaultMarket} />,
                }
              : undefined
          }
          empty={
            <EmptyState
              title={t('table.empty')}
              description={t('table.emptyHelp')}
              action={
                <ButtonLink to="/master-di/records" variant="default">
                  {t('table.toRecords')}
                </ButtonLink>
              }
            />
          }
        />
      </Stack>
      {record !== undefined && market !== undefined && (
        <CellDialog
          recordId={record}
          country={market}
          onClose={() => onAddressChange({ ...address, record: undefined, market: undefined })}
        />
      )}
    </>
  )
}

interface RegionFiguresProps extends ReadinessScreenProps {
  counts: ReadinessState | undefined
  awaited: boolean
}

/** How many pairs of device and target market in a region are complete for the regulator. */
function RegionFigures({ counts, awaited, address, onAddressChange }: RegionFiguresProps) {
  const t = wordsOf(readinessTexts)
  return (
    <StatCards label={t('cards.label')} awaited={awaited}>
      {regions.map((region) => {
        const sum = (fullyKnown: boolean, of: 'aimed' | 'ready') => {
          const own = markets.filter((one) => one.region === region && one.fullyKnown === fullyKnown)
          const codes = new Set<string>(own.map(({ code }) => code))
          return (
            counts?.markets.reduce((total, one) => total + (codes.has(one.country) ? one[of] : 0), 0) ?? 0
          )
        }
        const [aimed, others] = [sum(true, 'aimed'), sum(false, 'aimed')]
        return (
          <StatCard
            key={region}
            label={t(`regions.${region}`)}
            value={counts && sum(true, 'ready')}
            note={
              counts && (
                <>
                  {t('cards.ready', { ready: sum(true, 'ready'), aimed })}
                  {others > 0 && <br />}
                  {others > 0 && t('cards.worksheets', { aimed: others })}
                </>
              )
            }
            pressed={address.region === region}
            onShow={() =>
              onAddressChange(
                readinessSearch.withFilters(address, {
                  region: address.region === region ? undefined : region,
                }),
              )
            }
          />
        )
      })}
    </StatCards>
  )
}

/** In the market that the list is narrowed to, or else in the one that most is done for. */
function TickedActions({ rows, country }: { rows: readonly ReadinessRow[]; country: string }) {
  const t = wordsOf(manySubmissionsTexts)
  const can = useCan()
  const ids = rows.map(({ id }) => id)
  const submissions = rows.flatMap(submissionsOf)
  const toValidate = submissions.filter(
    ({ market, stage }) => market === country && stagesToValidate.includes(stage),
  )
  return (
    <>
      {can('create-submissions') && (
        <OpenAsSheet
          country={country}
          from="readiness"
          chosen={{ masterDiIds: ids }}
          label={t('sheet.ofMarket', { country, count: ids.length })}
        />
      )}
      {can('edit-submissions') && toValidate.length > 0 && (
        <ValidateMany
          size="xs"
          variant="light"
          submissions={{ ids: toValidate.map(({ id }) => id) }}
          label={t('validate.chosen', { count: toValidate.length })}
        />
      )}
      {can('create-submissions') && <CopyToCountries recordIds={ids} />}
      {can('create-submissions') && <SetFieldButton records={rows} />}
      <RegisterFiles
        submissions={submissions.filter(({ stage }) => deviceTaskRules.send.stages.includes(stage))}
      />
      <ExportForMarket size="xs" variant="light" submissions={submissions} />
    </>
  )
}

const stagesToValidate: readonly MarketStage[] = ['draft', 'gaps', 'refused', 'out-of-date']

const submissionsOf = ({ cells }: ReadinessRow) =>
  cells.flatMap(({ submissionId, country, stage }) =>
    submissionId === null ? [] : [{ id: submissionId, market: country, stage }],
  )
