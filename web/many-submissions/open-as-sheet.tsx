import { Button } from '@mantine/core'
import { IconTableOptions } from '@tabler/icons-react'
import type { SheetOrigin } from '#web/data/sheet-origins.ts'
import type { Chosen } from '#web/data/submission-sheets.ts'
import { useOpenSheet } from './use-open-sheet.ts'

interface OpenAsSheetProps {
  country: string
  from: SheetOrigin
  chosen: Chosen | (() => Promise<Chosen>)
  label: string
  size?: 'xs' | 'sm'
  variant?: 'light' | 'default'
}

/** Fills in what was chosen together, as a table. */
export function OpenAsSheet({
  country,
  from,
  chosen,
  label,
  size = 'xs',
  variant = 'light',
}: OpenAsSheetProps) {
  const sheet = useOpenSheet(country, from)
  return (
    <Button
      size={size}
      variant={variant}
      leftSection={<IconTableOptions size={14} aria-hidden />}
      loading={sheet.isPending}
      onClick={() => sheet.mutate(chosen)}
    >
      {label}
    </Button>
  )
}
