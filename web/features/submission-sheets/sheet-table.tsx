import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { hintOf, readValue, textOf } from '#core/imports/sheet-cell.ts'
import { type MarketForm, usedField } from '#core/markets/market.ts'
import { labelOfPath } from '#web/submission-form/market-fields.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { findingsByRule, gapsOf, type RuleFindings } from './gaps.ts'
import { SheetActions } from './sheet-actions.tsx'
import { type CellFace, type SheetColumn, SheetGrid } from './sheet-grid.tsx'
import { rowsOf, type SheetRow } from './sheet-rows.ts'
import { commonValue } from './sheet-values.ts'
import classes from './submission-sheets.module.css'
import { useGrid } from './use-grid.ts'
import { useSheet } from './use-sheet.ts'

interface SheetTableProps {
  sheet: SubmissionSheet
  form: MarketForm
}

/** More devices than this begin with their groups shut. */
const mostShown = 100

/** What is missing of many submissions, filled in as in a spreadsheet. */
export function SheetTable({ sheet, form }: SheetTableProps) {
  const t = useTranslations('submissionSheets.table')
  const work = useSheet(sheet)
  const { devices, refused, progress } = work
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(devices.size > mostShown ? [] : sheet.groups.map((_, index) => index)),
  )
  const [onlyGaps, setOnlyGaps] = useState(false)
  const [only, setOnly] = useState<ReadonlySet<number>>()
  const [added, setAdded] = useState<readonly string[]>([])
  const gaps = useMemo(
    () => new Map([...devices].map(([id, device]) => [id, gapsOf(device)] as const)),
    [devices],
  )
  const columns = useColumns(form, gaps, added)
  const rows = rowsOf(
    {
      sheet,
      devices,
      open,
      keep: ({ submissionId }) =>
        (!onlyGaps || (gaps.get(submissionId ?? 0)?.size ?? 0) > 0) &&
        (only === undefined || only.has(submissionId ?? 0)),
    },
    t('all'),
  )
  const fieldAt = (column: number) => columns[column]
  const textAt = ({ row, column }: { row: number; column: number }) => {
    const at = rows[row]
    const of = fieldAt(column)
    return at && of ? faceOf(at, of).text : ''
  }
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const write = (cells: readonly { row: number; column: number; text: string }[]) => {
    const changes = new Map<number, Record<string, unknown>>()
    const wrong = new Map(problems)
    for (const { row, column, text } of cells) {
      const at = rows[row]
      const of = fieldAt(column)
      if (!at || !of) continue
      const read = readValue(of.field, text)
      const place = `${at.key} ${of.id}`
      wrong.delete(place)
      if ('error' in read) {
        wrong.set(place, read.error)
        continue
      }
      // A statement of a regulation that is cleared says nothing again.
      for (const id of at.ids) changes.set(id, { ...changes.get(id), [of.id]: read.value })
    }
    setProblems(wrong)
    if (changes.size > 0) work.set([...changes].map(([id, values]) => ({ id, values })))
    const refusedNow = [...wrong].filter(([place]) => !problems.has(place))
    if (refusedNow.length > 0) {
      toast({
        title: t('notWritten', { count: refusedNow.length }),
        description: refusedNow[0]?.[1] ?? '',
        variant: 'destructive',
      })
    }
  }
  const readOnly = !sheet.abilities.edit
  const grid = useGrid({
    rowKeys: rows.map(({ key }) => key),
    columnKeys: columns.map(({ id }) => id),
    textAt,
    write,
    readOnly,
  })

  function faceOf(row: SheetRow, column: SheetColumn): CellFace {
    const of = row.ids.flatMap((id) => devices.get(id) ?? [])
    const { value, mixed } = commonValue(of, column.id)
    const own = row.level === 'device' ? row.ids[0] : undefined
    const told =
      own === undefined ? undefined : (refused.get(own)?.[column.id] ?? gaps.get(own)?.get(column.id))
    return {
      text: mixed ? '' : textOf(column.field, value),
      mixed,
      problem: problems.get(`${row.key} ${column.id}`) ?? told,
    }
  }

  const rules = findingsByRule(devices.values())
  const cellsInAll = devices.size * columns.length
  const missing = [...gaps.values()].reduce((sum, one) => sum + one.size, 0)
  const activeRow = rows[grid.active.row]
  const activeColumn = fieldAt(grid.active.column)
  const fixAll = (rule: RuleFindings) => {
    work.set(
      rule.devices.flatMap(({ id, issue }) =>
        issue.fix
          ? [{ id, values: Object.fromEntries(issue.fix.changes.map(({ field, value }) => [field, value])) }]
          : [],
      ),
    )
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Group gap="md">
          <Text size="sm" role="status">
            {t('done', { done: String(cellsInAll - missing), all: String(cellsInAll) })}
          </Text>
          <Switch
            label={t('onlyGaps')}
            checked={onlyGaps}
            onChange={({ currentTarget }) => setOnlyGaps(currentTarget.checked)}
          />
          {only !== undefined && (
            <Button size="compact-sm" variant="default" onClick={() => setOnly(undefined)}>
              {t('showAll')}
            </Button>
          )}
        </Group>
        <Select
          size="sm"
          w="16rem"
          searchable
          aria-label={t('add')}
          placeholder={t('add')}
          value={null}
          data={choosable(form, columns)}
          onChange={(id) => id !== null && setAdded([...added, id])}
        />
      </Group>
      {work.failure !== undefined && (
        <ErrorPanel title={t('notSaved')} message={work.failure} consequence={t('notSavedHelp')} />
      )}
      <div className={classes.frame}>
        <SheetGrid
          label={t('label')}
          grid={grid}
          rows={rows}
          columns={columns}
          devices={devices}
          open={open}
          onToggle={(group) =>
            setOpen((now) => {
              const next = new Set(now)
              if (!next.delete(group)) next.add(group)
              return next
            })
          }
          cell={faceOf}
        />
      </div>
      <Foot
        row={activeRow}
        column={activeColumn}
        face={activeRow && activeColumn && faceOf(activeRow, activeColumn)}
      />
      {progress && (
        <ProgressBar
          label={t(progress.what, { total: String(progress.total) })}
          done={progress.done}
          total={progress.total}
        />
      )}
      <FindingsPanel
        rules={rules}
        labelOf={(path) => labelOfPath(form.fields, path)}
        readOnly={readOnly}
        onFix={fixAll}
        onShow={(rule) => {
          setOnly(new Set(rule.devices.map(({ id }) => id)))
          setOpen(new Set(sheet.groups.map((_, index) => index)))
        }}
      />
      <SheetActions sheet={sheet} work={work} />
    </Stack>
  )
}

