import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { masterFields, masterSections } from '#core/dictionary/master/index.ts'
import { type ListedRecord, recordQuery } from '#web/data/master-di.ts'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { RecordView } from '#web/record-form/record-view.tsx'
import { sourceOf } from '#web/record-form/source-fields.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

export function DetailsDialog({
  record,
  onClose,
}: {
  record: ListedRecord | undefined
  onClose: () => void
}) {
  const t = wordsOf(masterDiTexts.details)
  return (
    <Dialog opened={record !== undefined} onClose={onClose} title={t('title')} size="xl">
      {record && <Loaded id={record.id} />}
    </Dialog>
  )
}

/** A list has not all of a record. */
function Loaded({ id }: { id: number }) {
  const t = wordsOf(masterDiTexts.details)
  const { data, error, refetch } = useQuery(recordQuery(id))
  if (error) return <ErrorPanel title={error.message} onRetry={() => void refetch()} />
  return data ? <Details record={data} /> : <CentredSpinner label={t('title')} />
}

/** A whole record to read. */
export function Details({ record }: { record: MasterRecord }) {
  const t = wordsOf(masterDiTexts.details)
  const format = useFormatter()
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  return (
    <Stack gap="lg">
      <div>
        <Group gap="sm">
          <Text fw={600} dir="auto">
            {record.deviceName}
          </Text>
          <Text>{record.versionNumber}</Text>
          <MasterStatusBadge status={record.status} />
        </Group>
        <Text size="sm" c="dimmed">
          {t('meta', {
            created: when(record.createdAt),
            createdBy: record.createdByName ?? t('unknownPerson'),
            updated: when(record.updatedAt),
            updatedBy: record.updatedByName ?? t('unknownPerson'),
            revision: String(record.revision),
          })}
        </Text>
        {record.changeReason !== null && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('reason')}: {record.changeReason}
          </Text>
        )}
      </div>
      {masterSections.map((section) => (
        <section key={section}>
          <Title order={3} size="h5" mb="xs">
            {section}
          </Title>
          <RecordView
            fields={Object.fromEntries(
              Object.entries(masterFields).filter(([, field]) => field.section === section),
            )}
            record={record}
          />
        </section>
      ))}
      {Object.entries(record.sourceData ?? {}).map(([source, values]) => (
        <section key={source}>
          <Title order={3} size="h5" mb="xs">
            {t('source', { source: source === 'template' ? t('template') : source.toUpperCase() })}
          </Title>
          <RecordView {...sourceOf(source, values)} />
        </section>
      ))}
    </Stack>
  )
}
