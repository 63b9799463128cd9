import { Card, Title, UnstyledButton } from '@mantine/core'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Fields } from '#core/dictionary/field.ts'
import type { FormGroup, FormSection, MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './submission-form.module.css'
import type { FormNow } from './use-form-now.ts'

interface SectionIndexProps {
  form: UseFormReturn<FormValues>
  marketForm: MarketForm
  fields: Fields
  now: FormNow
  onGoTo: (path: string) => void
}

const untitledOf = ({ groups }: FormSection): readonly string[] =>
  groups.flatMap(({ title, fields }) => (title === undefined ? fields : []))

/** The parts of a long form, in sight wherever one is; each leads to its first field. */
export function SectionIndex({ form, marketForm, fields, now, onGoTo }: SectionIndexProps) {
  const t = wordsOf(submissionsTexts.form)
  const { errors } = useFormState({ control: form.control })
  const entries = marketForm.sections.flatMap((section) => [
    ...(section.groups.every(({ title }) => title !== undefined)
      ? []
      : [{ title: section.title, level: 1, fields: untitledOf(section) }]),
    ...section.groups.flatMap((group: FormGroup) =>
      group.title === undefined ? [] : [{ title: group.title, level: 2, fields: group.fields }],
    ),
  ])
  return (
    <Card withBorder padding="md" component="nav" aria-label={t('index')} className={classes.indexCard}>
      <Title order={2} size="h4" mb="xs">
        {t('index')}
      </Title>
      <div className={classes.index}>
        {entries.map((entry) => {
          const asked = entry.fields.filter((id) => id in fields && now.asked(id))
          const problems = asked.filter((id) => errors[id]).length
          const [first] = asked
          if (first === undefined) return null
          return (
            <UnstyledButton
              key={entry.title}
              className={classes.indexEntry}
              data-level={entry.level}
              onClick={() => onGoTo(first)}
            >
              {entry.title}
              {problems > 0 && <StatusBadge tone="critical">{String(problems)}</StatusBadge>}
            </UnstyledButton>
          )
        })}
      </div>
    </Card>
  )
}
