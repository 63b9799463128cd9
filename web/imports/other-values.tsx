import { Button, Checkbox, Group, Pagination, Stack, Text, Title } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job, RowWithOtherValues } from '#core/contract/imports.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { ImportedRecords } from './imported-records.ts'
import { otherValuesQuery, otherValuesShown, startUpdate } from './job-api.ts'
import classes from './other-values.module.css'

interface OtherValuesProps {
  job: Job
  records: ImportedRecords
  onUpdateStarted: (update: Job) => void
}

/** Rows that say otherwise than their records: both values of each field, and the way to take the file's over. */
export function OtherValues({ job, records, onUpdateStarted }: OtherValuesProps) {
  const t = wordsOf(importsTexts.otherValues)
  const pages = wordsOf(uiTexts.table)
  const [page, setPage] = useState(1)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { data, error, refetch } = useQuery(otherValuesQuery(job.id, page))
  const tick = (row: number) => {
    const next = new Set(ticked)
    if (!next.delete(row)) next.add(row)
    setTicked(next)
  }
  const last = Math.ceil(job.otherValues / otherValuesShown)
  const title = t('title', { count: job.otherValues })
  return (
    <section className={classes.panel} aria-label={title}>
      <Stack gap="sm">
        <Title order={3} size="h5" className={classes.title}>
          <IconArrowsExchange size={20} aria-hidden />
          {title}
        </Title>
        <Text size="sm">
          {t('help')} {job.updated > 0 && t('updated', { count: job.updated })}
        </Text>
        {job.updatable > 0 && (
          <Update
            job={job}
            ticked={ticked}
            consequence={records.updateConsequence}
            onStarted={onUpdateStarted}
          />
        )}
        {error && <ErrorPanel title={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <CentredSpinner label={title} />}
        {data && <Rows rows={data.items} records={records} ticked={ticked} onTick={tick} />}
        {last > 1 && (
          <Pagination
            size="sm"
            total={last}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': pages(control) })}
            aria-label={pages('pages')}
            role="navigation"
          />
        )}
      </Stack>
    </section>
  )
}

interface RowsProps {
  rows: readonly RowWithOtherValues[]
  records: ImportedRecords
  ticked: ReadonlySet<number>
  onTick: (row: number) => void
}

function Rows({ rows, records, ticked, onTick }: RowsProps) {
  const t = wordsOf(importsTexts.otherValues)
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('inHub')}</th>
          <th scope="col">{t('inFile')}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.row}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={classes.rowHead}>
              <RowHead
                row={row}
                records={records}
                ticked={ticked.has(row.row)}
                onTick={() => onTick(row.row)}
              />
            </th>
          </tr>
          {row.changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.label}</th>
              <td data-label={t('inHub')}>
                <Value fields={records.fields} field={change.field} value={change.from} />
              </td>
              <td data-label={t('inFile')} className={classes.inFile}>
                <Value fields={records.fields} field={change.field} value={change.to} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface RowHeadProps {
  row: RowWithOtherValues
  records: ImportedRecords
  ticked: boolean
  onTick: () => void
}

function RowHead({ row, records, ticked, onTick }: RowHeadProps) {
  const t = wordsOf(importsTexts)
  const canBe = row.problem === null && !row.updated
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      {canBe && (
        <Checkbox
          size="xs"
          checked={ticked}
          onChange={onTick}
          aria-label={t('otherValues.choose', { row: String(row.row) })}
          mt={3}
        />
      )}
      <div>
        <Group gap="xs">
          <Text span inherit c="dimmed">
            {t('errorRow', { row: String(row.row) })}
          </Text>
          {records.recordLink(row.recordId, row.subject)}
          {row.updated && <StatusBadge tone="positive">{t('otherValues.isUpdated')}</StatusBadge>}
        </Group>
        {row.problem !== null && (
          <Text size="sm" fw={400}>
            {row.problem}
          </Text>
        )}
      </div>
    </Group>
  )
}

/** In the words of the dictionary; of a field that it has no longer, as it was stored. */
function Value({ fields, field, value }: { fields: Fields; field: string; value: unknown }) {
  const known = fields[field]
  return known ? <FieldText field={known} value={value} /> : JSON.stringify(value)
}

interface UpdateProps {
  job: Job
  consequence: string | undefined
  ticked: ReadonlySet<number>
  onStarted: (update: Job) => void
}

function Update({ job, ticked, consequence, onStarted }: UpdateProps) {
  const t = wordsOf(importsTexts.otherValues)
  const failed = wordsOf(importsTexts.update)('failed')
  // Where the values will go: into the records, or into drafts of their next versions.
  const way = job.byNewVersion ? 'byNewVersion' : 'directly'
  const [asking, setAsking] = useState(false)
  const update = useChange<string, Job>({
    nouns: ['jobs'],
    run: (reason) => startUpdate(job.id, ticked.size > 0 ? [...ticked] : undefined, reason),
    onSuccess: onStarted,
    onError: (error) => toast({ title: failed, description: error.message, variant: 'destructive' }),
  })
  if (!job.mayUpdate) return null
  const count = ticked.size > 0 ? ticked.size : job.updatable
  return (
    <Group gap="sm">
      <Button onClick={() => setAsking(true)}>{t('update')}</Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {ticked.size > 0 ? t('chosen', { count }) : t('all', { count })}
      </Text>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t(`${way}.confirmTitle`, { count })}
        consequence={consequence ?? t(`${way}.consequence`)}
        confirmLabel={t(`${way}.confirm`, { count })}
        reason={{ label: t('reason'), maxLength: reasonLength, help: t('reasonHelp') }}
        onConfirm={(reason) => update.mutateAsync(reason)}
      />
    </Group>
  )
}
