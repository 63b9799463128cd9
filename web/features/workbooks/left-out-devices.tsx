import { Stack, Table, Text, Title } from '@mantine/core'
import type { LeftOut } from '#core/contract/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'

interface LeftOutDevicesProps {
  market: string
  leftOut: readonly LeftOut[]
}

const most = 100

/** Submissions that are in no copy, each with its reason and a way to it. */
export function LeftOutDevices({ market, leftOut }: LeftOutDevicesProps) {
  const t = wordsOf(exchangeTexts.leftOut)
  const words = wordsOf(workbooksTexts.fill)
  if (leftOut.length === 0) return null
  const heading = t('heading', { count: leftOut.length })
  return (
    <Stack gap="xs" component="section" aria-label={heading}>
      <Title order={2} size="h4">
        {heading}
      </Title>
      <Table aria-label={heading} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="35%">{t('device')}</Table.Th>
            <Table.Th>{t('why')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {leftOut.slice(0, most).map(({ submissionId, masterDiId, deviceName, udiDi, field, why }) => (
            <Table.Tr key={submissionId}>
              <Table.Td>
                <SubmissionLink
                  submission={{ id: submissionId, masterDiId, country: market }}
                  field={field}
                  size="sm"
                >
                  <bdi>{deviceName ?? t('unnamed', { id: String(submissionId) })}</bdi>
                </SubmissionLink>
                <Text size="xs" c="dimmed" className="code">
                  {udiDi}
                </Text>
              </Table.Td>
              <Table.Td>{why}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {leftOut.length > most && (
        <Text size="sm" c="dimmed">
          {words('firstLeftOut', { count: String(most) })}
        </Text>
      )}
    </Stack>
  )
}
