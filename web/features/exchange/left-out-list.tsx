import { Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import type { LeftOut } from '#core/contract/exchange.ts'
import { ValidateMany } from '#web/many-submissions/validate-many.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

interface LeftOutProps {
  market: string
  leftOut: readonly LeftOut[]
  count: number
}

/** What cannot be sent, with the reason and the next step. */
export function LeftOutList({ market, leftOut, count }: LeftOutProps) {
  const t = wordsOf(exchangeTexts.leftOut)
  const heading = t('heading', { count })
  return (
    <Card withBorder padding="lg" component="section" aria-label={heading}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {heading}
          </Title>
          <ValidateAll leftOut={leftOut} />
        </Group>
        <Table.ScrollContainer minWidth={520}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w="16rem">{t('device')}</Table.Th>
                <Table.Th>{t('why')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {leftOut.map((one) => (
                <Table.Tr key={one.submissionId}>
                  <Table.Td>
                    <DeviceLink {...one} market={market} />
                    <Text size="xs" c="dimmed" className="code">
                      {one.udiDi}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge tone={toneOf(one.kind)}>{t(`kinds.${one.kind}`)}</StatusBadge>
                    <Text size="sm" mt={4}>
                      {one.why}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {count > leftOut.length && (
          <Text size="sm" c="dimmed">
            {t('first', { count: String(leftOut.length) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const toneOf = (kind: LeftOut['kind']): Tone =>
  kind === 'refused'
    ? 'critical'
    : kind === 'already-sent'
      ? 'info'
      : kind === 'nothing-to-send'
        ? 'neutral'
        : 'caution'

/** The form of a submission that was made from a record. */
export function DeviceLink({
  market,
  submissionId,
  masterDiId,
  deviceName,
}: Pick<LeftOut, 'submissionId' | 'masterDiId' | 'deviceName'> & { market: string }) {
  const t = wordsOf(exchangeTexts.leftOut)
  const name = deviceName ?? t('unnamed', { id: String(submissionId) })
  if (masterDiId === null) return <span dir="auto">{name}</span>
  return (
    <TextLink
      to="/country-specific/$country/$masterDiId"
      params={{ country: market, masterDiId: String(masterDiId) }}
      search={{ tab: 'form', submission: submissionId }}
      dir="auto"
    >
      {name}
    </TextLink>
  )
}

/** Validates those that only want to be validated. */
function ValidateAll({ leftOut }: Pick<LeftOutProps, 'leftOut'>) {
  const t = wordsOf(exchangeTexts.leftOut)
  const mayEdit = useCan()('edit-submissions')
  const ids = leftOut
    .filter(({ kind }) => kind === 'not-valid' || kind === 'refused')
    .map(({ submissionId }) => submissionId)
  if (!mayEdit || ids.length === 0) return null
  return <ValidateMany variant="default" submissions={{ ids }} label={t('validate', { count: ids.length })} />
}
