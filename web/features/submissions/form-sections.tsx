import { Alert, Anchor, Card, Group, List, Text, Title } from '@mantine/core'
import { IconExternalLink, IconInfoCircle } from '@tabler/icons-react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Fields } from '#core/dictionary/field.ts'
import type { FormSection, MarketForm } from '#core/markets/market.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { BasicUdiDiGenerator } from './basic-udi-di-generator.tsx'

interface FormSectionsProps {
  form: UseFormReturn<FormValues>
  fields: Fields
  marketForm: MarketForm
}

/** What saving a submission derived from a master record demands (decision D10). */
const neededAtSaving: readonly string[] = ['deviceName', 'riskClass', 'intendedUse']

export function FormSections({ form, fields, marketForm }: FormSectionsProps) {
  return marketForm.sections.map((section) => (
    <SectionCard key={section.id} section={section} form={form} fields={fields} marketForm={marketForm} />
  ))
}

function SectionCard({ section, form, fields, marketForm }: FormSectionsProps & { section: FormSection }) {
  const t = useTranslations('submissions.form')
  const { errors } = useFormState({ control: form.control })
  const problems = section.fields.filter((id) => errors[id]).length
  const withGenerator = marketForm.generatesBasicUdiDi && section.fields.includes('basicUdiDi')
  const isRequired = (id: string) =>
    neededAtSaving.includes(id) || (marketForm.alwaysNeeded as readonly string[]).includes(id)
  const basicUdiDi = fields.basicUdiDi
  return (
    <Card withBorder padding="lg">
      <Group mb={4} gap="sm">
        <Title order={2} size="h4">
          {section.title}
        </Title>
        {problems > 0 && (
          <StatusBadge tone="critical">{t('issuesInSection', { count: problems })}</StatusBadge>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {section.purpose}
      </Text>
      {withGenerator && basicUdiDi && (
        <>
          <MarketHints />
          <BasicUdiDiGenerator form={form} />
          <div style={{ marginBlock: 'var(--mantine-spacing-md)' }}>
            <RecordField field={basicUdiDi} name="basicUdiDi" control={form.control} required readOnly />
          </div>
        </>
      )}
      <RecordFields
        fields={fields}
        ids={section.fields.filter((id) => !(withGenerator && id === 'basicUdiDi'))}
        control={form.control}
        required={isRequired}
      />
    </Card>
  )
}

/** What the specification reminds of beside the EU form. */
function MarketHints() {
  const t = useTranslations('submissions.form.hints')
  return (
    <Alert color="blue" variant="light" icon={<IconInfoCircle aria-hidden />} title={t('title')} mb="md">
      <List size="sm">
        {(['basicUdi', 'srn', 'emdn', 'risk', 'rules', 'timeline'] as const).map((hint) => (
          <List.Item key={hint}>{t(hint)}</List.Item>
        ))}
      </List>
      <Anchor
        href="/business-rules"
        target="_blank"
        rel="noreferrer"
        size="sm"
        mt="xs"
        display="inline-block"
      >
        <Group gap={4} component="span">
          {t('rulesLink')}
          <IconExternalLink size={14} aria-hidden />
        </Group>
      </Anchor>
    </Alert>
  )
}
