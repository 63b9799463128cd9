import { Alert, Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import type { WorkbookListed } from '#core/contract/workbooks.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { removeWorkbook, restoreWorkbook, workbooksQuery } from './workbooks-api.ts'

interface WorkbookTableProps {
  onOpen: (id: number, step?: 'fill') => void
}

/** The workbooks that are loaded. */
export function WorkbookTable({ onOpen }: WorkbookTableProps) {
  const t = wordsOf(workbooksTexts.list)
  const { data, error, refetch, isLoading } = useQuery(workbooksQuery)
  const [removing, setRemoving] = useState<WorkbookListed>()
  const [removed, setRemoved] = useState<WorkbookListed>()
  const removal = useChange<number, WorkbookListed>({
    nouns: ['workbooks'],
    run: removeWorkbook,
    onSuccess: setRemoved,
    onError: ({ message }) =>
      toast({ title: t('removeFailed'), description: message, variant: 'destructive' }),
  })
  const restoring = useChange<number, WorkbookListed>({
    nouns: ['workbooks'],
    run: restoreWorkbook,
    onSuccess: ({ name }) => {
      setRemoved(undefined)
      toast({ title: t('restored', { name }) })
    },
    onError: ({ message }) =>
      toast({ title: t('restoreFailed'), description: message, variant: 'destructive' }),
  })
  return (
    <Stack gap="md" component="section" aria-label={t('heading')} data-awaited={isLoading || undefined}>
      <Title order={2} size="h4">
        {t('heading')}
      </Title>
      {removed && (
        <Alert color="gray" role="status">
          <Group gap="sm">
            <Text size="sm">{t('removed', { name: removed.name })}</Text>
            <Button
              size="xs"
              variant="default"
              loading={restoring.isPending}
              onClick={() => restoring.mutate(removed.id)}
            >
              {t('undo')}
            </Button>
          </Group>
        </Alert>
      )}
      {error && <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CentredSpinner label={t('heading')} />}
      {data?.length === 0 && (
        <EmptyState icon={IconFileSpreadsheet} title={t('empty')} description={t('emptyHelp')} />
      )}
      {data && data.length > 0 && <Rows rows={data} onOpen={onOpen} onRemove={setRemoving} />}
      <ConfirmDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('removeTitle')}
        consequence={t('removeHelp', { name: removing?.name ?? '' })}
        confirmLabel={t('remove')}
        destructive
        onConfirm={() => (removing ? removal.mutateAsync(removing.id) : undefined)}
      />
    </Stack>
  )
}

interface RowsProps extends WorkbookTableProps {
  rows: readonly WorkbookListed[]
  onRemove: (row: WorkbookListed) => void
}

function Rows({ rows, onOpen, onRemove }: RowsProps) {
  const t = wordsOf(workbooksTexts.list)
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-label={t('heading')} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('name')}</Table.Th>
            <Table.Th>{t('market')}</Table.Th>
            <Table.Th>{t('state')}</Table.Th>
            <Table.Th>{t('loaded')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} onOpen={onOpen} onRemove={onRemove} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Row({ row, onOpen, onRemove }: { row: WorkbookListed } & Omit<RowsProps, 'rows'>) {
  const t = wordsOf(workbooksTexts.list)
  const natures = wordsOf(workbooksTexts.natures)
  const mayMap = useCan()('edit-submissions')
  const instant = useInstant()
  const { id, name, fileName, market, nature, state, sheets, filledColumns } = row
  const isReady = state === 'confirmed'
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component="button" ta="start" onClick={() => onOpen(id, isReady ? 'fill' : undefined)}>
          <bdi>{name}</bdi>
        </Anchor>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{fileName}</bdi>
        </Text>
      </Table.Td>
      <Table.Td>
        {findMarket(market)?.country ?? market}
        <Text size="xs" c="dimmed">
          {natures(nature)}
        </Text>
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={isReady ? 'positive' : 'caution'}>{t(`states.${state}`)}</StatusBadge>
        <Text size="xs" c="dimmed" mt={4}>
          {t('columnsIn', { columns: filledColumns, sheets })}
        </Text>
      </Table.Td>
      <Table.Td>
        {t('by', { when: instant(new Date(row.createdAt)).day, name: row.createdByName ?? '' })}
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {isReady && (
            <Button size="xs" aria-label={t('fillOf', { name })} onClick={() => onOpen(id, 'fill')}>
              {t('fill')}
            </Button>
          )}
          <Button size="xs" variant="default" aria-label={t('mapOf', { name })} onClick={() => onOpen(id)}>
            {mayMap ? t('map') : t('show')}
          </Button>
          {mayMap && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              aria-label={t('removeOf', { name })}
              onClick={() => onRemove(row)}
            >
              {t('remove')}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
