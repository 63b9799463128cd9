import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Settings, settingsApi } from '#core/contract/settings.ts'
import { tellSavedOrAsked } from '#web/countersigning/saved-or-asked.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { currentRecord } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { sentValues, showSaved } from '#web/record-form/show-saved.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AssistantSection } from './assistant-section.tsx'
import { ConnectionsSection } from './connections-section.tsx'
import { ControlledDialog } from './controlled-dialog.tsx'
import { SampleDataSection } from './sample-data-section.tsx'
import { SchemaSetsSection } from './schema-sets-section.tsx'
import type { SettingsAddress } from './settings-search.ts'
import {
  EudamedSection,
  GudidSection,
  OrganisationSection,
  RegistrationSection,
  SecondFactorSection,
  SwissdamedSection,
  WorkingSection,
} from './settings-sections.tsx'
import { releaseSettings, type SettingsValues, toChange, toValues } from './settings-values.ts'

interface Sending {
  readonly values: SettingsValues
  /** What stood in the form then. */
  readonly sent: SettingsValues
}

/** Everything an administrator decides, on one page; saved as one act. */
export function SettingsForm({ settings, offered = {} }: { settings: Settings; offered?: SettingsAddress }) {
  const t = wordsOf(settingsTexts)
  const client = useQueryClient()
  const [asking, setAsking] = useState<SettingsValues>()
  // Of what the form shows: somebody else may save meanwhile.
  const [revision, setRevision] = useState(settings.revision)
  const form = useForm<SettingsValues>({ defaultValues: toValues(settings) })
  const editable = settings.abilities.edit
  const { isDirty } = form.formState
  const show = (current: Settings) => {
    form.reset(toValues(current))
    setRevision(current.revision)
  }
  const { environment, release } = offered
  useEffect(() => {
    if (!editable || environment === undefined || release === undefined) return
    form.setValue(releaseSettings[environment], release, { shouldDirty: true })
    form.setFocus(releaseSettings[environment])
  }, [form, editable, environment, release])
  // A change that was signed on this very page, or that somebody else saved.
  const showCurrent = useEffectEvent(show)
  useEffect(() => {
    if (!isDirty && settings.revision !== revision) showCurrent(settings)
  }, [isDirty, settings, revision])
  const saving = useChange<Sending, Settings>({
    // Who may do what depends on the way of working.
    nouns: ['settings', 'master-di', 'submissions', 'requests', 'countersignatures', 'current-user'],
    run: ({ values }) => call(settingsApi.update, { body: { ...toChange(values), revision } }),
    onSuccess: (saved, { sent }) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      showSaved(form, sent, toValues(saved))
      setRevision(saved.revision)
      setAsking(undefined)
      tellSavedOrAsked(saved.awaitsCountersignature !== null, { title: t('saved') })
    },
    onError: (error) => {
      setAsking(undefined)
      showIssues(form, error)
      toast({ title: t('saveFailed'), description: error.message, variant: 'destructive' })
    },
  })
  const save = (values: SettingsValues) =>
    saving.mutateAsync({ values, sent: sentValues(form) }).catch(() => undefined)
  const submit = form.handleSubmit((values) => {
    if (values.wayOfWorking === 'controlled' && settings.wayOfWorking !== 'controlled') setAsking(values)
    else save(values)
  })
  const goOn = (current: Settings) => {
    client.setQueryData(settingsQuery.queryKey, current)
    show(current)
    saving.reset()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <UnsavedGuard dirty={isDirty} />
      <Stack gap="xl" maw="48rem">
        {!editable && <Text c="dimmed">{t('readOnly')}</Text>}
        <WorkingSection form={form} settings={settings} />
        <SecondFactorSection form={form} settings={settings} />
        <RegistrationSection form={form} settings={settings} />
        <OrganisationSection form={form} settings={settings} />
        <EudamedSection form={form} settings={settings} />
        {editable && <SchemaSetsSection />}
        <GudidSection form={form} settings={settings} />
        <SwissdamedSection form={form} settings={settings} />
        {editable && <AssistantSection />}
        {editable && <ConnectionsSection />}
        {editable && <SampleDataSection />}
        {saving.error && currentRecord(saving.error) && (
          <SaveFailure title={t('saveFailed')} error={saving.error} onCurrent={goOn} />
        )}
      </Stack>
      {editable && (
        <ActionBar status={isDirty ? t('unsaved') : null}>
          <Button variant="default" disabled={!isDirty || saving.isPending} onClick={() => goOn(settings)}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!isDirty} loading={saving.isPending}>
            {t('save')}
          </Button>
        </ActionBar>
      )}
      <ControlledDialog
        missing={settings.missingForControlled}
        approvers={settings.approversInControlled ?? 0}
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => (asking ? save(asking) : undefined)}
      />
    </form>
  )
}
