import { Alert, Button, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { downloadErrors } from './master-di-api.ts'
import { useDownload } from './use-download.ts'

/** Only so many errors stand on the screen; the file has them all. */
const shownErrors = 5
const shownColumns = 10

const namesOf = (columns: readonly string[]) =>
  columns.slice(0, shownColumns).join(', ') + (columns.length > shownColumns ? ' …' : '')

export function UploadResult({ job, onAnother }: { job: Job; onAnother: () => void }) {
  const t = useTranslations('masterDi.upload')
  const counts = [
    [t('processed'), job.processed],
    [t('successful'), job.successful],
    [t('failedRows'), job.failed],
    [t('skipped'), job.skipped],
  ] as const
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('result', { file: job.fileName })}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {t('result', { file: job.fileName })}
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
            {t('unreadHelp')}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {counts.map(([label, count]) => (
            <Count key={label} label={label} count={count} />
          ))}
        </SimpleGrid>
        {job.errors.length > 0 && <Errors job={job} />}
        <Group gap="xs">
          <ButtonLink to="/master-di/records">{t('toRecords')}</ButtonLink>
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
        </Group>
      </Stack>
    </Card>
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

function Errors({ job }: { job: Job }) {
  const t = useTranslations('masterDi.upload')
  const save = useDownload()
  const shown = job.errors.slice(0, shownErrors)
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3} size="h5">
          {t('errorsTitle')}
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void save(() => downloadErrors(job.id))}
        >
          {t('downloadErrors')}
        </Button>
      </Group>
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
      {job.errorCount > shown.length && (
        <Text size="sm" c="dimmed">
          {t('errorsShown', { shown: String(shown.length), total: String(job.errorCount) })}
        </Text>
      )}
    </Stack>
  )
}
