import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { operatorDefaultsQuery } from '#web/data/actors.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionForm } from '#web/submission-form/submission-form.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

interface FormPanelProps {
  marketForm: MarketForm
  record: MasterRecord
  submissionId: number | undefined
  field?: string | undefined
  onSaved: (submission: number) => void
  onDeleted: () => void
}

interface Shown {
  readonly submissionId: number | undefined
  /** Which form it is: another one begins with its own values. */
  readonly form: number
  /** The submission just made in it, which goes on there: what has the focus keeps it. */
  readonly made?: number
}

/** The form with the submission it edits, or an empty one for a new submission. */
export function FormPanel({ marketForm, record, submissionId, field, onSaved, onDeleted }: FormPanelProps) {
  const t = wordsOf(submissionsTexts.country)
  const words = wordsOf(submissionsTexts.form)
  const [shown, setShown] = useState<Shown>({ submissionId, form: 0 })
  const { data, error, refetch } = useQuery({
    ...submissionQuery(submissionId ?? 0),
    enabled: submissionId !== undefined,
  })
  // A new form begins with what the manufacturer gives; without an answer it begins empty.
  const defaults = useQuery(operatorDefaultsQuery(record.id, marketForm.code, undefined))
  if (shown.submissionId !== submissionId) {
    const goesOn = submissionId !== undefined && submissionId === shown.made
    setShown({ submissionId, form: goesOn ? shown.form : shown.form + 1 })
  }
  // What is loaded anew in vain takes no form in work off the screen.
  if (error && !data) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if ((submissionId !== undefined && !data) || defaults.isPending)
    return <CentredSpinner label={t('loading')} />
  return (
    <SubmissionForm
      key={`${record.id} ${shown.form}`}
      marketForm={marketForm}
      record={record}
      submission={data}
      defaults={defaults.data}
      cancel={
        <ButtonLink to="/master-di/records" variant="default" visibleFrom="xs">
          {words('cancel')}
        </ButtonLink>
      }
      field={field}
      onDeleted={onDeleted}
      onSaved={(submission) => {
        setShown({ ...shown, made: submission })
        onSaved(submission)
      }}
    />
  )
}
