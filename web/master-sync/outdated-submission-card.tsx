import { Checkbox, Group, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import type { OutdatedField, OutdatedSubmission } from '#core/contract/master-sync.ts'
import type { Field, Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { carryOverTexts } from '#web/messages/en/carry-over.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './master-sync.module.css'

interface StaleSubmissionCardProps {
  submission: OutdatedSubmission
  readOnly: boolean
  isTicked: (field: OutdatedField) => boolean
  onTick: (field: OutdatedField, on: boolean) => void
  /** Where the record can be corrected. */
  editRecord?: ReactNode
  /** What else can be done with it. */
  children?: ReactNode
}

const shared: Fields = submissionFields

/** One submission, with what it says and what the record says now. */
export function StaleSubmissionCard({
  submission,
  readOnly,
  isTicked,
  onTick,
  editRecord,
  children,
}: StaleSubmissionCardProps) {
  const t = wordsOf(carryOverTexts)
  const { id, country, masterDiId, fields, differs, status, beginsUpdate } = submission
  // The fields of one market alone are known to its form.
  const hasOwn = [...fields, ...differs].some(({ field }) => shared[field] === undefined)
  const { data: form } = useQuery({ ...marketFormQuery(country), enabled: hasOwn })
  const name = findMarket(country)?.country ?? country
  const behind = fields.filter(({ state }) => state === 'stale').length
  const otherwise = fields.length - behind
  const fieldOf = (name: string): Field | undefined => shared[name] ?? form?.fields[name]
  const counts = [
    behind > 0 && t('behind', { count: behind }),
    otherwise > 0 && t('otherwise', { count: otherwise }),
    differs.length > 0 && t('differs', { count: differs.length }),
  ]
  return (
    <fieldset className={classes.submission}>
      <VisuallyHidden component="legend">{t('legend', { country: name })}</VisuallyHidden>
      <Group gap="xs" className={classes.head}>
        <Flag code={country} />
        <SubmissionLink submission={{ id, country, masterDiId }} fw={600}>
          {name}
        </SubmissionLink>
        <SubmissionStatusBadge status={status} market={country} />
        <Text size="sm" c="dimmed">
          {counts.filter(Boolean).join(', ')}
        </Text>
      </Group>
      {beginsUpdate && fields.length > 0 && (
        <Text size="sm" className={classes.head}>
          {t('beginsUpdate')}
        </Text>
      )}
      {fields.map((each) => (
        <Row
          key={each.field}
          stale={each}
          field={fieldOf(each.field)}
          ticked={isTicked(each)}
          readOnly={readOnly}
          onTick={(on) => onTick(each, on)}
        />
      ))}
      {differs.map((each) => (
        <DifferingRow key={each.field} differing={each} field={fieldOf(each.field)} />
      ))}
      {differs.length > 0 && (
        <Group gap="md" className={classes.head}>
          <Text size="sm">{t('differsHelp')}</Text>
          {editRecord}
        </Group>
      )}
      {children && <div className={classes.head}>{children}</div>}
    </fieldset>
  )
}

interface RowProps {
  stale: OutdatedField
  field: Field | undefined
  ticked: boolean
  readOnly: boolean
  onTick: (on: boolean) => void
}

function Row({ stale, field, ticked, readOnly, onTick }: RowProps) {
  const t = wordsOf(carryOverTexts)
  const changedHere = stale.state === 'changed-here'
  return (
    <div className={classes.row}>
      <Checkbox
        label={stale.label}
        checked={ticked}
        disabled={readOnly}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <Said caption={t('submission')} field={field} value={stale.value}>
        {changedHere && (
          <Group gap="xs" mt={4}>
            <StatusBadge tone="caution">{t('changedHere')}</StatusBadge>
            <Text size="xs" c="dimmed" component="span">
              {t('wasCopied')} <Value field={field} value={stale.was} />
            </Text>
          </Group>
        )}
      </Said>
      <Said caption={t('record')} field={field} value={stale.now} />
    </div>
  )
}

interface DifferingRowProps {
  differing: OutdatedSubmission['differs'][number]
  field: Field | undefined
}

/** What the submission says otherwise although nobody changed the record: shown, not carried over. */
function DifferingRow({ differing: { label, value, now }, field }: DifferingRowProps) {
  const t = wordsOf(carryOverTexts)
  return (
    <div className={classes.row}>
      <Text size="sm">{label}</Text>
      <Said caption={t('submission')} field={field} value={value} />
      <Said caption={t('record')} field={field} value={now} />
    </div>
  )
}

interface SaidProps {
  caption: string
  field: Field | undefined
  value: unknown
  children?: ReactNode
}

const Said = ({ caption, field, value, children }: SaidProps) => (
  <div className={classes.value}>
    <Text size="xs" c="dimmed" className={classes.caption}>
      {caption}
    </Text>
    <Value field={field} value={value} />
    {children}
  </div>
)

const Value = ({ field, value }: { field: Field | undefined; value: unknown }) =>
  field ? <FieldText field={field} value={value} /> : String(value ?? '')
