import { Card, Group, Text, Title } from '@mantine/core'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { FormGroup, FormSection, MarketForm } from '#core/markets/market.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { FieldWidget, type OwnWidgets } from './field-widget.tsx'
import { idsOf, withCodes } from './market-fields.ts'
import type { Needed } from './savable.ts'
import classes from './submission-form.module.css'
import type { FormNow } from './use-form-now.ts'

export interface SectionsProps {
  form: UseFormReturn<FormValues>
  market: string
  record: MasterRecord | undefined
  fields: Fields
  /** What saving cannot do without. */
  needed: Needed
  now: FormNow
  readOnly: boolean
  widgets: OwnWidgets | undefined
}

export function FormSections({ marketForm, ...props }: SectionsProps & { marketForm: MarketForm }) {
  return marketForm.sections.map((section) => <SectionCard key={section.id} section={section} {...props} />)
}

function SectionCard({ section, ...props }: SectionsProps & { section: FormSection }) {
  const t = useTranslations('submissions.form')
  const { errors } = useFormState({ control: props.form.control })
  const problems = idsOf(section).filter((id) => errors[id]).length
  return (
    <Card withBorder padding="lg" component="section" aria-label={section.title}>
      <Group gap="sm" mb={section.purpose === undefined ? 'md' : 4}>
        <Title order={2}>{section.title}</Title>
        {problems > 0 && (
          <StatusBadge tone="critical">{t('issuesInSection', { count: problems })}</StatusBadge>
        )}
      </Group>
      {section.purpose !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {section.purpose}
        </Text>
      )}
      {section.groups.map((group) => (
        <FieldGroup key={group.fields.join(' ')} group={group} {...props} />
      ))}
    </Card>
  )
}

export function FieldGroup({
  group,
  form,
  market,
  record,
  fields,
  needed,
  now,
  readOnly,
  widgets,
}: SectionsProps & { group: FormGroup }) {
  const isRequired = (id: string) => Object.hasOwn(needed, id) || now.needed(id)
  // A heading over a single field of the same name would only say it twice.
  const alone = group.fields.length === 1 ? fields[group.fields[0] ?? '']?.label : undefined
  const heading = group.title === alone ? undefined : group.title
  const asked = group.fields.filter((id) => now.asked(id))
  const ids = asked.filter((id) => !now.widgets[id])
  const offered = Object.fromEntries(
    ids.flatMap((id) => {
      const field = fields[id]
      return field ? [[id, withCodes(id, field, now.offered)]] : []
    }),
  )
  if (asked.length === 0) return null
  return (
    <div className={classes.group}>
      {heading !== undefined && (
        <Title order={3} className={classes.groupTitle}>
          {heading}
        </Title>
      )}
      {asked.map((id) => {
        const name = now.widgets[id]
        const field = fields[id]
        return (
          name &&
          field && <FieldWidget key={id} {...{ name, id, field, form, market, record, readOnly, widgets }} />
        )
      })}
      <RecordFields
        fields={offered}
        control={form.control}
        required={isRequired}
        readOnly={readOnly}
        statements="yes-no"
        inOrder
      />
    </div>
  )
}
