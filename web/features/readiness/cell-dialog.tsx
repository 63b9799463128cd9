import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import type { SubmissionInput } from '#core/contract/submissions.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import { formReader } from '#core/markets/form-state.ts'
import { type MarketForm, usedField } from '#core/markets/market.ts'
import { operatorDefaultsQuery } from '#web/data/actors.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { withCodes } from '#web/submission-form/market-fields.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { cellQuery, saveCell } from './readiness-api.ts'

interface CellDialogProps {
  recordId: number
  country: string
  onClose: () => void
}

/** What one market still needs of one device, to be filled in on the spot. */
export function CellDialog({ recordId, country, onClose }: CellDialogProps) {
  const t = useTranslations('readiness.fill')
  const record = useQuery(recordQuery(recordId))
  const cell = useQuery(cellQuery(recordId, country))
  const form = useQuery(marketFormQuery(country))
  const defaults = useQuery(operatorDefaultsQuery(recordId, country, undefined))
  const name = findMarket(country)?.country ?? country
  const error = record.error ?? cell.error ?? form.error
  const title = t('title', { country: name, device: record.data?.deviceName ?? '' })
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      {error ? (
        <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void cell.refetch()} />
      ) : record.data && cell.data && form.data && !defaults.isPending ? (
        <Fill
          // Each state of what is missing is a form of its own.
          key={cell.data.missing.map(({ field }) => field).join(' ')}
          record={record.data}
          cell={cell.data}
          marketForm={form.data}
          defaults={defaults.data}
          name={name}
          onClose={onClose}
        />
      ) : (
        <CentredSpinner label={t('loading')} />
      )}
    </Dialog>
  )
}

interface FillProps {
  record: MasterRecord
  cell: MarketReadiness
  marketForm: MarketForm
  defaults: OperatorDefaults | undefined
  name: string
  onClose: () => void
}

function Fill({ record, cell, marketForm, defaults, name, onClose }: FillProps) {
  const t = useTranslations('readiness.fill')
  const can = useCan()
  const { country, submissionId, needed } = cell
  const begun = { ...copyOfMaster(record, record.sourceData, marketForm), ...defaults?.values }
  const { offered } = formReader(marketForm)(begun as never)
  const fields: Fields = Object.fromEntries(
    cell.missing.flatMap(({ field: id }) => {
      const field = usedField(marketForm, id)
      return field ? [[id, withCodes(id, field, offered)]] : []
    }),
  )
  const form = useForm<FormValues>({ defaultValues: toFormValues(fields) })
  const mayChange = can(submissionId === null ? 'create-submissions' : 'edit-submissions')
  const save = useChange({
    nouns: ['submissions', 'master-di'],
    run: (values: FormValues) => {
      const given = Object.entries(toBody(fields, values)).filter(([, value]) => value !== null)
      const body = Object.fromEntries(given) as SubmissionInput
      if (submissionId !== null) return saveCell(submissionId, body)
      return saveCell(null, {
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
    onError: (error) => toast({ variant: 'destructive', title: t('saveFailed'), description: error.message }),
  })
  const ids = Object.keys(fields)
  return (
    <form onSubmit={form.handleSubmit((values) => save.mutate(values))} noValidate>
      <Stack gap="md">
        <Text size="sm">
          {ids.length === 0
            ? t('nothing', { country: name, needed: needed ?? 0 })
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
                statements="yes-no"
              />
            )
          )
        })}
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
