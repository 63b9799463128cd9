import { Alert, Group } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { neededStill, neededToSave } from '#core/markets/needed-to-save.ts'
import { factsOfRow } from '#core/markets/published.ts'
import { RequestedChanges } from '#web/approval/requested-changes.tsx'
import { DossierButton } from '#web/dossier/dossier-button.tsx'
import { ExchangePanel } from '#web/exchange/exchange-panel.tsx'
import { RecordChanged } from '#web/master-sync/record-changed.tsx'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { today } from '#web/platform/today.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { ConflictPanel } from '#web/record-form/conflict-panel.tsx'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { InputIsBack } from '#web/record-form/input-is-back.tsx'
import { useKeptInput } from '#web/record-form/kept-input.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { CopyMasterButton } from './copy-master-button.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import type { OwnWidgets } from './field-widget.tsx'
import { FormSections } from './form-sections.tsx'
import { FormSteps, type Step } from './form-steps.tsx'
import { fieldsOf, labelOfPath } from './market-fields.ts'
import { MarketHints } from './market-hints.tsx'
import { Narrowing, useNarrowing } from './narrow.tsx'
import { OperatorNotice } from './operator-notice.tsx'
import { OthersTooDialog } from './others-too-dialog.tsx'
import { savableSchema } from './savable.ts'
import { SavingLine } from './saving-line.tsx'
import { SectionIndex } from './section-index.tsx'
import { SubmissionBar } from './submission-bar.tsx'
import classes from './submission-form.module.css'
import { TakeOverButton } from './take-over-button.tsx'
import { useApplyFix } from './use-apply-fix.ts'
import { useFindings } from './use-findings.ts'
import { useFormNow } from './use-form-now.ts'
import { useGoTo } from './use-go-to.ts'
import { useOperator } from './use-operator.ts'
import { useProposals } from './use-proposals.ts'
import { useSubmissionActions } from './use-submission-actions.ts'
import { useUnlookedAt } from './use-unlooked-at.ts'
import { useWorkingCopy } from './use-working-copy.ts'
import { ValidationPanel } from './validation-panel.tsx'
import { WholeFormLink } from './whole-form-link.tsx'
import { WorkingCopyNotice } from './working-copy-notice.tsx'

interface SubmissionFormProps {
  marketForm: MarketForm
  /** The master record it is made from; a submission may stand alone. */
  record?: MasterRecord | undefined
  submission?: Submission | undefined
  /** What its manufacturer gives; absent where the server did not say. */
  defaults?: OperatorDefaults | undefined
  /** A new one has been stored. */
  onSaved: (submission: number) => void
  /** Where there is somewhere to go to then. */
  onDeleted?: (() => void) | undefined
  /** One section at a time, as steps; all of them beneath each other without. */
  step?: Step
  /** Inputs drawn otherwise than elsewhere. */
  widgets?: OwnWidgets
  /** Leads out of the form. */
  cancel: ReactNode
  /** The field to begin at. */
  field?: string | undefined
}

/** Reading goes on with what was found; beside the form the panel is in sight already. */
function showPanel(panel: HTMLElement): void {
  panel.focus({ preventScroll: true })
  panel.parentElement?.scrollTo({ top: 0 })
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * 0.7) panel.scrollIntoView({ block: 'start' })
}

/** Another step, or another field that a finding leads to. */
const stepsOfAddress = ['tab', 'field']

const nothingRevealed: ReadonlySet<string> = new Set()

