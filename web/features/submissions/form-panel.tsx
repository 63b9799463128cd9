import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { submissionQuery } from './submission-api.ts'
import { SubmissionForm } from './submission-form.tsx'

interface FormPanelProps {
  market: string
  record: MasterRecord
  submissionId: number | undefined
  onSaved: (submission: number) => void
}

/** The form with the submission it edits, or an empty one for a new submission. */
export function FormPanel({ market, record, submissionId, onSaved }: FormPanelProps) {
  const t = useTranslations('submissions.country')
  const { data, error, refetch } = useQuery({
    ...submissionQuery(submissionId ?? 0),
    enabled: submissionId !== undefined,
  })
  if (submissionId === undefined) {
    return <SubmissionForm key="new" market={market} record={record} onSaved={onSaved} />
  }
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  return <SubmissionForm key={data.id} market={market} record={record} submission={data} onSaved={onSaved} />
}
