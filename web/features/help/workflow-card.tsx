import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { helpTexts } from '#web/messages/en/help.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { useDoneMarks } from './done-marks.ts'
import type { Examples } from './examples.ts'
import classes from './help.module.css'
import { StepDrawing } from './step-drawing.tsx'
import { OpenScreen } from './topic-list.tsx'
import type { Workflow } from './workflows.ts'

const tones = { Beginner: 'positive', Intermediate: 'info', Advanced: 'caution' } as const

interface WorkflowCardProps {
  workflow: Workflow
  examples: Examples
}

/** The steps of a way through the hub, each to be marked. */
export function WorkflowCard({
  workflow: { id, title, minutes, level, steps },
  examples,
}: WorkflowCardProps) {
  const t = wordsOf(helpTexts)
  const { done, toggle } = useDoneMarks()
  const isDone = (step: string) => done.includes(`${id}/${step}`)
  const count = steps.filter((step) => isDone(step.id)).length
  return (
    <Card withBorder padding="lg" component="section" aria-label={title} mb="md">
      <Group gap="xs" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <StatusBadge tone="neutral">{t('minutes', { minutes })}</StatusBadge>
        <StatusBadge tone={tones[level]}>{level}</StatusBadge>
        <Text size="sm" c="dimmed">
          {count === steps.length
            ? t('completed')
            : t('progress', { done: String(count), all: String(steps.length) })}
        </Text>
      </Group>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <div className={classes.step}>
              <Stack gap={6} align="flex-start" className={classes.words ?? ''}>
                <Text fw={600} size="sm">
                  {step.title}
                </Text>
                <Text size="sm">{step.text}</Text>
                <OpenScreen topic={{ ...step, to: (step.example && examples[step.example]) ?? step.to }} />
                <Button
                  size="xs"
                  variant={isDone(step.id) ? 'light' : 'default'}
                  aria-pressed={isDone(step.id)}
                  aria-label={`${isDone(step.id) ? t('done') : t('markDone')}: ${step.title}`}
                  leftSection={isDone(step.id) ? <IconCheck size={14} aria-hidden /> : undefined}
                  onClick={() => toggle(`${id}/${step.id}`)}
                >
                  {isDone(step.id) ? t('done') : t('markDone')}
                </Button>
              </Stack>
              <StepDrawing name={step.drawing} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
