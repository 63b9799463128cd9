import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { LeftOut } from '#core/contract/exchange.ts'
import { ValidateMany } from '#web/many-submissions/validate-many.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import { DeviceReasons } from './device-reasons.tsx'

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
        <DeviceReasons
          market={market}
          rows={leftOut}
          keyOf={({ submissionId }) => submissionId}
          heading={t('why')}
        >
          {({ kind, why }) => (
            <>
              <StatusBadge tone={toneOf(kind)}>{t(`kinds.${kind}`)}</StatusBadge>
              <Text size="sm" mt={4}>
                {why}
              </Text>
            </>
          )}
        </DeviceReasons>
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
