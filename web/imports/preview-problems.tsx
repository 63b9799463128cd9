import { Checkbox, Group, Pagination, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ImportPreview, PreviewRow } from '#core/contract/import-previews.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './import-preview.module.css'
import { ProblemRow } from './problem-row.tsx'
import type { PreviewChanging } from './use-preview-change.ts'

interface PreviewProblemsProps {
  preview: ImportPreview
  change: PreviewChanging
}

const rowsOfPage = 20
const rowsTold = 1000

const isRefused = ({ verdict }: PreviewRow) => verdict === 'refused'
const isTyped = ({ cells }: PreviewRow) => cells.some(({ typed }) => typed !== null)

/** Rows that cannot be imported as they are, each cell with what is wrong, to be typed over. */
export function PreviewProblems({ preview, change }: PreviewProblemsProps) {
  const t = wordsOf(importPreviewTexts.problems)
  const pages = wordsOf(uiTexts.table)
  const { rows, counts } = preview
  /** Rows that were wrong when one came here: mended ones stay in sight while they are mended. */
  const [begun, setBegun] = useState(() => new Set(rows.filter(isRefused).map(({ row }) => row)))
  const [only, setOnly] = useState(false)
  const [page, setPage] = useState(1)
  if (rows.length === 0) return null
  const filter = (wanted: boolean) => {
    setOnly(wanted)
    setPage(1)
    if (wanted) setBegun(new Set(rows.filter(isRefused).map(({ row }) => row)))
  }
  const shown = only ? rows.filter((row) => begun.has(row.row) || isRefused(row)) : rows
  const last = Math.max(1, Math.ceil(shown.length / rowsOfPage))
  const at = Math.min(page, last)
  const ofPage = shown.slice((at - 1) * rowsOfPage, at * rowsOfPage)
  const mended = rows.filter((row) => isTyped(row) && !isRefused(row)).length
  const wrong = counts.refused + mended
  const hasBadValue = ({ problems }: PreviewRow) => problems.some(({ field }) => field !== null)
  const warned = rows.filter((row) => row.verdict === 'new' && hasBadValue(row)).length
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <Title order={3} size="h5">
        {t('title')}
      </Title>
      <Group gap="lg">
        <Text size="sm" role="status">
          {wrong > 0 && t('left', { left: counts.refused })} {warned > 0 && t('warnings', { count: warned })}{' '}
          {change.busy && (
            <Text span inherit c="dimmed">
              {t('checking')}
            </Text>
          )}
        </Text>
        {rows.some((row) => !isRefused(row)) && (
          <Checkbox
            size="sm"
            checked={only}
            onChange={({ currentTarget }) => filter(currentTarget.checked)}
            label={t('only')}
          />
        )}
      </Group>
      {change.error && change.failed === 'cells' && (
        <ErrorPanel title={t('failed')} message={change.error.message} />
      )}
      {ofPage.length > 0 && (
        <table className={classes.table} aria-label={t('caption')}>
          <thead>
            <tr>
              <th scope="col" className={classes.row}>
                {t('row', { row: '' })}
              </th>
              <th scope="col" className={classes.column}>
                {t('column')}
              </th>
              <th scope="col" className={classes.value}>
                {t('value')}
              </th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          {ofPage.map((row) => (
            <ProblemRow key={row.row} row={row} preview={preview} change={change} />
          ))}
        </table>
      )}
      {counts.refused > rowsTold && (
        <Text size="sm" c="dimmed">
          {t('more')}
        </Text>
      )}
      {last > 1 && (
        <Pagination
          size="sm"
          total={last}
          value={at}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': pages(control) })}
          aria-label={pages('pages')}
          role="navigation"
        />
      )}
    </Stack>
  )
}
