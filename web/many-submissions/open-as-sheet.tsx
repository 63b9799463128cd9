import { Button, Tooltip } from '@mantine/core'
import { IconTableOptions } from '@tabler/icons-react'
import { mostDevices } from '#core/contract/sheet-size.ts'
import type { SheetOrigin } from '#web/data/sheet-origins.ts'
import type { Chosen } from '#web/data/submission-sheets.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
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
  const t = wordsOf(manySubmissionsTexts.sheet)
  const sheet = useOpenSheet(country, from)
  const ids = typeof chosen === 'function' ? [] : (chosen.masterDiIds ?? chosen.submissionIds ?? [])
  const tooMany = ids.length > mostDevices
  return (
    <Tooltip label={t('tooMany', { most: mostDevices })} disabled={!tooMany}>
      <Button
        size={size}
        variant={variant}
        leftSection={<IconTableOptions size={14} aria-hidden />}
        loading={sheet.isPending}
        // Still in reach of the keyboard, which is told why.
        aria-disabled={tooMany || undefined}
        {...(tooMany && { 'data-disabled': true, 'aria-description': t('tooMany', { most: mostDevices }) })}
        onClick={() => tooMany || sheet.mutate(chosen)}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
