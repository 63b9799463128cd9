import { Alert, Group } from '@mantine/core'
import { IconArrowLeft, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { operatorDefaultsQuery } from '#web/data/actors.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { euSubmissionsTexts } from '#web/messages/en/eu-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { SubmissionForm } from '#web/submission-form/submission-form.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { BasicUdiDiField } from './basic-udi-di-field.tsx'
import type { EuFormSearch } from './eu-submissions-search.ts'

interface EuFormScreenProps {
  /** None for a new one. */
  submissionId?: number
  search: EuFormSearch
  onSearchChange: (search: EuFormSearch) => void
  onSaved: (id: number) => void
  onDeleted?: () => void
}

/** The form of all fields of an EU submission, over twelve tabs (specification, document 2 section 2.2). */
export function EuFormScreen({ submissionId, ...rest }: EuFormScreenProps) {
  const t = wordsOf(euSubmissionsTexts.form)
  const isNumber = submissionId === undefined || Number.isInteger(submissionId)
  const submission = useQuery({
    ...submissionQuery(submissionId ?? 0),
    enabled: submissionId !== undefined && isNumber,
  })
  const market = useQuery(marketFormQuery(defaultMarket))
  // What is loaded anew in vain takes no form in work off the screen.
  const error = (!submission.data && submission.error) || (!market.data && market.error) || undefined
  if (error || !isNumber) {
    const missing = !error || (isApiError(error) && error.status === 404)
    return (
      <>
        <PageHeader title={t('editTitle')} back={<Back />} />
        <ErrorPanel
          title={missing ? t('notFound') : t('loadFailed')}
          {...(missing
            ? { advice: t('notFoundAdvice') }
            : { message: error?.message ?? '', onRetry: () => void submission.refetch() })}
        />
      </>
    )
  }
  if (!market.data || (submissionId !== undefined && !submission.data)) {
    const title = submissionId === undefined ? t('newTitle') : t('editTitle')
    return <LoadingScreen title={title} label={t('loading')} />
  }
  const { targetCountries: [country = defaultMarket] = [], masterDiId } = submission.data ?? {}
  // A submission of another market has its form on the page of its country.
  if (submissionId !== undefined && country !== defaultMarket && masterDiId) {
    return (
      <Navigate
        to="/country-specific/$country/$masterDiId"
        params={{ country, masterDiId: String(masterDiId) }}
        search={{ tab: 'form', submission: submissionId }}
        replace
      />
    )
  }
  return <LoadedForm marketForm={market.data} submission={submission.data} {...rest} />
}

interface LoadedFormProps extends Omit<EuFormScreenProps, 'submissionId'> {
  marketForm: MarketForm
  submission: Submission | undefined
}

function LoadedForm({ marketForm, submission, search, onSearchChange, onSaved, onDeleted }: LoadedFormProps) {
  const t = wordsOf(euSubmissionsTexts.form)
  const { sheet } = search
  const mayCreate = useCan()('create-submissions')
  const recordId = submission?.masterDiId ?? undefined
  const record = useQuery({ ...recordQuery(recordId ?? 0), enabled: recordId !== undefined })
  const defaults = useQuery({
    ...operatorDefaultsQuery(recordId ?? 0, marketForm.code, undefined),
    enabled: recordId !== undefined,
  })
  const [whole] = useState<MarketForm>(() => ({
    ...marketForm,
    sections: marketForm.tabs ?? marketForm.sections,
  }))
  if (recordId !== undefined && (record.isPending || defaults.isPending)) {
    return <LoadingScreen title={t('editTitle')} label={t('loading')} />
  }
  return (
    <>
      <PageHeader
        title={submission ? t('editTitle') : t('newTitle')}
        flag={marketForm.code}
        purpose={submission ? <Purpose submission={submission} /> : t('newPurpose')}
        back={<Back sheet={sheet} />}
        {...(submission && {
          actions: (
            <>
              {recordId !== undefined && (
                <ButtonLink
                  to="/country-specific/$country/$masterDiId"
                  params={{ country: marketForm.code, masterDiId: String(recordId) }}
                  search={{ tab: 'form', submission: submission.id }}
                  variant="default"
                >
                  {t('countryForm')}
                </ButtonLink>
              )}
              <ButtonLink to="/version-control/$id" params={{ id: String(submission.id) }} variant="default">
                {t('versions')}
              </ButtonLink>
            </>
          ),
        })}
      />
      {submission === undefined && !mayCreate ? (
        <Alert icon={<IconLock aria-hidden />}>{t('mayNotCreate')}</Alert>
      ) : (
        <SubmissionForm
          key={submission?.id ?? 'new'}
          marketForm={whole}
          record={record.data}
          submission={submission}
          defaults={defaults.data}
          step={{
            current: search.tab ?? whole.sections[0]?.id ?? '',
            onChange: (tab) => onSearchChange({ tab, ...(sheet !== undefined && { sheet }) }),
          }}
          field={search.field}
          widgets={{ 'identifier-generator': (props) => <BasicUdiDiField {...props} /> }}
          cancel={
            sheet === undefined ? (
              <ButtonLink to="/submissions" variant="default" visibleFrom="xs">
                {t('cancel')}
              </ButtonLink>
            ) : (
              <ButtonLink
                to="/submissions/sheet/$id"
                params={{ id: String(sheet) }}
                variant="default"
                visibleFrom="xs"
              >
                {t('cancel')}
              </ButtonLink>
            )
          }
          onSaved={onSaved}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}

function Purpose({ submission }: { submission: Submission }) {
  const { deviceName, udiDi, basicUdiDi, id } = submission
  return (
    <>
      {deviceName || `No. ${id}`} <bdi className="code">{udiDi || basicUdiDi}</bdi>
    </>
  )
}

function Back({ sheet }: { sheet?: number | undefined }) {
  const t = wordsOf(euSubmissionsTexts.form)
  const words = (
    <Group gap={4} component="span">
      <IconArrowLeft size={14} aria-hidden />
      {t(sheet === undefined ? 'back' : 'backToSheet')}
    </Group>
  )
  return sheet === undefined ? (
    <TextLink to="/submissions" size="sm">
      {words}
    </TextLink>
  ) : (
    <TextLink to="/submissions/sheet/$id" params={{ id: String(sheet) }} size="sm">
      {words}
    </TextLink>
  )
}
