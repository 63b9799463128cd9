import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { unknownSendingsQuery } from '#web/data/exchange.ts'
import { useSending } from '#web/exchange/use-sending.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { toast } from '#web/ui/toast-store.ts'

/**
 * Files made with an earlier version, which did not record sending, or that waited when a backup was made: confirmed all
 * at once, or one by one in the list.
 */
export function UnknownSendings({ onList }: { onList: () => void }) {
  const t = wordsOf(exchangeTexts.sending)
  const can = useCan()
  const { data } = useQuery(unknownSendingsQuery)
  const { mutate, isPending } = useSending({ unknown: true }, ({ submissions, sent }) =>
    toast({ title: t(sent ? 'allSent' : 'noneSent', { count: submissions }) }),
  )
  if (!data || data.total === 0) return null
  return (
    <Alert color="yellow" title={t('unknownTitle', { count: data.total })} mb="md">
      <Text size="sm" mb="xs">
        {t('unknownHelp')}
      </Text>
      <Group gap="xs">
        {can('export-data') && (
          <>
            <Button size="xs" loading={isPending} onClick={() => mutate(true)}>
              {t('allUploaded')}
            </Button>
            <Button size="xs" variant="default" loading={isPending} onClick={() => mutate(false)}>
              {t('noneUploaded')}
            </Button>
          </>
        )}
        <Button size="xs" variant="subtle" onClick={onList}>
          {t('oneByOne')}
        </Button>
      </Group>
    </Alert>
  )
}
