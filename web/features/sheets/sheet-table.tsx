import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { labelOfPath } from '#web/submission-form/market-fields.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DeclarationsDialog } from './declarations-dialog.tsx'
import { FindingsPanel } from './findings-panel.tsx'
import { cellReader, findingsByRule, type RuleFindings } from './gaps.ts'
import { GapsFile } from './gaps-file.tsx'
import { keepPlace, keptPlace } from './kept-place.ts'
import { ProposalsPanel } from './proposals-panel.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { type NoValue, readCells } from './sheet-cells.ts'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { rowsOf } from './sheet-rows.ts'
import type { RowChange } from './sheet-state.ts'
import { useFaces } from './use-cell-display.ts'
import { choosable, useColumns } from './use-columns.ts'
import { useDeclaring } from './use-declaring.ts'
import { useGrid } from './use-grid.ts'
import { useSheet } from './use-sheet.ts'

interface SheetTableProps {
  sheet: SubmissionSheet
  form: MarketForm
}

/** More devices than this begin with their groups shut. */
const mostShown = 100
const noColumns: readonly string[] = []
const noDevices: ReadonlySet<number> = new Set()

/** What is missing of many submissions, filled in as in a spreadsheet. */
export function SheetTable({ sheet, form }: SheetTableProps) {
  const t = wordsOf(submissionSheetsTexts.table)
  const work = useSheet(sheet)
  const { devices, refused, progress } = work
  const [kept] = useState(() => keptPlace(sheet.id))
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(kept?.open ?? (devices.size > mostShown ? [] : sheet.groups.map((_, index) => index))),
  )
  const [onlyGaps, setOnlyGaps] = useState(kept?.onlyGaps ?? false)
  const [only, setOnly] = useState<ReadonlySet<number>>()
  const [touched, setTouched] = useState<ReadonlySet<number>>(noDevices)
  const declaring = useDeclaring(form, devices)
  const [added, setAdded] = useState<readonly string[]>(noColumns)
  const required = t('required')
  const cellsOf = useMemo(() => cellReader(form, required), [form, required])
  const gaps = useMemo(
    () => new Map([...devices].map(([id, device]) => [id, cellsOf(device).gaps] as const)),
    [devices, cellsOf],
  )
  const columns = useColumns(form, gaps, added, kept?.columns ?? noColumns)
  const allName = t('all')
  const rows = useMemo(
    () =>
      rowsOf(
        {
          sheet,
          devices,
          open,
          // A row that was edited stays until the filter is set again, so that rows do not move while one works.
          keep: ({ submissionId, issues }) =>
            (!onlyGaps ||
              issues === null ||
              touched.has(submissionId ?? 0) ||
              (gaps.get(submissionId ?? 0)?.size ?? 0) > 0) &&
            (only === undefined || only.has(submissionId ?? 0)),
        },
        allName,
      ),
    [sheet, devices, open, onlyGaps, only, gaps, touched, allName],
  )
  const [problems, setProblems] = useState<ReadonlyMap<string, NoValue>>(new Map())
  const facesOf = useFaces({ devices, columns, gaps, refused, problems })
  const textAt = ({ row, column }: { row: number; column: number }) => {
    const at = rows[row]
    return (at && facesOf(at)[column]?.text) ?? ''
  }
  const write = (cells: readonly { row: number; column: number; text: string }[]) => {
    const { changes, wrong } = readCells(cells, rows, columns, problems)
    setProblems(wrong)
    if (changes.length > 0) declaring.ask(changes, set)
    const refusedNow = [...wrong].filter(([place]) => !problems.has(place))
    if (refusedNow.length > 0) {
      toast({
        title: t('notWritten', { count: refusedNow.length }),
        description: refusedNow[0]?.[1].error ?? '',
        variant: 'destructive',
      })
    }
  }
  const set = (changes: readonly RowChange[]) => {
    if (onlyGaps) setTouched((now) => new Set([...now, ...changes.map(({ id }) => id)]))
    work.set(changes)
  }
  const readOnly = !sheet.abilities.edit
  const undo = () => {
    const count = work.undo()
    if (count === 0) return
    setProblems(new Map())
    toast({ title: t('undone', { count }) })
  }
  const grid = useGrid({
    rowKeys: useMemo(() => rows.map(({ key }) => key), [rows]),
    columnKeys: useMemo(() => columns.map(({ id }) => id), [columns]),
    textAt,
    write,
    undo,
    readOnly,
    start: kept && [kept.row, kept.column],
  })
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef(() => {})
  place.current = () =>
    keepPlace(sheet.id, {
      row: rows[grid.active.row]?.key,
      column: columns[grid.active.column]?.id,
      top: frame.current?.scrollTop ?? 0,
      left: frame.current?.scrollLeft ?? 0,
      open: [...open],
      onlyGaps,
      columns: columns.map(({ id }) => id),
    })
  useLayoutEffect(() => {
    frame.current?.scrollTo(kept?.left ?? 0, kept?.top ?? 0)
    return () => place.current()
  }, [kept])

  const rules = useMemo(() => findingsByRule(devices.values()), [devices])
  const cells = useMemo(() => [...devices.values()].map(cellsOf), [devices, cellsOf])
  const cellsInAll = cells.reduce((sum, { needed }) => sum + needed.size, 0)
  const missing = cells.reduce((sum, one) => sum + one.gaps.size, 0)
  const activeRow = rows[grid.active.row]
  const activeColumn = columns[grid.active.column]
  const fixAll = (rule: RuleFindings) => {
    set(
      rule.devices.flatMap(({ id, issue }) =>
        issue.fix
          ? [{ id, values: Object.fromEntries(issue.fix.changes.map(({ field, value }) => [field, value])) }]
          : [],
      ),
    )
  }
  const leadTo = (rule: RuleFindings) => {
    const [first] = rule.devices
    const column = first?.issue.field?.split('.')[0]
    // A finding may be of a field that has no column yet.
    if (column !== undefined && form.fields[column]) setAdded((now) => [...new Set([...now, column])])
    setOnly(new Set(rule.devices.map(({ id }) => id)))
    setOnlyGaps(false)
    setOpen(new Set(sheet.groups.map((_, index) => index)))
    grid.lead(`device ${first?.id}`, column)
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
            onChange={({ currentTarget }) => {
              setTouched(noDevices)
              setOnlyGaps(currentTarget.checked)
            }}
          />
          {only !== undefined && (
            <Button size="compact-sm" variant="default" onClick={() => setOnly(undefined)}>
              {t('showAll')}
            </Button>
          )}
        </Group>
        <Group gap="xs">
          {work.undoable > 0 && (
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={undo}
            >
              {t('undo')}
            </Button>
          )}
          <GapsFile sheet={sheet} columns={columns} work={work} />
          <Select
            size="sm"
            w="14rem"
            searchable
            aria-label={t('add')}
            placeholder={t('add')}
            value={null}
            data={choosable(form, columns)}
            onChange={(id) => id !== null && setAdded((now) => [...now, id])}
          />
        </Group>
      </Group>
      {work.failure !== undefined && (
        <ErrorPanel title={t('notSaved')} message={work.failure} consequence={t('notSavedHelp')} />
      )}
      <UnsavedGuard dirty={work.failure !== undefined} />
      <SheetGrid
        sheet={sheet.id}
        label={t('label')}
        frame={frame}
        grid={grid}
        rows={rows}
        columns={columns}
        devices={devices}
        gaps={gaps}
        open={open}
        onToggle={(group) =>
          setOpen((now) => {
            const next = new Set(now)
            if (!next.delete(group)) next.add(group)
            return next
          })
        }
        facesOf={facesOf}
      />
      <SheetFoot
        row={activeRow}
        column={activeColumn}
        face={activeRow && facesOf(activeRow)[grid.active.column]}
      />
      {progress && (
        <ProgressBar
          label={t(progress.what, { total: String(progress.total) })}
          done={progress.done}
          total={progress.total}
        />
      )}
      <ProposalsPanel
        sheet={sheet}
        form={form}
        devices={devices}
        readOnly={readOnly}
        onUse={(changes) => {
          set(changes)
          grid.focus()
        }}
      />
      <FindingsPanel
        rules={rules}
        labelOf={(path) => labelOfPath(form.fields, path)}
        readOnly={readOnly}
        onFix={fixAll}
        onShow={leadTo}
      />
      <SheetActions sheet={sheet} work={work} />
      <DeclarationsDialog {...declaring.dialog} onClosed={grid.focus} />
    </Stack>
  )
}
