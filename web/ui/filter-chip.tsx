import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

interface FilterChipProps {
  /** What the list shows. */
  label: string
  /** What taking it off does. */
  title: string
  onRemove: () => void
}

/** A filter that a link brought along and no field of the list shows: it is named, and can be taken off. */
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
