import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import type { Field } from '#core/dictionary/field.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { CellInput } from './cell-input.tsx'
import type { SheetRow } from './sheet-rows.ts'
import classes from './sheets.module.css'
import type { Grid } from './use-grid.ts'

export interface SheetColumn {
  readonly id: string
  readonly field: Field
  /** How many devices miss it. */
  readonly gaps: number
}

export interface CellFace {
  readonly text: string
  /** The devices beneath say different things. */
  readonly mixed: boolean
  /** What is wrong with it. */
  readonly problem: string | undefined
}

/** What is done from a line; the same function from one drawing to the next. */
export interface RowActs extends Pick<Grid, 'goTo' | 'edit' | 'commit' | 'cancel'> {
  readonly toggle: (group: number) => void
}

interface LineProps {
  sheet: number
  row: SheetRow
  at: number
  columns: readonly SheetColumn[]
  faces: readonly CellFace[]
  /** Of a line of one device. */
  device: SheetDevice | undefined
  /** The field its form opens at. */
  firstGap: string | undefined
  isOpen: boolean
  /** The column of the cell one is in; -1 in every other line. */
  active: number
  /** The first and the last selected column; -1 where none is. */
  selectedFrom: number
  selectedTo: number
  editing: string | undefined
  acts: RowActs
}

/** A line of the table. It is drawn anew only where something of it has changed: a key moves through two lines of many. */
export const SheetLine = memo(function SheetLine(props: LineProps) {
  const { row, at, columns, faces, active, selectedFrom, selectedTo, editing, acts } = props
  return (
    <tr data-level={row.level} aria-rowindex={at + 2}>
      <th scope="row">
        <LineName {...props} />
      </th>
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          face={faces[index]}
          row={at}
          column={index}
          isActive={active === index}
          isSelected={index >= selectedFrom && index <= selectedTo}
          editing={active === index ? editing : undefined}
          field={column.field}
          acts={acts}
        />
      ))}
    </tr>
  )
})

function LineName({ sheet, row, device, firstGap, isOpen, acts }: LineProps) {
  const t = wordsOf(submissionSheetsTexts.table)
  if (row.level !== 'device') {
    const { group } = row
    return (
      <div className={classes.device}>
        {group !== undefined && (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'shut' : 'open', { group: row.name })}
            onClick={() => acts.toggle(group)}
          >
            {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
          </ActionIcon>
        )}
        <span className={classes.lines} title={row.name}>
          {row.name} <span className={classes.quiet}>{t('devices', { count: row.ids.length })}</span>
        </span>
      </div>
    )
  }
  const name = device?.deviceName || t('nameless', { id: String(row.ids[0] ?? '') })
  return (
    <>
      <div className={classes.device} title={device?.description ?? undefined}>
        <TextLink
          to="/submissions/$id"
          params={{ id: String(row.ids[0]) }}
          search={{ sheet, ...(firstGap !== undefined && { field: firstGap }) }}
          className={classes.name}
          aria-label={t('form', { name })}
        >
          <bdi>{name}</bdi>
        </TextLink>
        {device?.status && <SubmissionStatusBadge status={device.status} />}
      </div>
      <div className={`${classes.name} ${classes.quiet} code`}>{device?.udiDi}</div>
    </>
  )
}

interface CellProps {
  face: CellFace | undefined
  row: number
  column: number
  isActive: boolean
  isSelected: boolean
  editing: string | undefined
  field: Field
  acts: RowActs
}

const Cell = memo(function Cell(props: CellProps) {
  const { face, row, column, isActive, isSelected, editing, field, acts } = props
  const t = wordsOf(submissionSheetsTexts.table)
  const { text = '', mixed = false, problem } = face ?? {}
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table has the keys.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone to by keys.
      role="gridcell"
      className={classes.cell}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      data-column={column}
      aria-invalid={problem !== undefined}
      aria-selected={isSelected}
      data-selected={isSelected || undefined}
      data-gap={problem !== undefined || undefined}
      data-mixed={mixed || undefined}
      data-editing={editing !== undefined || undefined}
      title={problem ?? text}
      onClick={(event) => {
        if (editing !== undefined) return
        acts.goTo({ row, column }, event.shiftKey)
        event.currentTarget.focus({ preventScroll: true })
      }}
      onDoubleClick={() => editing === undefined && acts.edit()}
    >
      {editing !== undefined ? (
        <CellInput begin={editing} field={field} grid={acts} />
      ) : mixed ? (
        t('mixed')
      ) : (
        text
      )}
    </td>
  )
})
