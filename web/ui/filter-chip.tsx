import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

interface FilterChipProps {
  label: string
  /** What taking it off does. */
  title: string
  onRemove: () => void
}

/** What narrows a list besides its filters; taken off, the list shows all again. */
export function FilterChip({ label, title, onRemove }: FilterChipProps) {
  return (
    <Button
      size="sm"
      variant="light"
      radius="xl"
      title={title}
      rightSection={<IconX size={14} aria-hidden />}
      onClick={onRemove}
    >
      {label}
    </Button>
  )
}
