import { Alert, List } from '@mantine/core'

interface RefusedListProps {
  /** How many were refused. */
  title: string
  /** Why, one for each; the same reason is listed once. */
  messages: readonly string[]
}

/** What was left out of something done to many; nothing where nothing was. */
export function RefusedList({ title, messages }: RefusedListProps) {
  if (messages.length === 0) return null
  return (
    <Alert color="yellow" title={title}>
      <List size="sm">
        {[...new Set(messages)].map((message) => (
          <List.Item key={message}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
