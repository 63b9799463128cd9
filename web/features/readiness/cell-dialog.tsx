import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { findMarket, hasUdiDatabase, isFullyKnown } from '#core/code-lists/markets.ts'
import { marketsWithDownloads } from '#core/code-lists/registers.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import type { Submission, SubmissionInput } from '#core/contract/submissions.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { factsOfRow } from '#core/markets/published.ts'
import { LostCertificates } from '#web/certificates/lost-certificates.tsx'
import { operatorDefaultsQuery } from '#web/data/actors.ts'
import { recordQuery, standingInMarketQuery } from '#web/data/master-di.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { AcceptanceLine } from '#web/exchange/acceptance-line.tsx'
import { readinessTexts } from '#web/messages/en/readiness.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { fieldsOf, withCodes } from '#web/submission-form/market-fields.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { useFormNow } from '#web/submission-form/use-form-now.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { makeOfCell, saveCell } from './readiness-api.ts'

/** Whether the register of a market tells of certificates. */
const showsCertificates = (country: string) => marketsWithDownloads.some((code) => code === country)

const nothingRevealed: ReadonlySet<string> = new Set()

interface CellDialogProps {
  recordId: number
  country: string
  onClose: () => void
}

/** What one market still needs of one device, to be filled in on the spot. */
export function CellDialog({ recordId, country, onClose }: CellDialogProps) {
  const t = wordsOf(readinessTexts.fill)
  // Read once, when it opens: what is read again while somebody types would take the form away from under it.
  const [opened, setOpened] = useState<Opened>()
  const enabled = opened === undefined
  const record = useQuery(recordQuery(recordId))
  const cell = useQuery({ ...standingInMarketQuery(recordId, country), enabled })
  const form = useQuery(marketFormQuery(country))
  const defaults = useQuery(operatorDefaultsQuery(recordId, country, undefined))
  const made = cell.data?.submissionId ?? null
  const submission = useQuery({
    ...submissionQuery(made ?? 0),
    enabled: enabled && cell.isFetchedAfterMount && made !== null,
    staleTime: 0,
  })
  const name = findMarket(country)?.country ?? country
  const error = record.error ?? cell.error ?? form.error ?? submission.error
  const title = t('title', { country: name, device: record.data?.deviceName ?? '' })
  const isRead = cell.isFetchedAfterMount && (made === null || submission.isFetchedAfterMount)
  if (enabled && !error && isRead && record.data && cell.data && form.data && !defaults.isPending) {
    setOpened({
      record: record.data,
      cell: cell.data,
      marketForm: form.data,
      defaults: defaults.data,
      submission: made === null ? undefined : submission.data,
    })
  }
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      {opened ? (
        <Fill
          // A form of its own with the current values after a conflict.
          key={opened.submission?.revision}
          {...opened}
          name={name}
          onClose={onClose}
          onCurrent={(current) => setOpened({ ...opened, submission: current })}
        />
      ) : error ? (
        <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void cell.refetch()} />
      ) : (
        <CentredSpinner label={t('loading')} />
      )}
    </Dialog>
  )
}

interface Opened {
  record: MasterRecord
  cell: MarketReadiness
  marketForm: MarketForm
  defaults: OperatorDefaults | undefined
  submission: Submission | undefined
}

interface FillProps extends Opened {
  name: string
  onClose: () => void
  onCurrent: (current: Submission) => void
}

function Fill({ record, cell, marketForm, defaults, submission, name, onClose, onCurrent }: FillProps) {
  const t = wordsOf(readinessTexts.fill)
  const can = useCan()
  const { country, needed } = cell
  const submissionId = submission?.id ?? null
  const [begun] = useState(() => ({
    ...copyOfMaster(record, record.sourceData, marketForm),
    ...defaults?.values,
  }))
  const stored = submission ?? begun
  const all = useMemo(() => fieldsOf(marketForm), [marketForm])
  const form = useForm<FormValues>({ defaultValues: toFormValues(all, stored) })
  const facts = useMemo(
    () => submission && factsOfRow(submission.registeredAt !== null, submission.publishDateSent),
    [submission],
  )
  const now = useFormNow({ form, marketForm, revealed: nothingRevealed, stored, facts })
  // Fields that become required by an answer are added; none disappears while it is being filled in.
  const seen = useRef(new Set(cell.missing.map(({ field }) => field)))
  for (const id of now.missingFields) seen.current.add(id)
  const fields: Fields = Object.fromEntries(
    Object.entries(all).flatMap(([id, field]) =>
      seen.current.has(id) && !field.assigned ? [[id, withCodes(id, field, now.offered)]] : [],
    ),
  )
  const mayChange = can(submissionId === null ? 'create-submissions' : 'edit-submissions')
  const save = useChange({
    nouns: ['submissions', 'master-di'],
    run: (values: FormValues) => {
      const given = Object.entries(toBody(fields, values)).filter(([, value]) => value !== null)
      const body = Object.fromEntries(given) as SubmissionInput
      if (submission) return saveCell(submission, body)
      return makeOfCell({
        ...begun,
        ...body,
        masterDiId: record.id,
        targetCountries: [country],
      } as SubmissionInput)
    },
    onSuccess: () => {
      toast({ title: submissionId === null ? t('made', { country: name }) : t('saved') })
      onClose()
    },
  })
  useBusyDialog(save.isPending)
  const ids = Object.keys(fields)
  return (
    <form onSubmit={form.handleSubmit((values) => save.mutate(values))} noValidate>
      <Stack gap="md">
        <AcceptanceLine market={country} />
        {showsCertificates(country) && <LostCertificates masterDiId={record.id} />}
        <Text size="sm">
          {ids.length === 0
            ? !isFullyKnown(country)
              ? t('nothingKnown', {
                  ...{ country: name, needed: String(needed ?? 0) },
                  database: hasUdiDatabase(country) ? 'yes' : 'no',
                })
              : t('nothing', { country: name, needed: needed ?? 0 })
            : submissionId === null
              ? t('ofRecord', { country: name })
              : t('ofSubmission')}
        </Text>
        {ids.map((id) => {
          const field = fields[id]
          return (
            field && (
              <RecordField
                key={id}
                field={field}
                name={id}
                control={form.control}
                readOnly={!mayChange}
                required={now.needed(id)}
                cellRequired={now.needed}
                statements="yes-no"
              />
            )
          )
        })}
        {save.error && (
          <SaveFailure<Submission> title={t('saveFailed')} error={save.error} onCurrent={onCurrent} />
        )}
        {!mayChange && (
          <Text size="sm" c="dimmed">
            {t('readOnly')}
          </Text>
        )}
        <Group justify="flex-end">
          <ButtonLink
            variant="default"
            to="/country-specific/$country/$masterDiId"
            params={{ country, masterDiId: String(record.id) }}
            search={{ tab: 'form', ...(submissionId !== null && { submission: submissionId }) }}
          >
            {t('openForm')}
          </ButtonLink>
          {mayChange && ids.length > 0 && (
            <Button type="submit" loading={save.isPending}>
              {submissionId === null ? t('make') : t('save')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
