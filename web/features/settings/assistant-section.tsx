import { Button, Group, PasswordInput, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { type AssistantModel, type AssistantModelChange, assistantApi } from '#core/contract/assistant.ts'
import { modelQuery } from '#web/data/assistant.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FeedbackSection } from './feedback-section.tsx'

/** The model that may write the answers of Assistant and RegBot, and what people said of their answers. */
export function AssistantSection() {
  const t = wordsOf(assistantTexts.model)
  const { data, error, refetch } = useQuery(modelQuery)
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <div>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('help')}
        </Text>
      </div>
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {data && <ModelFields stored={data} />}
      <FeedbackSection />
    </Stack>
  )
}

/** Stands within the form of the settings, and is saved by itself. */
function ModelFields({ stored }: { stored: AssistantModel }) {
  const t = wordsOf(assistantTexts.model)
  const [values, setValues] = useState({ ...stored, apiKey: '' })
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const saving = useChange<AssistantModelChange, AssistantModel>({
    nouns: ['assistant'],
    run: (body) => call(assistantApi.changeModel, { body }),
    onSuccess: (saved) => {
      setValues({ ...saved, apiKey: '' })
      toast({ title: t('saved') })
    },
    onError: (error) => toast({ title: t('saveFailed'), description: error.message, variant: 'destructive' }),
  })
  const problem = (path: string) => issuesOf(saving.error).find((issue) => issue.path === path)?.message
  const save = () => {
    const { isOn, baseUrl, model, apiKey } = values
    saving.mutate({ isOn, baseUrl, model, ...(apiKey !== '' && { apiKey }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return (
    <Stack gap="sm">
      <Switch
        label={t('isOn')}
        checked={values.isOn}
        onChange={({ currentTarget }) => set({ isOn: currentTarget.checked })}
      />
      <TextInput
        label={t('baseUrl')}
        description={t('baseUrlHelp')}
        value={values.baseUrl}
        error={problem('baseUrl')}
        maxLength={500}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => set({ baseUrl: currentTarget.value })}
      />
      <TextInput
        label={t('name')}
        value={values.model}
        error={problem('model')}
        maxLength={200}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => set({ model: currentTarget.value })}
      />
      <PasswordInput
        label={t('key')}
        description={values.hasKey ? t('keyStored') : t('keyNone')}
        value={values.apiKey}
        error={problem('apiKey')}
        maxLength={1000}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => set({ apiKey: currentTarget.value })}
      />
      <Group>
        <Button variant="default" loading={saving.isPending} onClick={save}>
          {t('save')}
        </Button>
        <RemoveKey stored={stored} hasKey={values.hasKey} onRemoved={() => set({ hasKey: false })} />
      </Group>
    </Stack>
  )
}

interface RemoveKeyProps {
  stored: AssistantModel
  hasKey: boolean
  onRemoved: () => void
}

/** By itself: what is typed beside it is not saved with it, and stays. */
function RemoveKey({ stored, hasKey, onRemoved }: RemoveKeyProps) {
  const t = wordsOf(assistantTexts.model)
  const [asking, setAsking] = useState(false)
  const removing = useChange<void, AssistantModel>({
    nouns: ['assistant'],
    run: () => {
      const { isOn, baseUrl, model } = stored
      return call(assistantApi.changeModel, { body: { isOn, baseUrl, model, apiKey: null } })
    },
    onSuccess: () => {
      onRemoved()
      toast({ title: t('keyRemoved') })
    },
    onError: (error) =>
      toast({ title: t('keyNotRemoved'), description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      {hasKey && (
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {t('removeKey')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('removeKeyTitle')}
        consequence={t('removeKeyHelp')}
        confirmLabel={t('removeKey')}
        destructive
        onConfirm={() => removing.mutateAsync()}
      />
    </>
  )
}
