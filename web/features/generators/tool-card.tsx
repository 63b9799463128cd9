import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'

interface ToolCardProps {
  title: string
  purpose: string
  action: string
  busy: boolean
  onSubmit: () => void
  /** The inputs. */
  children: ReactNode
  result?: ReactNode
}

/** Inputs, the button that takes them (Enter too), and what came of it. */
export function ToolCard({ title, purpose, action, busy, onSubmit, children, result }: ToolCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card withBorder padding="lg" component="section" aria-label={title} maw="52rem">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <div>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {purpose}
            </Text>
          </div>
          {children}
          <Group>
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
          <div role="status">{result}</div>
        </Stack>
      </form>
    </Card>
  )
}
