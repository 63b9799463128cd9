import { Alert, Button, Group } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { goToField } from '#web/record-form/go-to-field.ts'
import { InputIsBack } from '#web/record-form/input-is-back.tsx'
import { useKeptInput } from '#web/record-form/kept-input.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { fieldsOf, labelOfPath } from '#web/submissions/market-fields.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { CopyMasterButton } from './copy-master-button.tsx'
import { FormSections } from './form-sections.tsx'
import { MarketHints } from './market-hints.tsx'
import { OperatorNotice } from './operator-notice.tsx'
import { savableSchema } from './savable.ts'
import { SubmissionBar } from './submission-bar.tsx'
import classes from './submission-form.module.css'
import { useApplyFix } from './use-apply-fix.ts'
import { useFindings } from './use-findings.ts'
import { useFormNow } from './use-form-now.ts'
import { useOperator } from './use-operator.ts'
import { useSubmissionActions } from './use-submission-actions.ts'
import { ValidationPanel } from './validation-panel.tsx'

interface SubmissionFormProps {
  marketForm: MarketForm
  record: MasterRecord
  submission?: Submission
  /** What its manufacturer gives; absent where the server did not say. */
  defaults?: OperatorDefaults
  /** The field somebody was led to. */
  field?: string | undefined
  onSaved: (submission: number) => void
}

/** Reading goes on with what was found; beside the form the panel is in sight already. */
function showPanel(panel: HTMLElement): void {
  panel.focus({ preventScroll: true })
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) panel.scrollIntoView({ block: 'start' })
}

const nothingRevealed: ReadonlySet<string> = new Set()

/** The form of a market for one record: fields, findings and what can be done with them. */
export function SubmissionForm({
  marketForm,
  record,
  submission,
  defaults,
  field,
  onSaved,
}: SubmissionFormProps) {
  const market = marketForm.code
  const t = useTranslations('submissions.form')
  const fields = useMemo(() => fieldsOf(marketForm), [marketForm])
  const resolver = useMemo(() => zodResolver<FormValues>(savableSchema(fields)), [fields])
  // A form that has begun goes on with what it began with.
  const [begunWith] = useState(defaults?.values)
  const defaultValues = useMemo(
    () => toFormValues(fields, submission ?? begunWith),
    [fields, submission, begunWith],
  )
  const form = useForm<FormValues>({ defaultValues, resolver, shouldFocusError: false })
  const inputIsBack = useKeptInput(
    form,
    `submission ${market} ${record.id} ${submission?.id ?? ''}`,
    defaultValues,
  )
  const operator = useOperator({ form, fields, market, record, defaults })
  const panel = useRef<HTMLElement>(null)
  const [revealed, setRevealed] = useState(nothingRevealed)
  const now = useFormNow(form.control, marketForm, revealed)
  useFindings(form, submission?.validationResults)
  const actions = useSubmissionActions({
    ...{ form, fields, market, record, submission, onSaved },
    onValidated: () => panel.current && showPanel(panel.current),
  })
  const applyFix = useApplyFix(form, fields, defaultValues)
  const readOnly = submission !== undefined && !submission.abilities.edit

  const goTo = (path: string) => {
    setRevealed(new Set([...revealed, path.split('.')[0] ?? path]))
    // The field may be drawn only now.
    window.setTimeout(() => goToField(form, path))
  }
  // Another finding of the same submission leads to another field; what is typed meanwhile moves nothing.
  const leadTo = useEffectEvent(goTo)
  useEffect(() => {
    if (field !== undefined) leadTo(field)
  }, [field])
  return (
    <form noValidate onSubmit={actions.save}>
      <UnsavedGuard dirty={form.formState.isDirty && !actions.saving} />
      <div className={classes.layout}>
        <div className={classes.aside}>
          {submission && (
            <ValidationPanel
              ref={panel}
              submission={submission}
              dirty={form.formState.isDirty}
              fields={fields}
              labelOf={(path) => labelOfPath({ ...marketForm.fields, ...fields }, path)}
              onGoTo={goTo}
              onFix={applyFix}
            />
          )}
          <MarketHints form={marketForm} />
        </div>
        <div className={classes.sections}>
          {inputIsBack && form.formState.isDirty && <InputIsBack />}
          {actions.stale && (
            <ErrorPanel
              comesIntoSight
              title={t('staleTitle')}
              consequence={t('staleConsequence')}
              actions={
                <Button size="xs" variant="default" onClick={actions.loadCurrent}>
                  {t('staleLoad')}
                </Button>
              }
            />
          )}
          {readOnly ? (
            <Alert icon={<IconLock aria-hidden />}>{t('readOnly')}</Alert>
          ) : (
            <Group>
              <CopyMasterButton
                form={form}
                fields={fields}
                record={record}
                fromOperator={operator.defaults?.values ?? {}}
              />
            </Group>
          )}
          <OperatorNotice operator={operator} fields={fields} masterDiId={record.id} readOnly={readOnly} />
          <FormSections
            form={form}
            market={market}
            record={record}
            fields={operator.marked}
            marketForm={marketForm}
            now={now}
            readOnly={readOnly}
          />
        </div>
      </div>
      <SubmissionBar form={form} submission={submission} actions={actions} />
    </form>
  )
}
