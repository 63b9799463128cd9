import { Group, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { registerName } from '#core/code-lists/registers.ts'
import { downloadAuditCopy, downloadFile, downloadPackage, fileQuery } from '#web/data/exchange.ts'
import { attemptState, attemptTones } from '#web/exchange/attempt-state.ts'
import { Remarks } from '#web/exchange/remarks.tsx'
import { SendingQuestion } from '#web/exchange/sending-question.tsx'
import { Transmissions } from '#web/exchange/transmissions.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { DeviceLink } from './device-reasons.tsx'
import { DownloadButton } from './download-button.tsx'

/** One file that left: itself, its hash, what is in it and how each was answered. */
export function FileDialog({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const t = wordsOf(exchangeTexts.history)
  return (
    <Dialog
      opened={id !== undefined}
      onClose={onClose}
      title={t('details', { file: String(id ?? '') })}
      size="xl"
    >
      {id !== undefined && <FileDetails id={id} />}
    </Dialog>
  )
}

function FileDetails({ id }: { id: number }) {
  const t = wordsOf(exchangeTexts)
  const format = useFormatter()
  const can = useCan()
  const { data: file, error, refetch } = useQuery(fileQuery(id))
  if (error) {
    return (
      <ErrorPanel title={t('history.loadFailed')} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!file) return <CentredSpinner label={t('history.details', { file: String(id) })} />
  const { packageId } = file
  const facts = [
    [t('history.file'), file.fileName],
    [t('history.service'), `${file.service} · ${t(`environments.${file.environment}`)}`],
    [
      t('history.made'),
      t('history.by', {
        when: format.dateTime(new Date(file.createdAt), 'instant'),
        name: file.createdByName ?? '',
      }),
    ],
    [t('history.approvedBy'), file.approvedBy ?? '–'],
    ...(file.documentVersion === null
      ? []
      : [
          [
            t('history.document'),
            t('history.version', { version: String(file.documentVersion), set: file.setId ?? '' }),
          ] as const,
        ]),
    [t('history.correlation'), file.sender ?? '–'],
    [t('history.hash'), file.hash],
  ] as const
  return (
    <Stack gap="md">
      <Table>
        <Table.Tbody>
          {facts.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th w="9rem">{label}</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {can('export-data') && (
        <Group>
          <DownloadButton load={() => downloadFile(id)}>{t('history.again')}</DownloadButton>
          {packageId !== null && (
            <DownloadButton load={() => downloadPackage(packageId)}>{t('history.zip')}</DownloadButton>
          )}
          <DownloadButton load={() => downloadAuditCopy(id)}>{t('history.auditCopy')}</DownloadButton>
        </Group>
      )}
      <Transmissions
        named={{ fileId: id }}
        market={file.market}
        environment={file.environment}
        isAnswered={file.accepted + file.rejected > 0}
      />
      <SendingQuestion
        named={{ fileIds: [id] }}
        register={registerName(file.market)}
        notSent={file.notSent + file.sendingUnknown}
        lapsed={file.approvalLapsed}
        waiting={file.unanswered}
        isAnswered={file.accepted + file.rejected > 0}
      />
      <Text fw={600}>{t('history.inIt')}</Text>
      <Table>
        <Table.Tbody>
          {file.attempts.map((attempt) => (
            <Table.Tr key={attempt.id}>
              <Table.Td w="16rem">
                <DeviceLink {...attempt} market={file.market} />
                <Text size="xs" c="dimmed" className="code">
                  {attempt.udiDi}
                </Text>
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={attemptTones[attemptState(attempt)]}>
                  {t(`panel.outcomes.${attemptState(attempt)}`)}
                </StatusBadge>
                <Remarks remarks={attempt.remarks} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
