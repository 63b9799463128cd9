import { Alert, Button, Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Entry } from '#core/contract/entries.ts'
import { type MarketForm, usedField } from '#core/markets/market.ts'
import { neededToSave } from '#core/markets/needed-to-save.ts'
import { entryQuery } from '#web/data/entries.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { today } from '#web/platform/today.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { ConflictPanel } from '#web/record-form/conflict-panel.tsx'
import { FormStatus } from '#web/record-form/form-status.tsx'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem } from '#web/record-form/go-to-field.ts'
import { InputIsBack } from '#web/record-form/input-is-back.tsx'
import { useKeptInput } from '#web/record-form/kept-input.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { sentValues, showSaved, typedSince } from '#web/record-form/show-saved.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { BasicUdiButton } from './basic-udi-button.tsx'
import { recordOf } from './entry-values.ts'
import type { OwnWidgets } from './field-widget.tsx'
import { FormSections } from './form-sections.tsx'
import { fieldsOf } from './market-fields.ts'
import { Narrowing, useNarrowing } from './narrow.tsx'
import { OthersTooDialog } from './others-too-dialog.tsx'
import { savableSchema } from './savable.ts'
import { SavingLine } from './saving-line.tsx'
import { SectionIndex } from './section-index.tsx'
import classes from './submission-form.module.css'
import { SubmissionStatusBadge } from './submission-status-badge.tsx'
import { useEntrySaving, useMissingTold } from './use-entry-saving.ts'
import { useFormNow } from './use-form-now.ts'
import { useGoTo } from './use-go-to.ts'
import { useProposals } from './use-proposals.ts'
import { useSharedChangeConfirmation } from './use-shared-change-confirmation.ts'

interface EntryFormProps {
  /** The shorter form of the market (`entry`), as a form of its own. */
  marketForm: MarketForm
  /** None for a new one. */
  entry?: Entry | undefined
  onSaved: (id: number) => void
  /** Leads out of the form. */
  cancel: ReactNode
}

const widgets: OwnWidgets = {
  'identifier-generator': ({ form, field, id, readOnly, mark }) => (
    <Group align="flex-start" gap="xs">
      <div data-field={id} style={{ flex: '1 1 16rem' }}>
        <RecordField
          field={field}
          name={id}
          control={form.control}
          mark={mark}
          required
          readOnly={readOnly}
        />
      </div>
      {!readOnly && <BasicUdiButton form={form} mt={22} />}
    </Group>
  ),
}

/** The entry as somebody else has saved it, once that kept this one from being saved. */
function useSavedMeanwhile(id: number | undefined, isStale: boolean): Entry | undefined {
  const { data, isFetching } = useQuery({
    ...entryQuery(id ?? 0),
    enabled: isStale && id !== undefined,
    staleTime: 0,
  })
  return isFetching ? undefined : data
}

const nothingRevealed: ReadonlySet<string> = new Set()

