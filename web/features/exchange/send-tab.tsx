import {
  Box,
  Button,
  Card,
  Checkbox,
  Group,
  List,
  NativeSelect,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ExchangeCode, registers } from '#core/code-lists/registers.ts'
import type { ExportCheck, Package } from '#core/contract/exchange.ts'
import { standings } from '#core/lifecycle/standing.ts'
import {
  downloadXml,
  type ExportFilters,
  exportCheckQuery,
  makePackage,
  servicesQuery,
} from '#web/data/exchange.ts'
import { useSavedPackage } from '#web/exchange/use-saved-package.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { FileNatureNote } from '#web/submission-form/file-nature-note.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DownloadButton } from './download-button.tsx'
import { type SendSearch, sendSearch } from './export-search.ts'
import { LeftOutList } from './left-out-list.tsx'
import { PackageResult } from './package-result.tsx'

interface SendTabProps {
  market: ExchangeCode
  address: SendSearch
  onAddressChange: (address: SendSearch) => void
  onAnswers: () => void
}

/** Which submissions, what of them can be sent, and the files. */
export function SendTab({ market, address, onAddressChange, onAnswers }: SendTabProps) {
  const t = wordsOf(exchangeTexts.send)
  const { standing, changedSince, environment, again, search } = sendSearch.filtersOf(address)
  const filters: ExportFilters = {
    ...{ market, standing, changedSince, environment, search },
    again: again ?? false,
  }
  const { data, error, refetch, isFetching } = useQuery(exportCheckQuery(filters))
  const making = useMaking((made) => onAddressChange({ ...address, package: made }))
  return (
    <Stack gap="lg">
      {address.package !== undefined && <PackageResult id={address.package} onAnswers={onAnswers} />}
      <Card withBorder padding="lg" component="section" aria-label={t('heading')}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h4">
              {t('heading')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('help', { market })}
            </Text>
          </div>
          <Filters
            filters={filters}
            onFilter={(next) => onAddressChange(sendSearch.withFilters(address, next))}
          />
          {error && (
            <ErrorPanel title={t('checkFailed')} message={error.message} onRetry={() => void refetch()} />
          )}
          {!data && !error && <CentredSpinner label={t('checking')} />}
          {data && (
            <Checked
              check={data}
              filters={filters}
              busy={isFetching}
              making={making.isPending}
              onMake={() => making.mutate(filters)}
            />
          )}
          {making.error && <ErrorPanel title={t('refused')} message={making.error.message} comesIntoSight />}
        </Stack>
      </Card>
      {data && data.leftOutCount > 0 && (
        <LeftOutList market={market} leftOut={data.leftOut} count={data.leftOutCount} />
      )}
    </Stack>
  )
}

/** Makes a package and saves it as soon as it is there. */
function useMaking(onMade: (id: number) => void) {
  const t = wordsOf(exchangeTexts.send)
  const savePackage = useSavedPackage()
  return useChange<ExportFilters, Package>({
    nouns: ['exchange', 'submissions', 'master-di'],
    run: makePackage,
    onSuccess: async (made) => {
      onMade(made.id)
      await savePackage(made)
    },
    onError: (error) =>
      toast({
        title: t('refused'),
        description: serverWords(error) ?? t('failedDescription'),
        variant: 'destructive',
      }),
  })
}

function Filters({
  filters,
  onFilter,
}: {
  filters: ExportFilters
  onFilter: (filters: Partial<ExportFilters>) => void
}) {
  const t = wordsOf(exchangeTexts.send)
  const words = wordsOf(exchangeTexts)
  const { environments } = registers[filters.market]
  return (
    <Group align="end" gap="sm">
      <Box flex="1 1 20rem" maw="30rem">
        <SearchBox label={t('search')} value={filters.search} onChange={(search) => onFilter({ search })} />
      </Box>
      <NativeSelect
        label={t('standing')}
        data={[
          { value: '', label: t('anyStanding') },
          ...standings.map((value) => ({ value, label: words(`standing.${value}`) })),
        ]}
        value={filters.standing ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ standing: standings.find((one) => one === currentTarget.value) })
        }
      />
      <TextInput
        type="date"
        label={t('changedSince')}
        value={filters.changedSince ?? ''}
        onChange={({ currentTarget }) => onFilter({ changedSince: currentTarget.value || undefined })}
      />
      {environments.length > 1 && (
        <NativeSelect
          label={t('environment')}
          data={[
            { value: '', label: t('asInSettings') },
            ...environments.map((value) => ({ value, label: words(`environments.${value}`) })),
          ]}
          value={filters.environment ?? ''}
          onChange={({ currentTarget }) =>
            onFilter({ environment: environments.find((one) => one === currentTarget.value) })
          }
        />
      )}
      <Checkbox
        label={t('again')}
        checked={filters.again}
        pb={8}
        onChange={({ currentTarget }) => onFilter({ again: currentTarget.checked })}
      />
    </Group>
  )
}

interface CheckedProps {
  check: ExportCheck
  filters: ExportFilters
  busy: boolean
  making: boolean
  onMake: () => void
}

/** What the package would hold, and the buttons that make it. */
function Checked({ check, filters, busy, making, onMake }: CheckedProps) {
  const t = wordsOf(exchangeTexts.send)
  const words = wordsOf(exchangeTexts)
  const { register, environments } = registers[filters.market]
  const { data: services } = useQuery(servicesQuery(filters.market))
  if (check.matching === 0) return <EmptyState title={t('none')} description={t('noneHelp')} />
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {t('ready', { ready: check.ready, matching: check.matching })}
      </Text>
      <Text size="sm" c="dimmed">
        {environments.length > 1
          ? t('release', {
              register,
              environment: words(`environments.${check.environment}`),
              release: check.release,
            })
          : t('releaseAlone', { register, release: check.release })}
      </Text>
      {check.services.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('service')}</Table.Th>
                <Table.Th>{t('purpose')}</Table.Th>
                <Table.Th ta="end">{t('devices')}</Table.Th>
                <Table.Th ta="end">{t('files')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {check.services.map(({ service, devices, files }) => (
                <Table.Tr key={service}>
                  <Table.Td className="code">{service}</Table.Td>
                  <Table.Td>{services?.find(({ id }) => id === service)?.title}</Table.Td>
                  <Table.Td ta="end">{devices}</Table.Td>
                  <Table.Td ta="end">{files}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {check.nature.kind !== 'accepted-upload' && <FileNatureNote nature={check.nature} />}
      {check.byHand.length > 0 && (
        <div>
          <Text size="sm">{t('byHand', { register })}</Text>
          <List size="sm" aria-label={t('byHand', { register })}>
            {check.byHand.map(({ what, devices }) => (
              <List.Item key={what}>{t('byHandOf', { what, devices })}</List.Item>
            ))}
          </List>
        </div>
      )}
      {check.ready > 0 && (
        <Group>
          <Button
            leftSection={<IconPackageExport size={16} aria-hidden />}
            disabled={busy}
            loading={making}
            onClick={onMake}
          >
            {t('make', { count: check.services.reduce((sum, { files }) => sum + files, 0) })}
          </Button>
          <DownloadButton load={() => downloadXml(filters)} title={t('downloadHelp')}>
            {t('download')}
          </DownloadButton>
        </Group>
      )}
    </Stack>
  )
}
