import { Card, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { unseenCertificatesQuery } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

/** Certificates that submissions state and EUDAMED does not show; nothing where there are none. */
export function UnseenCertificates() {
  const t = wordsOf(certificatesTexts.unseen)
  const format = useFormatter()
  const day = useDay()
  const { data, error, refetch } = useQuery(unseenCertificatesQuery)
  if (error)
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  if (!data || data.total === 0) return null
  const shown = data.certificates.length
  return (
    <Card withBorder padding="lg" mt="lg" component="section" aria-label={t('title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed" maw="48rem">
          {t('help', { total: data.total })} {shown < data.total && t('some', { shown })}
        </Text>
        <Table.ScrollContainer minWidth={560}>
          <Table aria-label={t('title')} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('number')}</Table.Th>
                <Table.Th>{t('type')}</Table.Th>
                <Table.Th>{t('notifiedBody')}</Table.Th>
                <Table.Th>{t('expiry')}</Table.Th>
                <Table.Th ta="end">{t('submissions')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.certificates.map((one) => (
                <Table.Tr key={`${one.notifiedBody} ${one.number}`}>
                  <Table.Td>
                    <span className="code">{one.number}</span>
                  </Table.Td>
                  <Table.Td>{one.typeLabel ?? one.type}</Table.Td>
                  <Table.Td>
                    <span className="code">{one.notifiedBody}</span>
                  </Table.Td>
                  <Table.Td>{one.expiryDate && day(one.expiryDate)}</Table.Td>
                  <Table.Td ta="end">{format.number(one.submissions)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Card>
  )
}
