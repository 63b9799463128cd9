import { Group, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { exportMatched, type ListedFamily, matchedQuery } from '#web/data/portfolio.ts'
import { ExportForMarket } from '#web/exchange/export-for-market.tsx'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ExportButton } from '#web/ui/export-button.tsx'
import { TakeOut } from './take-out.tsx'

interface MatchedDialogProps {
  family: ListedFamily | undefined
  onClose: () => void
}

/** As many rows as a dialog can hold; the files are of all. */
const mostShown = 1000

/** The submissions of a family. */
export function MatchedDialog({ family, onClose }: MatchedDialogProps) {
  const t = wordsOf(portfolioTexts.matched)
  return (
    <Dialog
      opened={family !== undefined}
      onClose={onClose}
      title={t('title', { family: family?.productFamily ?? '' })}
      size="xl"
    >
      {family && <Matched family={family} />}
    </Dialog>
  )
}

function Matched({ family }: { family: ListedFamily }) {
  const t = wordsOf(portfolioTexts.matched)
  const can = useCan()
  const { data, error, refetch } = useQuery(matchedQuery(family.id))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  const shown = data.items.slice(0, mostShown)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {t('showing', { shown: shown.length, total: data.total })}
        </Text>
        <Group gap="xs">
          <ExportForMarket
            submissions={data.items.map(({ id, targetCountries: [market = defaultMarket] }) => ({
              id,
              market,
            }))}
          />
          {can('export-data') && data.total > 0 && <ExportButton load={() => exportMatched(family.id)} />}
        </Group>
      </Group>
      <ScrollArea.Autosize mah="55vh" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table verticalSpacing={6} aria-label={t('title', { family: family.productFamily ?? '' })}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('device')}</Table.Th>
              <Table.Th>{t('status')}</Table.Th>
              {family.abilities.match && <Table.Th w="3rem" aria-label={t('takeOut')} />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row) => {
              const country = row.targetCountries[0] ?? defaultMarket
              return (
                <Table.Tr key={row.id}>
                  <Table.Td>
                    <SubmissionLink submission={{ ...row, country }} size="sm">
                      <bdi>{row.deviceName ?? t('unnamed', { id: String(row.id) })}</bdi>
                    </SubmissionLink>
                    <Text size="xs" c="dimmed">
                      {[country, row.basicUdiDi].filter(Boolean).join(' · ')}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <SubmissionStatusBadge
                      status={row.status}
                      market={country}
                      recordStatus={row.recordStatus}
                    />
                  </Table.Td>
                  {family.abilities.match && (
                    <Table.Td>
                      <TakeOut family={family} id={row.id} name={row.deviceName ?? ''} />
                    </Table.Td>
                  )}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  )
}
