import { Anchor, Group, Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ImportPreview, PreviewColumn } from '#core/contract/import-previews.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './import-preview.module.css'
import type { PreviewChanging } from './use-preview-change.ts'

interface PreviewColumnsProps {
  preview: ImportPreview
  change: PreviewChanging
}

const isClear = ({ by }: PreviewColumn) => by === 'exact' || by === 'remembered'

/** What the columns of the file are read as; those nobody has to look at stay folded. */
export function PreviewColumns({ preview, change }: PreviewColumnsProps) {
  const t = wordsOf(importPreviewTexts.columns)
  const columns = preview.columns.filter(({ header, samples }) => header.trim() !== '' || samples.length > 0)
  const doubtful = columns.filter(
    (column) => !isClear(column) && !(preview.keepsOthers && column.by === null),
  )
  // What was doubtful at first stays in sight when it has been settled.
  const [first] = useState(() => new Set(doubtful.map(({ column }) => column)))
  const [all, setAll] = useState(false)
  const shown = all ? columns : columns.filter(({ column }) => first.has(column))
  const open = doubtful.filter(({ by }) => by !== 'chosen').length
  const choose = (column: number, field: string | null) => {
    const other = preview.columns.find((each) => each.field === field && each.column !== column)
    // One field is one column's: the other one gives it up.
    const given = field !== null && other ? [{ column: other.column, field: null }] : []
    change.map([{ column, field }, ...given])
  }
  return (
    <Stack gap="xs" component="section" aria-label={t('title')}>
      <Title order={3} size="h5">
        {t('title')}
      </Title>
      <Group gap="sm">
        <Text size="sm">
          {open > 0 ? t('look', { count: open }) : t('understood', { count: columns.length })}{' '}
          {preview.keepsOthers && t('keptBeside')}
        </Text>
        {shown.length < columns.length || all ? (
          <Anchor component="button" size="sm" onClick={() => setAll(!all)}>
            {all ? t('showFewer') : t('showAll', { count: columns.length })}
          </Anchor>
        ) : null}
      </Group>
      {shown.length > 0 && (
        <table className={classes.table} aria-label={t('caption')}>
          <thead>
            <tr>
              <th scope="col" className={classes.header}>
                {t('header')}
              </th>
              <th scope="col">{t('samples')}</th>
              <th scope="col" className={classes.field}>
                {t('field')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((column) => (
              <ColumnRow
                key={column.column}
                column={column}
                fields={preview.fields}
                onChoose={(field) => choose(column.column, field)}
              />
            ))}
          </tbody>
        </table>
      )}
      {change.error && change.failed === 'mapping' && (
        <ErrorPanel title={t('failed')} message={change.error.message} />
      )}
    </Stack>
  )
}

const tones: Readonly<Record<NonNullable<PreviewColumn['by']> | 'none', Tone>> = {
  exact: 'positive',
  remembered: 'positive',
  chosen: 'positive',
  similar: 'info',
  'left-out': 'caution',
  none: 'caution',
}

interface ColumnRowProps {
  column: PreviewColumn
  fields: ImportPreview['fields']
  onChoose: (field: string | null) => void
}

function ColumnRow({ column, fields, onChoose }: ColumnRowProps) {
  const t = wordsOf(importPreviewTexts.columns)
  const name = column.header.trim() || t('unnamed', { place: String(column.column + 1) })
  const by = column.by ?? 'none'
  return (
    <tr>
      <th scope="row">
        {name} <StatusBadge tone={tones[by]}>{t(`by.${by}`)}</StatusBadge>
      </th>
      <td className={classes.samples}>{column.samples.join(' · ')}</td>
      <td>
        <Select
          size="sm"
          searchable
          clearable
          aria-label={t('fieldOf', { header: name })}
          placeholder={t('leftOut')}
          clearButtonProps={{ 'aria-label': t('leftOut') }}
          data={fields.map(({ field, label }) => ({ value: field, label }))}
          value={column.field}
          onChange={onChoose}
        />
      </td>
    </tr>
  )
}
