import { Badge, Button, Card, Group, Tabs, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormState } from 'react-hook-form'
import type { FormSection, MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldGroup, type SectionsProps } from './field-group.tsx'
import classes from './form-steps.module.css'
import { idsOf } from './market-fields.ts'
import { countsOf, SectionMarks } from './section-marks.tsx'
import { UnaskedFields } from './unasked-fields.tsx'
import type { FormNow } from './use-form-now.ts'

/** Which section is shown; it stands in the address bar. */
export interface Step {
  readonly current: string
  readonly onChange: (section: string) => void
}

interface FormStepsProps extends SectionsProps {
  marketForm: MarketForm
  step: Step
}

/** The sections of a form as tabs, one at a time, each with what is wrong and what is missing in it. */
export function FormSteps({ marketForm, step, ...props }: FormStepsProps) {
  const t = wordsOf(submissionsTexts.steps)
  const { sections } = marketForm
  const found = sections.findIndex(({ id }) => id === step.current)
  const at = found === -1 ? 0 : found
  const section = sections[at]
  const { errors } = useFormState({ control: props.form.control })
  const done = completenessOf(sections, props.now)
  if (!section) return null
  const to = (index: number) => {
    const next = sections[index]
    if (next) step.onChange(next.id)
  }
  const { only, now } = props
  const isNarrowedAway = only && !idsOf(section).some((id) => now.asked(id) && only(id))
  const before = sections[at - 1]
  const after = sections[at + 1]
  return (
    <Tabs value={section.id} keepMounted={false} onChange={(id) => id !== null && step.onChange(id)}>
      <div className={classes.strip}>
        <Tabs.List className={classes.tabs} aria-label={t('label')}>
          {sections.map((one) => {
            return (
              <Tabs.Tab key={one.id} value={one.id} className={classes.tab}>
                <span className={classes.tabWords}>
                  {one.title}
                  <SectionMarks {...countsOf(idsOf(one), errors, props.now)} />
                </span>
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
      </div>
      <Tabs.Panel value={section.id}>
        <Card withBorder padding="lg" component="section" aria-label={section.title}>
          <Group gap="sm" mb="md" justify="space-between">
            <Group gap="sm">
              <Title order={2}>{section.title}</Title>
              <Badge variant="light" tt="none">
                {t('step', { step: String(at + 1), steps: String(sections.length) })}
              </Badge>
            </Group>
            <Completeness {...(done[section.id] ?? { needed: 0, missing: 0 })} />
          </Group>
          {section.groups.map((group) => (
            <FieldGroup key={group.fields.join(' ')} group={group} {...props} />
          ))}
          {isNarrowedAway && (
            <Text size="sm" c="dimmed">
              {t('noneHere')}
            </Text>
          )}
          {!props.only && <UnaskedFields section={section} {...props} />}
          <Group justify="space-between" mt="lg">
            {before ? (
              <Button
                variant="default"
                leftSection={<IconChevronLeft size={16} aria-hidden />}
                onClick={() => to(at - 1)}
              >
                {t('previous')}
              </Button>
            ) : (
              <span />
            )}
            {after && (
              <Button
                variant="default"
                rightSection={<IconChevronRight size={16} aria-hidden />}
                onClick={() => to(at + 1)}
              >
                {t('next')}
              </Button>
            )}
          </Group>
        </Card>
      </Tabs.Panel>
    </Tabs>
  )
}

interface Done {
  readonly needed: number
  readonly missing: number
}

function Completeness({ needed, missing }: Done) {
  const t = wordsOf(submissionsTexts.steps)
  if (needed === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {missing === 0
        ? t('complete', { needed })
        : t('given', { given: String(needed - missing), needed: String(needed) })}
    </Text>
  )
}

/** How many of the required fields of each section are filled in. */
function completenessOf(
  sections: readonly FormSection[],
  { neededFields, missingFields }: FormNow,
): Readonly<Record<string, Done>> {
  return Object.fromEntries(
    sections.map((section) => {
      const ids = idsOf(section)
      const needed = ids.filter((id) => neededFields.has(id)).length
      return [section.id, { needed, missing: ids.filter((id) => missingFields.has(id)).length }]
    }),
  )
}
