import { Card, Group, Text, Title } from '@mantine/core'
import { useFormState } from 'react-hook-form'
import type { FormSection, MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { FieldGroup, type SectionsProps } from './field-group.tsx'
import { idsOf } from './market-fields.ts'
import { UnaskedFields } from './unasked-fields.tsx'

export function FormSections({ marketForm, ...props }: SectionsProps & { marketForm: MarketForm }) {
  return marketForm.sections.map((section) => <SectionCard key={section.id} section={section} {...props} />)
}

function SectionCard({ section, ...props }: SectionsProps & { section: FormSection }) {
  const t = wordsOf(submissionsTexts.form)
  const { errors } = useFormState({ control: props.form.control })
  const problems = idsOf(section).filter((id) => errors[id]).length
  const { only, now } = props
  if (only && !idsOf(section).some((id) => now.asked(id) && only(id))) return null
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
      {props.marked && !props.only && <UnaskedFields section={section} {...props} />}
    </Card>
  )
}
