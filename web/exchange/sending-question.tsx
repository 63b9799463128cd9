import { Button, Group, Stack, Text } from '@mantine/core'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useSending } from './use-sending.ts'

interface SendingQuestionProps {
  named: { readonly fileIds?: number[]; readonly packageIds?: number[] }
  register: string
  /** Submissions in it that nobody has confirmed as sent. */
  notSent: number
  /** Those that are not to be sent as they are, as they have no valid approval, and may have been uploaded. */
  lapsed: number
  /** Those that were sent and wait for an answer. */
  waiting: number
  /** At least one submission in it has an answer, so the file was sent. */
  isAnswered: boolean
}

/** Only people know whether a file was uploaded to the register: asked once, and undone with one click. */
export function SendingQuestion({
  named,
  register,
  notSent,
  lapsed,
  waiting,
  isAnswered,
}: SendingQuestionProps) {
  const t = wordsOf(exchangeTexts.sending)
  const can = useCan()
  const { mutate, isPending } = useSending(named)
  const why = lapsed > 0 && <Text size="sm">{t('lapsed', { count: lapsed })}</Text>
  if (!can('export-data')) return why
  if (notSent + lapsed + waiting === 0) return null
  if (notSent + lapsed > 0) {
    return (
      <Stack gap="xs">
        {why}
        <Group gap="sm" role="group" aria-label={t('question', { register })}>
          <Text size="sm">{t('question', { register })}</Text>
          <Button size="xs" loading={isPending} onClick={() => mutate(true)}>
            {t('uploaded', { register })}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <Group gap="sm">
      <Text size="sm">{t('waiting', { register, count: waiting })}</Text>
      {!isAnswered && (
        <Button size="xs" variant="default" loading={isPending} onClick={() => mutate(false)}>
          {t('undo')}
        </Button>
      )}
    </Group>
  )
}
