import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ImportPreview, PreviewProblem, PreviewRow } from '#core/contract/import-previews.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './import-preview.module.css'
import type { PreviewChanging } from './use-preview-change.ts'

interface ProblemRowProps {
  row: PreviewRow
  preview: ImportPreview
  change: PreviewChanging
}

/** A row of the file: each of its cells that is wrong, or was. */
export function ProblemRow({ row, preview, change }: ProblemRowProps) {
  const t = wordsOf(importPreviewTexts.problems)
  const isMended = row.verdict !== 'refused'
  const typed = row.cells.some((cell) => cell.typed !== null)
  const ofRow = row.problems.filter(({ column }) => column === null)
  const lines = row.cells.length + (ofRow.length > 0 || row.cells.length === 0 ? 1 : 0)
  const head = (
    <th scope="rowgroup" rowSpan={lines}>
      {t('row', { row: String(row.row) })}
      <Text size="xs" c="dimmed" fw={400}>
        {row.name}
      </Text>
      {isMended && typed && (
        <span className={classes.good}>
          <IconCheck size={14} aria-hidden />
          {t('mended')}
        </span>
      )}
    </th>
  )
  return (
    <tbody>
      {row.cells.map((cell, at) => (
        <tr key={cell.column} className={isMended && typed ? classes.mended : undefined}>
          {at === 0 && head}
          <td>{nameOf(preview, cell.column)}</td>
          <td>
            <Cell row={row} cell={cell} preview={preview} change={change} />
          </td>
          <td>
            <Messages problems={row.problems.filter(({ column }) => column === cell.column)} />
          </td>
        </tr>
      ))}
      {lines > row.cells.length && (
        <tr>
          {row.cells.length === 0 && head}
          <td colSpan={3}>
            <Messages problems={ofRow} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** As the form calls it: that is where the value goes. */
function nameOf({ columns, fields }: ImportPreview, column: number): string {
  const { field, header } = columns[column] ?? {}
  return fields.find((each) => each.field === field)?.label ?? header ?? ''
}

function Messages({ problems }: { problems: readonly PreviewProblem[] }) {
  const t = wordsOf(importPreviewTexts.problems)
  return problems.map(({ field, message, severity }) => (
    <div key={`${field} ${message}`} className={severity === 'error' ? classes.message : classes.warning}>
      {message} {severity === 'warning' && t('warning')}
    </div>
  ))
}

interface CellProps extends ProblemRowProps {
  cell: PreviewRow['cells'][number]
}

function Cell({ row, cell, preview, change }: CellProps) {
  const t = wordsOf(importPreviewTexts.problems)
  const said = cell.typed ?? cell.text
  const [text, setText] = useState(said)
  // What came from elsewhere (all of the same text replaced, the file's own again) is shown too; an answer to the
  // first letters does not take away those typed meanwhile.
  const show = useEffectEvent((value: string) => {
    if (!change.isAhead({ row: row.row, column: cell.column })) setText(value)
  })
  useEffect(() => show(said), [said])
  const wrong = row.problems.some(({ column, severity }) => column === cell.column && severity === 'error')
  const same = cell.typed !== null && !wrong ? sameElsewhere(preview, row, cell) : []
  const type = (next: string) => {
    setText(next)
    change.type({ row: row.row, column: cell.column, text: next === cell.text ? null : next })
  }
  return (
    <Stack gap={4}>
      <TextInput
        size="sm"
        aria-label={t('cell', { row: String(row.row), column: nameOf(preview, cell.column) })}
        value={text}
        error={wrong}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={change.check}
      />
      {cell.typed !== null && (
        <Group gap="xs">
          <Text size="xs" c="dimmed">
            {cell.text === '' ? t('emptyInFile') : t('inFile', { text: cell.text })}
          </Text>
          <Anchor
            component="button"
            size="xs"
            onClick={() => change.typeAll([{ row: row.row, column: cell.column, text: null }])}
          >
            {t('undo')}
          </Anchor>
        </Group>
      )}
      {same.length > 0 && (
        <Button
          size="compact-xs"
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          title={t('sameHelp')}
          onClick={() =>
            change.typeAll(same.map((number) => ({ row: number, column: cell.column, text: cell.typed })))
          }
        >
          {t('same', { count: same.length })}
        </Button>
      )}
    </Stack>
  )
}

/** Other rows with the same text in the same column that is wrong there too. */
const sameElsewhere = ({ rows }: ImportPreview, { row }: PreviewRow, { column, text }: CellProps['cell']) =>
  rows
    .filter(
      (other) =>
        other.row !== row &&
        other.problems.some((problem) => problem.column === column && problem.severity === 'error') &&
        other.cells.some((cell) => cell.column === column && cell.typed === null && cell.text === text),
    )
    .map((other) => other.row)
