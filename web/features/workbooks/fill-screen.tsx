import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import type { FillCheck, Workbook } from '#core/contract/workbooks.ts'
import { natureOfCopy } from '#core/workbooks/natures.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type Download, saveDownload } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { FileNatureNote } from '#web/submission-form/file-nature-note.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DeviceChoice } from './device-choice.tsx'
import { EmptyCells } from './empty-cells.tsx'
import { LeftOutDevices } from './left-out-devices.tsx'
import { UnlistedValues } from './unlisted-values.tsx'
import { fillQuery, fillWorkbook, workbookQuery } from './workbooks-api.ts'

interface FillScreenProps {
  id: number
  onMap: () => void
}

/** Which devices go into copies of a workbook, what stays empty, and the copies. */
export function FillScreen({ id, onMap }: FillScreenProps) {
  const t = wordsOf(workbooksTexts.fill)
  const map = wordsOf(workbooksTexts.map)
  const { data, error, refetch } = useQuery(workbookQuery(id))
  if (error)
    return <ErrorPanel title={map('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <CentredSpinner label={map('loading')} />
  return (
    <>
      <PageHeader
        back={<TextLink to="/workbooks">{map('back')}</TextLink>}
        title={t('title', { name: data.name })}
        flag={data.market}
        purpose={map('purpose', {
          market: findMarket(data.market)?.country ?? data.market,
          file: data.fileName,
        })}
        actions={
          <Button variant="default" onClick={onMap}>
            {t('map')}
          </Button>
        }
      />
      {data.state === 'confirmed' ? (
        <Filling workbook={data} />
      ) : (
        <Alert color="yellow">{t('notConfirmed')}</Alert>
      )}
    </>
  )
}

function Filling({ workbook }: { workbook: Workbook }) {
  const t = wordsOf(workbooksTexts.fill)
  const { id, revision } = workbook
  /** Null: all that can be filled in. */
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const all = useQuery(fillQuery(id, revision, null))
  const isNone = chosen?.length === 0
  const some = useQuery({
    ...fillQuery(id, revision, chosen),
    enabled: !isNone,
    placeholderData: keepPreviousData,
  })
  const making = useChange<readonly number[] | null, Download>({
    nouns: ['exchange', 'submissions'],
    run: (ids) => fillWorkbook(id, ids),
    onSuccess: (made) => {
      saveDownload(made)
      toast({ title: t('done'), description: t('doneDescription', { file: made.fileName }) })
    },
  })
  const error = all.error ?? some.error
  if (error) {
    const again = () => void Promise.all([all.refetch(), some.refetch()])
    return <ErrorPanel title={t('failed')} message={error.message} onRetry={again} />
  }
  if (!all.data || !some.data) return <CentredSpinner label={t('checking')} />
  const check = some.data
  if (all.data.ready.length === 0) {
    return (
      <Stack gap="xl">
        <EmptyState title={t('none')} description={t('noneHelp')} />
        <LeftOutDevices market={workbook.market} leftOut={all.data.leftOut} />
      </Stack>
    )
  }
  return (
    <Stack gap="xl" aria-busy={some.isFetching}>
      <Figures check={check} isNone={isNone} />
      <FileNatureNote nature={{ kind: natureOfCopy[workbook.nature] }} />
      <DeviceChoice ready={all.data.ready} chosen={chosen} onChange={setChosen} />
      <UnlistedValues workbook={workbook} findings={check.findings} />
      <EmptyCells check={check} />
      <LeftOutDevices market={workbook.market} leftOut={check.leftOut} />
      {making.error && <ErrorPanel title={t('makeFailed')} message={making.error.message} comesIntoSight />}
      <Group justify="flex-end">
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={isNone || some.isFetching}
          loading={making.isPending}
          onClick={() => making.mutate(chosen)}
        >
          {t('make', { count: check.copies.length })}
        </Button>
      </Group>
    </Stack>
  )
}

function Figures({ check, isNone }: { check: FillCheck; isNone: boolean }) {
  const t = wordsOf(workbooksTexts.fill)
  const copies = isNone ? [] : check.copies
  return (
    <Stack gap="xs">
      <StatCards label={t('figures')}>
        <StatCard label={t('devices')} value={isNone ? 0 : check.ready.length} />
        <StatCard label={t('files')} value={copies.length} />
        <StatCard label={t('leftOut')} value={check.leftOut.length} />
      </StatCards>
      {copies.slice(0, 10).map(({ devices, rows }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy is told by its place alone.
        <Text key={at} size="sm">
          {t('copy', { number: String(at + 1), devices })}
          <Text span c="dimmed" size="sm">
            {' · '}
            {rows
              .filter((one) => one.rows > 0)
              .map((one) => t('rows', { sheet: one.sheet, rows: one.rows }))
              .join(' · ')}
          </Text>
        </Text>
      ))}
      {check.hasFormulas && <Text size="sm">{t('formulas')}</Text>}
    </Stack>
  )
}
