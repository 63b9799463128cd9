import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Delivery, Webhook } from '#core/contract/webhooks.ts'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NamedRow } from '#web/ui/named-row.tsx'
import { NamedSection } from '#web/ui/named-section.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { removeWebhook, testWebhook, webhooksQuery } from './integration-api.ts'
import { Snippet } from './snippet.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Webhooks. `verify` is sample code for checking the signature. */
export function WebhooksSection({ verify }: { verify: string }) {
  const t = wordsOf(integrationTexts.webhooks)
  const [editing, setEditing] = useState<Webhook | 'new'>()
  const [removing, setRemoving] = useState<Webhook>()
  const [looking, setLooking] = useState<Webhook>()
  const remove = useChange<number, Webhook>({
    nouns: ['integration'],
    run: removeWebhook,
    onSuccess: () => toast({ title: t('removed') }),
    onError: (failure) =>
      toast({ title: t('removeFailed'), description: failure.message, variant: 'destructive' }),
  })
  return (
    <NamedSection
      words={t}
      query={useQuery(webhooksQuery)}
      actions={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t('add')}
        </Button>
      }
      row={(webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          onEdit={() => setEditing(webhook)}
          onRemove={() => setRemoving(webhook)}
          onLook={() => setLooking(webhook)}
        />
      )}
    >
      <Text size="sm">{t('verify')}</Text>
      <Snippet name={t('verifyCode')} code={verify} />
      {editing && (
        <WebhookDialog
          webhook={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {looking && <DeliveriesDialog webhook={looking} onClose={() => setLooking(undefined)} />}
      <ConfirmDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('removeTitle')}
        consequence={t('removeHelp', { name: removing?.name ?? '' })}
        confirmLabel={t('remove')}
        destructive
        onConfirm={() => (removing ? remove.mutateAsync(removing.id) : undefined)}
      />
    </NamedSection>
  )
}

interface WebhookRowProps {
  webhook: Webhook
  onEdit: () => void
  onRemove: () => void
  onLook: () => void
}

function WebhookRow({ webhook, onEdit, onRemove, onLook }: WebhookRowProps) {
  const t = wordsOf(integrationTexts.webhooks)
  const format = useFormatter()
  const { name, url, events, isActive, waiting, dropped, lastDeliveredAt } = webhook
  const test = useChange<number, Delivery>({
    nouns: ['integration'],
    run: testWebhook,
    onSuccess: ({ state, responseStatus, told }) => {
      if (state === 'delivered') return toast({ title: t('testArrived') })
      const description =
        responseStatus === null ? (told ?? '') : t('answered', { status: String(responseStatus) })
      toast({ title: t('testFailed'), description, variant: 'destructive' })
    },
    onError: (failure) =>
      toast({ title: t('testFailed'), description: failure.message, variant: 'destructive' }),
  })
  const named = (action: string) => `${action}: ${name}`
  return (
    <NamedRow
      name={name}
      badges={
        <>
          <StatusBadge tone={isActive ? 'positive' : 'neutral'}>
            {isActive ? t('active') : t('paused')}
          </StatusBadge>
          {waiting > 0 && <StatusBadge tone="caution">{t('waiting', { count: waiting })}</StatusBadge>}
          {dropped > 0 && <StatusBadge tone="critical">{t('dropped', { count: dropped })}</StatusBadge>}
        </>
      }
      actions={
        <>
          <Button size="xs" variant="default" aria-label={named(t('deliveries'))} onClick={onLook}>
            {t('deliveries')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={named(t('test'))}
            loading={test.isPending}
            onClick={() => test.mutate(webhook.id)}
          >
            {t('test')}
          </Button>
          <Button size="xs" variant="default" aria-label={named(t('edit'))} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button size="xs" variant="default" aria-label={named(t('remove'))} onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <Text size="sm" className="code">
        {url}
      </Text>
      <Text size="sm" c="dimmed">
        {[
          events.join(', '),
          lastDeliveredAt
            ? t('lastDelivered', { when: format.dateTime(new Date(lastDeliveredAt), 'instant') })
            : t('neverDelivered'),
        ].join(' · ')}
      </Text>
    </NamedRow>
  )
}
