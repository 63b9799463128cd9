import { Group, Stack, Text, Timeline } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { MasterVersion } from '#core/contract/master-di.ts'
import { type ListedRecord, versionsQuery } from '#web/data/master-di.ts'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { DeviceLine } from './device-line.tsx'

export function HistoryDialog({
  record,
  onClose,
}: {
  record: ListedRecord | undefined
  onClose: () => void
}) {
  const t = wordsOf(masterDiTexts.history)
  return (
    <Dialog opened={record !== undefined} onClose={onClose} title={t('title')} size="lg">
      {record && <History record={record} />}
    </Dialog>
  )
}

/** The versions of the record's device, newest first. */
export function History({ record }: { record: ListedRecord }) {
  const t = wordsOf(masterDiTexts.history)
  const { data, error, refetch } = useQuery(versionsQuery(record.id))
  if (error) return <ErrorPanel title={error.message} onRetry={() => void refetch()} />
  if (!data) return <CentredSpinner label={t('title')} />
  if (data.length === 0) return <Text c="dimmed">{t('none')}</Text>
  return (
    <Stack gap="md">
      <DeviceLine record={record} />
      <Timeline bulletSize={14} lineWidth={2} mah="60vh" style={{ overflowY: 'auto' }}>
        {data.map((version) => (
          <Timeline.Item
            key={version.id}
            title={
              <Group gap="xs">
                <Text fw={600}>{version.versionNumber}</Text>
                {version.status !== 'deleted' && (
                  <StatusBadge tone={version.isLatestVersion ? 'info' : 'neutral'}>
                    {version.isLatestVersion ? t('current') : t('previous')}
                  </StatusBadge>
                )}
                <MasterStatusBadge status={version.status} />
              </Group>
            }
          >
            <Stack gap={2}>
              <Life version={version} />
              {version.deleteReason !== null && (
                <Text size="sm">
                  {t('deleteReason')}: {version.deleteReason}
                </Text>
              )}
              {version.changeReason !== null && (
                <Text size="sm">
                  {t('reason')}: {version.changeReason}
                </Text>
              )}
            </Stack>
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  )
}

/** Who made a version, who released it, and how long it was the one in force. */
function Life({ version }: { version: MasterVersion }) {
  const t = wordsOf(masterDiTexts.history)
  const format = useFormatter()
  const at = (instant: string) => format.dateTime(new Date(instant), 'instant')
  const { validFrom, validTo, approvedAt, changedAt } = version
  // What was changed before somebody released it is part of what was released.
  const isShown =
    version.status === 'draft' || (version.status === 'active' && (changedAt ?? '') > (approvedAt ?? ''))
  return (
    <>
      {validFrom !== null && (
        <Text size="sm">
          {validTo === null
            ? t('validSince', { from: at(validFrom) })
            : t('valid', { from: at(validFrom), to: at(validTo) })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('made', { when: at(version.createdAt), name: version.createdByName ?? '' })}
      </Text>
      {approvedAt !== null && (
        <Text size="sm" c="dimmed">
          {t('approved', { when: at(approvedAt), name: version.approvedByName ?? '' })}
        </Text>
      )}
      {isShown && changedAt !== null && (
        <Text size="sm" c="dimmed">
          {t('changed', { when: at(changedAt), name: version.changedByName ?? '' })}
        </Text>
      )}
    </>
  )
}
