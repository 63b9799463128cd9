import { Card, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Fields } from '#core/dictionary/field.ts'
import type { FormGroup, FormSection, MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { firstGap } from './first-gap.ts'
import classes from './section-index.module.css'
import { countsOf, SectionMarks } from './section-marks.tsx'
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

/**
 * The parts of a long form, in sight wherever one is, with what is wrong and what is missing in each; each leads to
 * its first gap. Where there is no room beside the form it is a line above it, which opens.
 */
export function SectionIndex({ form, marketForm, fields, now, onGoTo }: SectionIndexProps) {
  const t = wordsOf(submissionsTexts.form)
  const { errors } = useFormState({ control: form.control })
  const listId = useId()
  const above = useMediaQuery('(width < 80em)') === true
  const [open, setOpen] = useState(false)
  const entries = marketForm.sections.flatMap((section) => [
    ...(section.groups.every(({ title }) => title !== undefined)
      ? []
      : [{ title: section.title, level: 1, fields: untitledOf(section) }]),
    ...section.groups.flatMap((group: FormGroup) =>
      group.title === undefined ? [] : [{ title: group.title, level: 2, fields: group.fields }],
    ),
  ])
  const shown = entries.flatMap((entry) => {
    const asked = entry.fields.filter((id) => id in fields && now.asked(id))
    return asked.length > 0 ? [{ ...entry, fields: asked }] : []
  })
  const all = countsOf(
    shown.flatMap((entry) => entry.fields),
    errors,
    now,
  )
  const folded = above && !open
  return (
    <Card withBorder padding="xs" component="nav" aria-label={t('index')} className={classes.card}>
      {above ? (
        <UnstyledButton
          className={classes.line}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <Text span fw={600} size="sm">
            {t('index')}
          </Text>
          <Group gap={6} wrap="nowrap">
            <SectionMarks {...all} />
            <IconChevronDown
              size={16}
              aria-hidden
              className={classes.chevron}
              data-open={open || undefined}
            />
          </Group>
        </UnstyledButton>
      ) : (
        <Group justify="space-between" className={classes.head}>
          <Title order={2} size="h4">
            {t('index')}
          </Title>
          <SectionMarks {...all} />
        </Group>
      )}
      <div className={classes.entries} id={listId} hidden={folded}>
        {shown.map((entry) => (
          <UnstyledButton
            key={entry.title}
            className={classes.entry}
            data-level={entry.level}
            onClick={() => {
              setOpen(false)
              const path = firstGap(entry.fields, errors, now)
              if (path !== undefined) onGoTo(path)
            }}
          >
            {entry.title}
            <SectionMarks {...countsOf(entry.fields, errors, now)} />
          </UnstyledButton>
        ))}
      </div>
    </Card>
  )
}