interface FootProps {
  row: SheetRow | undefined
  column: SheetColumn | undefined
  face: CellFace | undefined
}

/** What is wrong with the cell one is in, what it is, and how it is written. */
function Foot({ row, column, face }: FootProps) {
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

type Gaps = ReadonlyMap<number, ReadonlyMap<string, string>>

/**
 * What is missing anywhere: first in the order of the form, then as it comes up, at the end. A column that was once
 * needed stays while one works, and none moves under one's hands.
 */
function useColumns(form: MarketForm, gaps: Gaps, added: readonly string[]): readonly SheetColumn[] {
  const shown = useRef<readonly string[]>([])
  const counts = new Map<string, number>()
  for (const fields of gaps.values()) {
    for (const id of fields.keys()) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const wanted = new Set([...counts.keys(), ...added])
  const come = orderOf(form).filter((id) => wanted.has(id) && !shown.current.includes(id))
  shown.current = [...shown.current, ...come]
  return shown.current.flatMap((id) => {
    const field = usedField(form, id)
    return field ? [{ id, field, gaps: counts.get(id) ?? 0 }] : []
  })
}

const orderOf = (form: MarketForm): readonly string[] => {
  const inForm = form.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
  return [...new Set([...inForm, ...Object.keys(form.fields)])]
}

function choosable(form: MarketForm, shown: readonly SheetColumn[]) {
  const taken = new Set(shown.map(({ id }) => id))
  return orderOf(form).flatMap((id) => {
    const field = usedField(form, id)
    return field && !field.assigned && !taken.has(id) ? [{ value: id, label: field.label }] : []
  })
}
