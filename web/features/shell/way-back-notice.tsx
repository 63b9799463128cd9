import { Alert, Button, Group, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'

interface Choice {
  readonly label: string
  readonly choose: () => void
}

interface WayBackNoticeProps {
  color: 'blue' | 'yellow'
  text: string
  leave: Choice
  open: Choice
}

/** Signing in leads to the start page: from there back to where somebody was, or wanted to go. */
export function WayBackNotice({ color, text, leave, open }: WayBackNoticeProps) {
  return (
    <Alert color={color} icon={<IconInfoCircle aria-hidden />} mb="md" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={leave.choose}>
            {leave.label}
          </Button>
          <Button size="xs" variant="light" onClick={open.choose}>
            {open.label}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