/** Manual data entry: the sections of the second view beneath each other (specification, document 2 section 2.3). */
export function EntryForm({ marketForm, entry, onSaved, cancel }: EntryFormProps) {
  const t = wordsOf(entriesTexts)
  const stale = wordsOf(submissionsTexts.form)
  const fields = useMemo(() => fieldsOf(marketForm), [marketForm])
  const order = useMemo(() => Object.keys(fields), [fields])
  const needed = useMemo(() => neededToSave(marketForm, {}, { derived: false, today: today() }), [marketForm])
  const resolver = useMemo(() => zodResolver<FormValues>(savableSchema(fields, needed)), [fields, needed])
  const record = useMemo(() => (entry ? recordOf(entry) : undefined), [entry])
  const defaultValues = useMemo(() => toFormValues(fields, record), [fields, record])
  const form = useForm<FormValues>({ defaultValues, resolver, shouldFocusError: false })
  const inputIsBack = useKeptInput(form, `entry ${marketForm.code} ${entry?.id ?? ''}`)
  const [revealed, setRevealed] = useState(nothingRevealed)
  const [id, setId] = useState(entry?.id)
  const [revision, setRevision] = useState(entry?.revision)
  const goingOn = useRef(false)
  const now = useFormNow({ form, marketForm, revealed, stored: record })
  const narrowed = useNarrowing(marketForm, now)
  const proposals = useProposals({ form, marketForm, fields })
  const elsewhere = [...now.missingFields].flatMap((id) =>
    id in fields ? [] : (usedField(marketForm, id)?.label ?? []),
  )
  const goTo = useGoTo({ form, sections: marketForm.sections, step: undefined, reveal: setRevealed })
  const others = useSharedChangeConfirmation(form, fields, record)
  const saving = useEntrySaving({ form, fields, id, revision })
  const tellMissing = useMissingTold(needed)
  const readOnly = entry !== undefined && !entry.abilities.edit
  const { isDirty } = form.formState

  const show = (current: Entry) => {
    form.reset(toFormValues(fields, recordOf(current)))
    setRevision(current.revision)
  }
  const submit = form.handleSubmit(
    async (values) => {
      const sent = sentValues(form)
      if (!(await others.agreed(values))) return
      const saved = await saving.mutateAsync(values)
      const isTyping = Object.keys(typedSince(form, sent)).length > 0
      showSaved(form, sent, toFormValues(fields, recordOf(saved)))
      setRevision(saved.revision)
      setId(saved.id)
      // What was typed while a new one was saved belongs to it: the form stays until that is saved too.
      if (isTyping) return
      goingOn.current = entry === undefined
      onSaved(saved.id)
    },
    (errors) => {
      tellMissing(errors)
      const first = firstProblem(errors, order)
      if (first !== undefined) goTo(first)
    },
  )
  const current = useSavedMeanwhile(id, saving.stale)
  /** With what somebody else has saved, and these values typed over it where there are any. */
  const goOn = (saved: Entry, typed?: FormValues) => {
    show(saved)
    if (typed) form.reset(typed, { keepDefaultValues: true })
    saving.reset()
  }
  return (
    // Refusals have already been shown.
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <OthersTooDialog question={others.question} />
      <UnsavedGuard dirty={isDirty} goingOn={goingOn} />
      <div className={classes.layout}>
        <div className={classes.aside}>
          <SectionIndex form={form} marketForm={marketForm} fields={fields} now={now} onGoTo={goTo} />
        </div>
        <div className={classes.sections}>
          {inputIsBack && isDirty && <InputIsBack />}
          {saving.stale && current && (
            <ConflictPanel
              title={stale('staleTitle')}
              fields={fields}
              base={form.formState.defaultValues ?? {}}
              form={form}
              current={recordOf(current)}
              onMerge={(values) => goOn(current, values)}
              onLoad={() => goOn(current)}
            />
          )}
          {saving.error && !saving.stale && (
            <ErrorPanel
              comesIntoSight
              title={t('saveFailed')}
              message={saving.error.message}
              consequence={t('nothingLost')}
            />
          )}
          {readOnly && <Alert icon={<IconLock aria-hidden />}>{stale('readOnly')}</Alert>}
          {!readOnly && <SavingLine needed={needed} fields={fields} />}
          {elsewhere.length > 0 && (
            <Text size="sm" c="dimmed">
              {stale('requiredElsewhere', { count: elsewhere.length, fields: elsewhere.join(', ') })}
            </Text>
          )}
          <Narrowing form={marketForm} narrowed={narrowed} />
          <FormSections
            {...{ form, fields, needed, marketForm, now, widgets, proposals }}
            only={narrowed.only}
            market={marketForm.code}
            record={undefined}
            // The device number of a master record is the record's.
            readOnly={(id) => readOnly || (id === 'deviceNumber' && entry?.masterDiId != null)}
            marked
          />
        </div>
      </div>
      <ActionBar
        status={
          <>
            {entry && <SubmissionStatusBadge status={entry.status} recordStatus={entry.recordStatus} />}
            <FormStatus
              form={form}
              calm={entry ? t('allSaved') : t('notSavedYet')}
              order={order}
              onGoTo={goTo}
            />
          </>
        }
      >
        {cancel}
        {!readOnly && (
          <Button type="submit" loading={saving.isPending} disabled={entry !== undefined && !isDirty}>
            {t('save')}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}
