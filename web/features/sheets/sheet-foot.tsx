import { Text } from '@mantine/core'
import { hintOf } from '#core/imports/sheet-cell.ts'
import type { CellFace, SheetColumn } from './sheet-row.tsx'
import type { SheetRow } from './sheet-rows.ts'
import classes from './sheets.module.css'

interface FootProps {
  row: SheetRow | undefined
  column: SheetColumn | undefined
  face: CellFace | undefined
}

/** What is wrong with the cell one is in, what it is, and how it is written. */
export function SheetFoot({ row, column, face }: FootProps) {
  if (!row || !column) return <div className={classes.foot} />
  const { field } = column
  return (
    <div className={classes.foot} role="status">
      {face?.problem !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)">
          {face.problem}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {[`${row.name}: ${field.label}.`, field.help, hintOf(field)].filter(Boolean).join(' ')}
      </Text>
    </div>
  )
}
