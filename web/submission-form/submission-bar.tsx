import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Submission } from '#core/contract/submissions.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FormStatus } from '#web/record-form/form-status.tsx'
import type { FormValues } from '#web/record-form/form-values.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { DownloadButton } from './download-button.tsx'
import { SendButton } from './send-button.tsx'
import { SubmissionStatusBadge } from './submission-status-badge.tsx'
import type { SubmissionActions } from './use-submission-actions.ts'

interface SubmissionBarProps {
  form: UseFormReturn<FormValues>
  submission: Submission | undefined
  actions: SubmissionActions
  /** Leads out of the form. */
  cancel: ReactNode
  order: readonly string[]
  onGoTo: (path: string) => void
}

/** Save, validate and download, in reach wherever in the form one is. */
export function SubmissionBar({ form, submission, actions, cancel, order, onGoTo }: SubmissionBarProps) {
  const t = wordsOf(submissionsTexts.form)
  const { isDirty } = form.formState
  return (
    <ActionBar
      status={
        <>
          {submission && (
            <SubmissionStatusBadge
              status={submission.status}
              market={submission.targetCountries[0]}
              recordStatus={submission.recordStatus}
            />
          )}
          <FormStatus
            form={form}
            calm={submission ? t('allSaved') : t('notSavedYet')}
            order={order}
            onGoTo={onGoTo}
          />
        </>
      }
    >
      {cancel}
      {submission && (
        <>
          <DownloadButton
            submission={submission}
            actions={actions}
            disabled={!submission.abilities.download || isDirty}
          />
          {submission.abilities.sendForApproval && !isDirty && <SendButton submission={submission} />}
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={16} aria-hidden />}
            loading={actions.validating}
            disabled={!submission.abilities.validate && !(submission.abilities.edit && isDirty)}
            onClick={actions.validate}
          >
            {isDirty ? t('saveAndValidate') : t('validate')}
          </Button>
        </>
      )}
      {(submission === undefined || submission.abilities.edit) && (
        <Button type="submit" loading={actions.saving} disabled={submission !== undefined && !isDirty}>
          {submission ? t('update') : t('create')}
        </Button>
      )}
    </ActionBar>
  )
}