/** The form of a market for one record: fields, findings and what can be done with them. */
export function SubmissionForm({
  marketForm,
  record,
  submission,
  defaults,
  onSaved,
  onDeleted,
  step,
  widgets,
  cancel,
  field,
}: SubmissionFormProps) {
  const market = marketForm.code
  const t = wordsOf(submissionsTexts.form)
  const fields = useMemo(() => fieldsOf(marketForm), [marketForm])
  const order = useMemo(() => Object.keys(fields), [fields])
  const derived = record !== undefined
  // A form that has begun goes on with what it began with: the record's values, and the manufacturer's over them.
  const [begunWith] = useState(() => ({
    ...(record && copyOfMaster(record, record.sourceData, marketForm)),
    ...defaults?.values,
  }))
  const stored = submission ?? begunWith
  const isRegistered = submission !== undefined && submission.registeredAt !== null
  const needed = useMemo(() => {
    if (isRegistered) return {}
    const all = neededToSave(marketForm, stored as AnyDocument, { derived, today: today() })
    return submission ? neededStill(all, submission) : all
  }, [marketForm, stored, submission, derived, isRegistered])
  const resolver = useMemo(() => zodResolver<FormValues>(savableSchema(fields, needed)), [fields, needed])
  const defaultValues = useMemo(() => toFormValues(fields, stored), [fields, stored])
  const form = useForm<FormValues>({ defaultValues, resolver, shouldFocusError: false })
  const inputIsBack = useKeptInput(form, `submission ${market} ${record?.id ?? ''} ${submission?.id ?? ''}`)
  const operator = useOperator({ form, fields, market, record, defaults })
  const panel = useRef<HTMLElement>(null)
  const [revealed, setRevealed] = useState(nothingRevealed)
  const publishDateSent = submission?.publishDateSent ?? null
  const facts = useMemo(() => factsOfRow(isRegistered, publishDateSent), [isRegistered, publishDateSent])
  const now = useFormNow({ form, marketForm, revealed, stored, facts })
  const narrowed = useNarrowing(marketForm, now)
  useFindings(form, submission?.validationResults)
  const goTo = useGoTo({ form, sections: marketForm.sections, step, reveal: setRevealed })
  const actions = useSubmissionActions({
    ...{ form, fields, market, record, submission, onSaved, order, goTo },
    onValidated: () => panel.current && showPanel(panel.current),
  })
  const copy = useWorkingCopy({
    ...{ form, fields, submission, revision: actions.revision },
    onCurrent: actions.goOn,
  })
  const applyFix = useApplyFix(form, fields, defaultValues)
  const readOnly = submission !== undefined && !submission.abilities.edit

  const proposals = useProposals({ form, marketForm, fields, operatorId: operator.defaults?.operator?.id })
  const unlooked = useUnlookedAt(() =>
    submission
      ? []
      : Object.keys(defaults?.values ?? {}).filter((id) => marketForm.regulatorFields[id]?.perDevice),
  )

  const sections = {
    ...{ form, market, record, needed, marketForm, now, readOnly, only: narrowed.only },
    fields: operator.marked,
    widgets,
    proposals,
    unlookedAt: unlooked.has,
  }
  // Another finding of the same submission leads to another field; what is typed meanwhile moves nothing.
  const leadTo = useEffectEvent(goTo)
  useEffect(() => {
    if (field !== undefined) leadTo(field)
  }, [field])
  return (
    <form noValidate onSubmit={actions.save} onFocusCapture={unlooked.onFocusCapture}>
      <OthersTooDialog question={actions.others.question} />
      <UnsavedGuard
        dirty={form.formState.isDirty}
        goingOn={actions.goingOn}
        kept={submission !== undefined}
        {...(step && { within: stepsOfAddress })}
      />
      <div className={classes.layout}>
        <div className={classes.aside}>
          {!step && (
            <SectionIndex form={form} marketForm={marketForm} fields={fields} now={now} onGoTo={goTo} />
          )}
          <div className={classes.panels}>
            {submission && (
              <ValidationPanel
                modelled={marketForm.modelled}
                untold={marketForm.untold}
                ref={panel}
                submission={submission}
                dirty={form.formState.isDirty}
                fields={fields}
                labelOf={(path) => labelOfPath({ ...marketForm.fields, ...fields }, path)}
                onGoTo={goTo}
                onFix={applyFix}
              />
            )}
            <MarketHints
              {...{ form, marketForm, fields, now }}
              regulatorFields={marketForm.regulatorFields}
              onGoTo={goTo}
            />
            {submission && <ExchangePanel submission={submission} onField={goTo} />}
          </div>
        </div>
        <div className={classes.sections}>
          {inputIsBack && form.formState.isDirty && <InputIsBack />}
          <WorkingCopyNotice copy={copy} dirty={form.formState.isDirty} />
          {actions.stale && (
            <ConflictPanel
              title={t('staleTitle')}
              fields={fields}
              base={form.formState.defaultValues ?? {}}
              form={form}
              current={actions.stale}
              onMerge={(values) => actions.stale && actions.goOn(actions.stale, values)}
              onLoad={() => actions.stale && actions.goOn(actions.stale)}
            />
          )}
          {record && submission && <RecordChanged masterDiId={record.id} submissionId={submission.id} />}
          {readOnly ? (
            <Alert icon={<IconLock aria-hidden />}>{t('readOnly')}</Alert>
          ) : (
            record && (
              <Group>
                <CopyMasterButton
                  form={form}
                  fields={fields}
                  market={marketForm}
                  record={record}
                  fromOperator={operator.defaults?.values ?? {}}
                />
                {defaults?.takeOver && (
                  <TakeOverButton form={form} fields={fields} takeOver={defaults.takeOver} />
                )}
              </Group>
            )
          )}
          {record && (
            <OperatorNotice operator={operator} fields={fields} masterDiId={record.id} readOnly={readOnly} />
          )}
          {!readOnly && <SavingLine needed={needed} fields={fields} />}
          <Group justify="space-between">
            <Narrowing form={marketForm} narrowed={narrowed} />
            {submission && (
              <Group gap="xs">
                <DossierButton kind="submission" id={submission.id} />
                {!step && <WholeFormLink marketForm={marketForm} submissionId={submission.id} />}
              </Group>
            )}
          </Group>
          <RequestedChanges
            of={submission && { masterDiId: null, submissionId: submission.id }}
            labelOf={(path) => labelOfPath(fields, path)}
          >
            {step ? <FormSteps step={step} {...sections} /> : <FormSections {...sections} />}
          </RequestedChanges>
          {submission && onDeleted && !form.formState.isDirty && (
            <DeleteDraft submission={submission} onDeleted={onDeleted} />
          )}
        </div>
      </div>
      <SubmissionBar
        form={form}
        submission={submission}
        actions={actions}
        cancel={cancel}
        order={order}
        onGoTo={goTo}
      />
    </form>
  )
}
