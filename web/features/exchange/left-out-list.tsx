import { Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { LeftOut } from '#core/contract/exchange.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'

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

/** Those that only want to be validated are, one after the other, with the number of them. */
function ValidateAll({ leftOut }: Pick<LeftOutProps, 'leftOut'>) {
  const t = wordsOf(exchangeTexts.leftOut)
  const mayEdit = useCan()('edit-submissions')
  const [done, setDone] = useState<number>()
  const ids = leftOut
    .filter(({ kind }) => kind === 'not-valid' || kind === 'refused')
    .map(({ submissionId }) => submissionId)
  const validating = useChange<readonly number[], { done: number; failed: number }>({
    nouns: ['exchange', 'submissions'],
    run: async (all) => {
      let failed = 0
      for (const [at, id] of all.entries()) {
        setDone(at)
        const { status } = await call(submissionsApi.validate, { params: { id } })
        if (status === 'error') failed += 1
      }
      return { done: all.length, failed }
    },
    onSuccess: (result) => {
      setDone(undefined)
      toast({
        title: t('validated', { done: result.done, failed: String(result.failed) }),
        ...(result.failed > 0 && { variant: 'destructive' as const }),
      })
    },
    onError: (error) => {
      setDone(undefined)
      toast({ title: error.message, variant: 'destructive' })
    },
  })
  if (done !== undefined) return <ProgressBar label={t('validating')} done={done} total={ids.length} />
  if (!mayEdit || ids.length === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconShieldCheck size={16} aria-hidden />}
      onClick={() => validating.mutate(ids)}
    >
      {t('validate', { count: ids.length })}
    </Button>
  )
}
