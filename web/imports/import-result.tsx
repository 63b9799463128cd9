import { Alert, Button, Card, Group, List, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { actOf, type ImportedRecords } from './imported-records.ts'
import { downloadErrors } from './job-api.ts'
import { OtherValues } from './other-values.tsx'
import { UndoImport } from './undo-import.tsx'

/** Only so many errors stand on the screen; the file has them all. */
const shownErrors = 5
const shownColumns = 10

const namesOf = (columns: readonly string[]) =>
  columns.slice(0, shownColumns).join(', ') + (columns.length > shownColumns ? ' …' : '')

interface ImportResultProps {
  job: Job
  records: ImportedRecords
  onJobChange: (job: Job | number | undefined) => void
}

export function ImportResult({ job, records, onJobChange }: ImportResultProps) {
  const t = wordsOf(importsTexts)
  const undo = wordsOf(importPreviewTexts.undo)
  const save = useDownload()
  const act = actOf(job)
  const source = job.updatesJob ?? job.undoesJob
  const title = t(act === 'import' ? 'result' : `${act}.result`, { file: job.fileName })
  const there = job.created - job.undone
  /** An update makes records only where those in force change by a new version. */
  const drafts = act === 'update' ? job.created : 0
  const directly = job.successful - drafts
  const counts: readonly (readonly [string, number])[] = [
    [t('processed'), job.processed],
    ...(drafts > 0 ? [[t('update.drafts'), drafts] as const] : []),
    ...(drafts === 0 || directly > 0
      ? [[t(act === 'import' ? 'successful' : `${act}.successful`), directly] as const]
      : []),
    [t(act === 'import' ? 'failedRows' : `${act}.failedRows`), job.failed - job.otherValues],
    ...(job.otherValues > 0 ? [[t('different'), job.otherValues] as const] : []),
    [t(act === 'import' ? 'skipped' : `${act}.skipped`), job.skipped],
  ]
  const reasons = job.unreadColumns.flatMap((column, at) => {
    const reason = job.unreadReasons[at] ?? ''
    return reason === '' ? [] : [[column, reason] as const]
  })
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {t('recognised', { recognised: job.recognised })}
          </Text>
        </div>
        {job.unreadColumns.length > 0 && (
          // The rows count as successful all the same: without a warning nobody would look for what is missing.
          <Alert
            color="yellow"
            title={t('unread', { columns: namesOf(job.unreadColumns) })}
            icon={<IconAlertTriangle aria-hidden />}
          >
            {reasons.length > 0 && (
              <List size="sm" mb="xs">
                {reasons.map(([column, reason]) => (
                  <List.Item key={column}>
                    {column}: {reason}
                  </List.Item>
                ))}
              </List>
            )}
            {t('unreadHelp')}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {counts.map(([label, count]) => (
            <Count key={label} label={label} count={count} />
          ))}
        </SimpleGrid>
        {there > 0 && drafts > 0 && (
          <Alert title={t('update.draftsTitle', { count: there })} icon={<IconInfoCircle aria-hidden />}>
            {t('update.draftsHelp')}
          </Alert>
        )}
        {job.undone > 0 && act === 'import' && (
          <Text size="sm" fw={500}>
            {undo('done', { count: job.undone })}
          </Text>
        )}
        {job.rowsWithFindings > 0 && <Findings job={job} />}
        {job.otherValues > 0 && <OtherValues job={job} records={records} onUpdateStarted={onJobChange} />}
        {job.failed > job.otherValues && <Errors job={job} />}
        <Group gap="xs">
          {there > 0 &&
            records.importedLink(
              job.id,
              t(drafts > 0 ? 'update.showDrafts' : 'showImported', { count: there }),
            )}
          {there > 0 && act === 'import' && records.next?.(job.id, there)}
          {records.link(job.updatable === 0 && there === 0)}
          {source !== null ? (
            <Button variant="default" onClick={() => onJobChange(source)}>
              {t('update.back')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => onJobChange(undefined)}>
              {t('another')}
            </Button>
          )}
          {job.errorFile !== null && (
            <Button
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => void save(() => downloadErrors(job.id))}
            >
              {t('downloadErrors')}
            </Button>
          )}
          <UndoImport job={job} onStarted={onJobChange} />
        </Group>
      </Stack>
    </Card>
  )
}

/** Saved as they came, and still worth a look. */
function Findings({ job }: { job: Job }) {
  const t = wordsOf(importsTexts)
  const shown = job.findings.slice(0, shownErrors)
  return (
    <Alert
      color="yellow"
      title={t('findings', { count: job.rowsWithFindings })}
      icon={<IconAlertTriangle aria-hidden />}
    >
      {shown.map(({ row, message }) => (
        <Text key={`${row} ${message}`} size="sm">
          {t('findingIn', { row: String(row), message })}
        </Text>
      ))}
      {job.rowsWithFindings > shown.length && <Text size="sm">{t('findingsMore')}</Text>}
    </Alert>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  const format = useFormatter()
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz={24} fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {format.number(count)}
      </Text>
    </div>
  )
}

/** What is wrong with rows; those that only say otherwise than the hub have a place of their own. */
function Errors({ job }: { job: Job }) {
  const t = wordsOf(importsTexts)
  const act = actOf(job)
  const own = job.errors.filter(({ kind }) => kind === undefined)
  const shown = own.slice(0, shownErrors)
  // Of a large file the answer has the first errors only.
  const total = job.otherValues === 0 ? job.errorCount : own.length
  const isCut = job.errors.length < job.errorCount && job.otherValues > 0
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t(act === 'import' ? 'errorsTitle' : `${act}.errorsTitle`)}
      </Title>
      <Table fz="sm" withTableBorder>
        <Table.Tbody>
          {shown.map((error) => (
            <Table.Tr key={`${error.row} ${error.field} ${error.message}`}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {t('errorRow', { row: String(error.row) })}
              </Table.Td>
              <Table.Td>{error.field}</Table.Td>
              <Table.Td>{error.message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {total > shown.length && !isCut && (
        <Text size="sm" c="dimmed">
          {t('errorsShown', { shown: String(shown.length), total: String(total) })}
        </Text>
      )}
      {isCut && (
        <Text size="sm" c="dimmed">
          {t('errorsMore', { shown: String(shown.length) })}
        </Text>
      )}
    </Stack>
  )
}
