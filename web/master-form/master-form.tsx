import { Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { type Control, useForm, useFormState } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { masterFields, masterSections } from '#core/dictionary/master/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { PreviewChange } from '#web/change-effects/preview-change.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { ConflictPanel } from '#web/record-form/conflict-panel.tsx'
import { FormStatus } from '#web/record-form/form-status.tsx'
import { type FormValues, isRequired, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { InputIsBack } from '#web/record-form/input-is-back.tsx'
import { useKeptInput } from '#web/record-form/kept-input.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { sentValues, typedSince } from '#web/record-form/show-saved.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { useTyped } from '#web/record-form/use-typed.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { TextareaField } from '#web/ui/form-fields.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FindingsOfForm } from './master-findings.tsx'
import type { MasterFormMode } from './master-form-mode.ts'
import { useSaveMaster } from './use-save-master.ts'

interface MasterFormProps {
  mode: MasterFormMode
  record: MasterRecord | undefined
  changeComment: string | undefined
  /** Typed over the record before it was saved by somebody else, and kept. */
  typed?: FormValues | undefined
  /** Begins anew with the record as it is now, with these values typed over it where there are any. */
  onCurrent: (record: MasterRecord, typed?: FormValues) => void
  /** The list it was opened from, which saving and cancelling lead back to. */
  leadsTo?: '/master-di/records' | '/multi-country-udi'
}

/** Where the form keeps why it is saved. */
const why = 'changeReason'

/** Lengths and codes by the dictionary, and what saving cannot do without. */
const schema = patchSchema(masterFields)
  .extend({ [why]: reasonText })
  .superRefine((values, context) => {
    for (const { path, message } of missingFields(masterFields, values as AnyDocument)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

export function MasterForm({
  mode,
  record,
  changeComment,
  typed,
  onCurrent,
  leadsTo = '/master-di/records',
}: MasterFormProps) {
  const t = wordsOf(masterDiTexts.form)
  const navigate = useNavigate()
  // The reason goes with the fields, so that it is kept with them when a session ends.
  const defaultValues = useMemo(() => ({ ...toFormValues(masterFields, record), [why]: '' }), [record])
  const form = useForm<FormValues>({
    defaultValues,
    resolver: zodResolver<FormValues>(schema),
    // Done below, by the order of the screen.
    shouldFocusError: false,
  })
  const inputIsBack = useKeptInput(form, `master-di ${mode} ${record?.id ?? ''}`)
  const asked = useAskedReason(mode, record, changeComment)
  useTyped(form, typed)
  useEffect(() => {
    // A link may name the field to begin with.
    const named = window.location.hash.slice(1)
    if (named in masterFields) goToField(form, named)
  }, [form])
  const save = useSaveMaster({ mode, record, changeComment, form })
  // Set on the first click, to block a double click.
  const busy = form.formState.isSubmitting || save.isPending
  /** Which of the two buttons was pressed. */
  const sendsNext = useRef(false)
  const goingOn = useRef(false)
  const isDraftMode = mode === 'new-version' || mode === 'edit-draft'

  const submit = form.handleSubmit(
    async (values) => {
      if (asked && String(form.getValues(why)).trim() === '') {
        form.setError(why, { message: asked.required.description }, { shouldFocus: true })
        toast({ ...asked.required, variant: 'destructive' })
        return
      }
      const sent = sentValues(form)
      const saved = await save.mutateAsync(values)
      const typed = typedSince(form, sent)
      if (Object.keys(typed).length > 0 && (mode === 'edit' || mode === 'edit-draft')) {
        return onCurrent(saved, typed)
      }
      form.reset(values)
      goingOn.current = true
      await (sendsNext.current
        ? navigate({
            to: '/master-di/records/$id',
            params: { id: String(saved.id) },
            search: { open: 'send' },
          })
        : navigate({ to: leadsTo }))
    },
    (errors) => {
      const first = firstProblem(errors)
      if (first !== undefined) goToField(form, first)
    },
  )
  return (
    // Refusals have already been shown.
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <UnsavedGuard dirty={form.formState.isDirty && !save.isSuccess} goingOn={goingOn} />
      <Stack gap="lg">
        {inputIsBack && form.formState.isDirty && <InputIsBack />}
        {save.stale && (
          <ConflictPanel
            title={t('staleTitle')}
            fields={masterFields}
            base={defaultValues}
            form={form}
            current={save.stale}
            onMerge={(values) => save.stale && onCurrent(save.stale, values)}
            onLoad={() => save.stale && onCurrent(save.stale)}
          />
        )}
        {isDraftMode && record && (
          <Text c="dimmed" size="sm">
            {t('versionNumber', {
              version: mode === 'new-version' ? record.nextVersionNumber : record.versionNumber,
            })}
          </Text>
        )}
        {masterSections.map((section) => (
          <SectionCard key={section} section={section} mode={mode} control={form.control} />
        ))}
        <FindingsOfForm control={form.control} />
        {asked && (
          <Card withBorder padding="lg" component="section" aria-label={asked.title}>
            <Title order={2} mb="md">
              {asked.title}
            </Title>
            <div data-field={why}>
              <TextareaField
                control={form.control}
                name={why}
                label={asked.label}
                help={asked.help}
                required
              />
            </div>
          </Card>
        )}
        {isDraftMode && (
          <Stack gap="xs">
            <Checkbox label={t('saveAsDraft')} checked disabled readOnly />
            <Checkbox label={t('sendForApproval')} checked={false} disabled readOnly />
          </Stack>
        )}
      </Stack>
      <ActionBar
        status={
          save.failure === undefined ? (
            <>
              <FormStatus form={form} />
              {save.taken && (
                <TextLink to="/master-di/records/$id" params={{ id: String(save.taken.id) }} size="sm">
                  {t('openTaken', { version: save.taken.versionNumber })}
                </TextLink>
              )}
            </>
          ) : (
            <SaveFailure message={save.failure} />
          )
        }
      >
        <ButtonLink to={leadsTo} variant="default" visibleFrom="xs">
          {t('cancel')}
        </ButtonLink>
        {mode !== 'create' && record && (
          <PreviewChange
            masterDiId={record.id}
            values={() => toBody(masterFields, form.getValues())}
            disabled={busy}
          />
        )}
        {(mode === 'new-version' || mode === 'edit-draft') && (
          <Button
            type="submit"
            variant="default"
            disabled={busy}
            onClick={() => {
              sendsNext.current = true
            }}
          >
            {t(`andSend.${mode}`)}
          </Button>
        )}
        <Button
          type="submit"
          disabled={busy}
          onClick={() => {
            sendsNext.current = false
          }}
        >
          {busy ? t('saving') : t(`submit.${mode}`)}
        </Button>
      </ActionBar>
    </form>
  )
}

/** What the form asks why about: a new version that came without a comment, and a change to a record in force. */
function useAskedReason(mode: MasterFormMode, record: MasterRecord | undefined, comment: string | undefined) {
  const t = wordsOf(masterDiTexts.form.why)
  if (mode === 'new-version' && comment === undefined) {
    const required = { title: t('required'), description: t('requiredHelp') }
    return { title: t('title'), label: t('new-version'), help: t('newVersionHelp'), required }
  }
  if (mode === 'edit' && record?.status === 'active') {
    const required = { title: t('reasonRequired'), description: t('reasonRequiredHelp') }
    return { title: t('title'), label: t('edit'), help: t('editHelp'), required }
  }
  return undefined
}

/** Beside the button that was pressed, and longer than a toast. */
function SaveFailure({ message }: { message: string }) {
  const t = wordsOf(masterDiTexts.form)
  return (
    <>
      <StatusBadge tone="critical">{t('saveFailed')}</StatusBadge>
      <span data-tone="critical">{message}</span>
      <span data-tone="critical">{t('saveFailedConsequence')}</span>
    </>
  )
}

/** The device number cannot change between versions. */
const isIdentity = (id: string): boolean => id === 'deviceNumber'

interface SectionCardProps {
  section: string
  mode: MasterFormMode
  control: Control<FormValues>
}

function SectionCard({ section, mode, control }: SectionCardProps) {
  const t = wordsOf(masterDiTexts.form)
  const ids = Object.entries(masterFields).flatMap(([id, field]) => (field.section === section ? [id] : []))
  const { errors } = useFormState({ control })
  const problems = ids.filter((id) => errors[id]).length
  return (
    <Card withBorder padding="lg" component="section" aria-label={section}>
      <Group gap="sm" mb="md">
        <Title order={2}>{section}</Title>
        {problems > 0 && <StatusBadge tone="critical">{t('problems', { count: problems })}</StatusBadge>}
      </Group>
      <RecordFields
        fields={masterFields}
        ids={ids}
        control={control}
        required={isRequired}
        readOnly={(id) => mode !== 'create' && isIdentity(id)}
      />
    </Card>
  )
}
