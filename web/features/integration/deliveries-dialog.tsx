import { Button, Spoiler, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { Delivery, Webhook } from '#core/contract/webhooks.ts'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { NamedRow, NamedRows } from '#web/ui/named-row.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deliveriesQuery, sendAgain } from './integration-api.ts'

const tones = { waiting: 'caution', delivered: 'positive', dropped: 'critical' } as const

/** What was sent, how it was answered, and what was given up. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = wordsOf(integrationTexts.deliveries)
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook.id))
  return (
    <Dialog opened onClose={onClose} title={t('title', { name: webhook.name })} size="xl">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('about')}
        </Text>
        {error && (
          <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <CentredSpinner label={t('loading')} />}
        {data?.length === 0 && <Text size="sm">{t('none')}</Text>}
        {data && data.length > 0 && (
          <NamedRows>
            {data.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </NamedRows>
        )}
      </Stack>
    </Dialog>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = wordsOf(integrationTexts.deliveries)
  const format = useFormatter()
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  const again = useChange<number, Delivery>({
    nouns: ['integration'],
    run: sendAgain,
    onSuccess: ({ state }) =>
      toast(
        state === 'delivered'
          ? { title: t('arrived') }
          : { title: t('againFailed'), variant: 'destructive' as const },
      ),
    onError: (failure) =>
      toast({ title: t('againFailed'), description: failure.message, variant: 'destructive' }),
  })
  const { id, event, state, attempts, createdAt, nextAttemptAt, responseStatus, told, body } = delivery
  return (
    <NamedRow
      name={event}
      isCode
      badges={<StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>}
      actions={
        <Button
          size="xs"
          variant="default"
          aria-label={`${t('again')}: ${event} ${id}`}
          loading={again.isPending}
          onClick={() => again.mutate(id)}
        >
          {t('again')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {[
          when(createdAt),
          t('attempts', { count: attempts }),
          ...(responseStatus === null ? [] : [t('status', { status: String(responseStatus) })]),
          ...(nextAttemptAt === null ? [] : [t('next', { when: when(nextAttemptAt) })]),
        ].join(' · ')}
      </Text>
      {told !== null && <Text size="sm">{told}</Text>}
      <Spoiler maxHeight={20} showLabel={t('showBody')} hideLabel={t('hideBody')}>
        <Text size="xs" className="code">
          {body}
        </Text>
      </Spoiler>
    </NamedRow>
  )
}
