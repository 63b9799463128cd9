import { Checkbox, MultiSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { webhookEvents } from '#core/audit/webhook-events.ts'
import type { Webhook, WebhookChange } from '#core/contract/webhooks.ts'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changeWebhook, makeWebhook } from './integration-api.ts'

interface WebhookDialogProps {
  /** The one that is changed; none for a new one, whose secret is shown once. */
  webhook: Webhook | undefined
  onClose: () => void
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const t = wordsOf(integrationTexts.webhooks)
  const [values, setValues] = useState<WebhookChange>({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: webhook?.events ?? [],
    isActive: webhook?.isActive ?? true,
  })
  const set = (change: Partial<WebhookChange>) => setValues((before) => ({ ...before, ...change }))
  const saving = useChange<WebhookChange, Webhook & { readonly secret?: string }>({
    nouns: ['integration'],
    run: (wanted) => (webhook ? changeWebhook({ id: webhook.id, ...wanted }) : makeWebhook(wanted)),
    onSuccess: ({ secret }) => {
      toast({ title: webhook ? t('changed') : t('added') })
      if (secret === undefined) onClose()
    },
  })
  const issues = issuesOf(saving.error)
  const problem = (path: string) => issues.find((issue) => issue.path.startsWith(path))?.message
  const secret = saving.data?.secret
  if (secret !== undefined) {
    return (
      <Dialog opened onClose={onClose} title={t('secretTitle')} shownOnce>
        <ShownOnce label={t('secret')} text={secret} help={t('secretHelp')} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog opened onClose={onClose} title={webhook ? t('editTitle') : t('addTitle')} size="lg">
      <DialogForm
        saving={{ error: issues.length === 0 ? saving.error : null, isPending: saving.isPending }}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(values)
        }}
        words={{ cancel: t('cancel'), save: t('save'), failed: t('saveFailed') }}
        onClose={onClose}
      >
        <TextInput
          label={t('name')}
          value={values.name}
          error={problem('name')}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          data-autofocus
          required
        />
        <TextInput
          type="url"
          label={t('url')}
          description={t('urlHelp')}
          value={values.url}
          error={problem('url')}
          onChange={({ currentTarget }) => set({ url: currentTarget.value })}
          required
        />
        <MultiSelect
          label={t('events')}
          data={[...webhookEvents]}
          value={[...values.events]}
          error={problem('events')}
          onChange={(next) => set({ events: webhookEvents.filter((one) => next.includes(one)) })}
          searchable
          clearable
          required
        />
        <Checkbox
          label={t('isActive')}
          checked={values.isActive}
          onChange={({ currentTarget }) => set({ isActive: currentTarget.checked })}
        />
      </DialogForm>
    </Dialog>
  )
}
