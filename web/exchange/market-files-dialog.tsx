import { Alert, Button, Group, NativeSelect, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultMarket, findMarket, type MarketCode } from '#core/code-lists/markets.ts'
import {
  type MarketFilesCheck,
  type MarketFilesRequest,
  marketFilesApi,
  mostMarketFiles,
} from '#core/contract/market-files.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call, type Download, download, saveDownload } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { FileNatureNote } from '#web/submission-form/file-nature-note.tsx'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Others validate and change meanwhile: it is asked anew each time. */
const checkQuery = (body: MarketFilesRequest) =>
  queryOptions({
    queryKey: ['exchange', 'market-files', body] as const,
    queryFn: ({ signal }) => call(marketFilesApi.check, { body, signal }),
    // Of another kind of file while it is looked at anew; never of another market.
    placeholderData: (before: MarketFilesCheck | undefined, query) =>
      query?.queryKey[2].country === body.country ? before : undefined,
    staleTime: 0,
  })

/** A submission that was chosen, and the market it is for. */
export interface OfMarket {
  readonly id: number
  readonly market: string
}

interface MarketFilesDialogProps {
  submissions: readonly OfMarket[]
  /** Those that have files here, in their order. */
  markets: readonly MarketCode[]
  onClose: () => void
}

/** First the market and the kind of file; what would be in it, and what would not and why; then the file. */
export function MarketFilesDialog({ submissions, markets, onClose }: MarketFilesDialogProps) {
  const t = wordsOf(exchangeTexts.marketFiles)
  const [market, setMarket] = useState<MarketCode>(markets[0] ?? defaultMarket)
  const [file, setFile] = useState<string>()
  const submissionIds = submissions.filter((one) => one.market === market).map(({ id }) => id)
  const asked = { country: market, submissionIds, ...(file !== undefined && { file }) }
  const tooMany = submissionIds.length > mostMarketFiles
  const { data, error, refetch, isFetching } = useQuery({ ...checkQuery(asked), enabled: !tooMany })
  const making = useChange<MarketFilesRequest, Download>({
    nouns: ['exchange', 'submissions'],
    run: (body) => download(marketFilesApi.make, { body }),
    onSuccess: (made) => {
      saveDownload(made)
      toast({ title: t('done'), description: t('doneDescription', { file: made.fileName }) })
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="lg" busy={making.isPending}>
      <Stack gap="md">
        <Group grow align="flex-end">
          <NativeSelect
            label={t('market')}
            value={market}
            data={markets.map((code) => ({ value: code, label: findMarket(code)?.country ?? code }))}
            onChange={({ currentTarget }) => {
              setMarket(markets.find((code) => code === currentTarget.value) ?? market)
              setFile(undefined)
            }}
          />
          <NativeSelect
            label={t('file')}
            value={data?.file ?? ''}
            data={(data?.files ?? []).map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget }) => setFile(currentTarget.value)}
          />
        </Group>
        {tooMany && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
            {t('tooMany', { count: submissionIds.length, most: mostMarketFiles })}
          </Alert>
        )}
        {error && <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />}
        {making.error && <ErrorPanel title={t('failed')} message={making.error.message} comesIntoSight />}
        {!data && !error && !tooMany && <CentredSpinner label={t('checking')} />}
        {data && !error && !tooMany && <Checked check={data} market={market} of={submissionIds.length} />}
        <Group justify="flex-end" gap="xs">
          <TextLink to="/workbooks" search={{ market }} size="sm">
            {t('workbook')}
          </TextLink>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={tooMany || !data || data.ready === 0 || isFetching}
            loading={making.isPending}
            onClick={() => making.mutate({ ...asked, file: data?.file })}
          >
            {t('make', { count: data?.count ?? 1 })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Checked({ check, market, of }: { check: MarketFilesCheck; market: string; of: number }) {
  const t = wordsOf(exchangeTexts.marketFiles)
  const words = wordsOf(exchangeTexts.leftOut)
  const { ready, count, leftOut, files, file } = check
  const kind = files.find(({ id }) => id === file)
  const most = kind?.rowsPerFile ?? 1
  return (
    <>
      {kind && <FileNatureNote nature={kind.nature} />}
      <Text size="sm" role="status">
        {t('ready', { ready, of })} {count > 1 && t('several', { count: String(count), most })}
      </Text>
      {leftOut.length > 0 && (
        <ScrollArea.Autosize mah="40vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          <Table aria-label={words('heading', { count: leftOut.length })} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w="40%">{words('device')}</Table.Th>
                <Table.Th>{words('why')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {leftOut.map(({ submissionId, masterDiId, deviceName, field, why }) => (
                <Table.Tr key={submissionId}>
                  <Table.Td>
                    <SubmissionLink
                      submission={{ id: submissionId, masterDiId, country: market }}
                      field={field}
                      size="sm"
                    >
                      <bdi>{deviceName ?? words('unnamed', { id: String(submissionId) })}</bdi>
                    </SubmissionLink>
                  </Table.Td>
                  <Table.Td>{why}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
    </>
  )
}
