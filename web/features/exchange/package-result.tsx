import { Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { registerFactsOf, registerName } from '#core/code-lists/registers.ts'
import type { ExportedFile } from '#core/contract/exchange.ts'
import { downloadPackage, packageQuery, servicesQuery } from '#web/data/exchange.ts'
import { SendingQuestion } from '#web/exchange/sending-question.tsx'
import { Transmissions } from '#web/exchange/transmissions.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useRefreshOn } from '#web/platform/use-refresh-on.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { DownloadButton } from './download-button.tsx'

const sum = (files: readonly ExportedFile[], of: (file: ExportedFile) => number): number =>
  files.reduce((total, file) => total + of(file), 0)

/** A package: its progress, then its files in upload order. */
export function PackageResult({ id, onAnswers }: { id: number; onAnswers: () => void }) {
  const t = wordsOf(exchangeTexts.package)
  const send = wordsOf(exchangeTexts.send)
  const { data, error } = useQuery(packageQuery(id))
  useRefreshOn(data?.status, ['exchange', 'my-work'])
  const { data: services } = useQuery({
    ...servicesQuery(data?.market ?? ''),
    enabled: data !== undefined,
  })
  if (error) return <ErrorPanel title={send('failed')} message={error.message} />
  if (!data) return null
  if (data.status === 'failed') {
    return <ErrorPanel title={send('failed')} message={data.message ?? send('failedDescription')} />
  }
  if (data.status === 'running') {
    return (
      <Card withBorder padding="lg">
        <ProgressBar label={send('running')} done={data.done} total={data.total} />
      </Card>
    )
  }
  const register = registerName(data.market)
  const facts = registerFactsOf(data.market)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t(facts?.onlyInPackages ? 'help' : 'helpEach')}
          </Text>
        </div>
        <Table.ScrollContainer minWidth={560}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('file')}</Table.Th>
                <Table.Th>{t('entry')}</Table.Th>
                <Table.Th ta="end">{send('devices')}</Table.Th>
                <Table.Th>{t('sender')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.files.map((file) => (
                <Table.Tr key={file.id}>
                  <Table.Td className="code">{file.fileName}</Table.Td>
                  <Table.Td>
                    {services?.find((one) => one.id === file.service)?.entry ?? file.service}
                  </Table.Td>
                  <Table.Td ta="end">{file.devices}</Table.Td>
                  <Table.Td className="code">{file.sender}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group>
          <DownloadButton load={() => downloadPackage(id)}>{t('save')}</DownloadButton>
          <Button variant="default" onClick={onAnswers}>
            {t(facts?.answersInFiles ? 'next' : 'nextByHand', { register })}
          </Button>
        </Group>
        <Transmissions
          named={{ packageId: id }}
          market={data.market}
          environment={data.environment}
          isAnswered={data.files.some(({ accepted, rejected }) => accepted + rejected > 0)}
        />
        <SendingQuestion
          named={{ packageIds: [id] }}
          register={register}
          notSent={sum(data.files, ({ notSent }) => notSent)}
          lapsed={sum(data.files, ({ approvalLapsed }) => approvalLapsed)}
          waiting={sum(data.files, ({ unanswered }) => unanswered)}
          isAnswered={data.files.some(({ accepted, rejected }) => accepted + rejected > 0)}
        />
        <Text size="xs" c="dimmed" className="code" style={{ overflowWrap: 'anywhere' }}>
          {t('hash', { hash: data.hash ?? '' })}
        </Text>
      </Stack>
    </Card>
  )
}
