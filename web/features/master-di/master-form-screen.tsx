import { Alert, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { RequestedChanges } from '#web/approval/requested-changes.tsx'
import { recordQuery } from '#web/data/master-di.ts'
import { MasterForm } from '#web/master-form/master-form.tsx'
import type { MasterFormMode } from '#web/master-form/master-form-mode.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import type { FormValues } from '#web/record-form/form-values.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink, ButtonLink } from '#web/ui/router-link.tsx'
import { mayBegin, NotNow } from './not-now.tsx'

interface MasterFormScreenProps {
  mode: MasterFormMode
  /** The record edited, or the one a new version or a copy starts from. */
  recordId?: number | undefined
  changeComment?: string | undefined
}

/** One form in four modes (specification, document 1 section 2.6). */
export function MasterFormScreen({ mode, recordId, changeComment }: MasterFormScreenProps) {
  const t = wordsOf(masterDiTexts.form)
  const { data, error, refetch, isFetching } = useQuery({
    ...recordQuery(recordId ?? 0),
    enabled: recordId !== undefined,
  })
  // A form begins with the record as it is now; what is loaded after that, or is not, takes it away no more.
  const [settled, setSettled] = useState(false)
  if (!settled && data && !isFetching) setSettled(true)
  const waiting = recordId !== undefined && (!data || !settled)
  return (
    <>
      <PageHeader
        title={t(`titles.${mode}`)}
        purpose={t('purpose')}
        back={<BackLink to="/master-di/records">{t('back')}</BackLink>}
      />
      {changeComment !== undefined && (
        <Alert color="yellow" icon={<IconMessage aria-hidden />} title={t('changeReason')} mb="md">
          <Text size="sm">{changeComment}</Text>
        </Alert>
      )}
      {error && !settled ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : waiting ? (
        <CentredSpinner label={t(`titles.${mode}`)} />
      ) : (
        <RequestedChanges
          of={mode === 'edit-draft' && data ? { masterDiId: data.id, submissionId: null } : undefined}
          labelOf={(field) => (masterFields as Fields)[field]?.label ?? field}
        >
          <FormOrReason key={`${mode} ${recordId}`} mode={mode} record={data} changeComment={changeComment} />
        </RequestedChanges>
      )}
    </>
  )
}

interface FormOrReasonProps {
  mode: MasterFormMode
  record: MasterRecord | undefined
  changeComment: string | undefined
}

/** Nobody fills in a form that is refused afterwards. */
function FormOrReason({ mode, record, changeComment }: FormOrReasonProps) {
  const can = useCan()
  // What was begun stays with the record it began with: a save or a refusal loads the record anew, and must
  // take neither the form nor what is typed into it.
  const [begun, setBegun] = useState(record)
  const [typed, setTyped] = useState<FormValues>()
  if (!mayBegin(mode, begun, can) && mayBegin(mode, record, can)) setBegun(record)
  // A draft that has been approved is edited as what it is now.
  const actual = mode === 'edit-draft' && begun?.status === 'active' ? 'edit' : mode
  return mayBegin(mode, begun, can) ? (
    <MasterForm
      key={begun?.revision}
      mode={actual}
      record={begun}
      changeComment={changeComment}
      typed={typed}
      onCurrent={(current, kept) => {
        setTyped(kept)
        setBegun(current)
      }}
    />
  ) : (
    <NotNow mode={mode} record={record} />
  )
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = wordsOf(masterDiTexts.form)
  const missing = isApiError(error) && error.status === 404
  return (
    <ErrorPanel
      title={missing ? t('notFound') : t('loadFailed')}
      {...(missing ? {} : { message: error.message, onRetry })}
      actions={
        <ButtonLink to="/master-di/records" variant="default" size="xs">
          {t('back')}
        </ButtonLink>
      }
    />
  )
}
