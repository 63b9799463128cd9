import { Alert, Anchor, Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ImportPreview, PreviewRow } from '#core/contract/import-previews.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import classes from './import-preview.module.css'
import type { PreviewChanging } from './use-preview-change.ts'

interface PreviewFilledProps {
  preview: ImportPreview
  change: PreviewChanging
}

type Target = ImportPreview['fields'][number]

/** Fields no column of the file holds: those rows need, those all rows have by now, and the way to add one. */
export function PreviewFilled({ preview, change }: PreviewFilledProps) {
  const t = wordsOf(importPreviewTexts.filled)
  const { filled, fields, columns } = preview
  const needed = neededFields(preview)
  const [adds, setAdds] = useState(false)
  const [removed, setRemoved] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const taken = new Set([...columns, ...filled].flatMap(({ field }) => field ?? []))
  const free = fields.filter(({ field }) => !taken.has(field) && !needed.has(field))
  const target = free.find(({ field }) => field === added)
  const section = useRef<HTMLDivElement>(null)
  const kept = useFocusKept(filled, () => section.current?.focus())
  return (
    <Stack
      ref={section}
      gap="sm"
      component="section"
      aria-label={t('title')}
      tabIndex={-1}
      style={{ outline: 'none' }}
      {...kept}
    >
      {(needed.size > 0 || filled.length > 0 || adds) && (
        <Title order={3} size="h5">
          {t('title')}
        </Title>
      )}
      {fields
        .filter(({ field }) => needed.has(field))
        .map((one) => (
          <Alert
            key={one.field}
            color="yellow"
            title={t('noColumn', { field: one.label })}
            icon={<IconAlertTriangle aria-hidden />}
          >
            <Stack gap="xs">
              <Text size="sm">
                {t(one.isOwn ? 'neededOwn' : 'needed', { count: needed.get(one.field) ?? 0 })}
              </Text>
              <FillField target={one} columns={columns} change={change} />
            </Stack>
          </Alert>
        ))}
      {filled.map(({ field, label, text, column }) => (
        <Group key={field} gap="sm" className={classes.filled}>
          <Text size="sm">
            <strong>{label}</strong>:{' '}
            {text === null
              ? t('isCopy', { column: columns[column ?? -1]?.header ?? '' })
              : t('isText', { text })}
          </Text>
          <Anchor
            component="button"
            size="sm"
            aria-label={t('removeOf', { field: label })}
            onClick={() => {
              setRemoved(field)
              change.fill([{ field }])
            }}
          >
            {t('remove')}
          </Anchor>
        </Group>
      ))}
      {filled.some(({ field }) => field === removed) && change.failed === 'filled' && change.error && (
        <ErrorPanel title={t('notRemoved')} message={change.error.message} />
      )}
      {adds ? (
        <Stack gap="xs">
          <Select
            size="sm"
            searchable
            label={t('field')}
            className={classes.fill}
            data={free.map(({ field, label }) => ({ value: field, label }))}
            value={target?.field ?? null}
            onChange={setAdded}
          />
          {target && <FillField key={target.field} target={target} columns={columns} change={change} />}
        </Stack>
      ) : (
        <Anchor
          component="button"
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setAdds(true)}
        >
          {t('add')}
        </Anchor>
      )}
    </Stack>
  )
}

interface FillFieldProps extends Pick<PreviewFilledProps, 'change'> {
  target: Target
  columns: ImportPreview['columns']
}

/** One value for all rows, or the column to copy. */
function FillField({ target: { field, label, isOwn }, columns, change }: FillFieldProps) {
  const t = wordsOf(importPreviewTexts.filled)
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const fill = (value: { text: string } | { column: number }) => {
    setSent(true)
    change.fill([{ field, ...value }])
  }
  const refused =
    sent && change.failed === 'filled' ? (issuesOf(change.error)[0]?.message ?? t('failed')) : null
  return (
    <Group gap="sm" align="flex-end">
      {!isOwn && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            fill({ text })
          }}
        >
          <Group gap="xs" align="flex-end">
            <TextInput
              size="sm"
              label={t('value', { field: label })}
              className={classes.fill}
              inputWrapperOrder={['label', 'error', 'input']}
              value={text}
              error={refused}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                setSent(false)
              }}
            />
            <Button type="submit" size="sm" variant="light" loading={sent && change.busy}>
              {t('set')}
            </Button>
          </Group>
        </form>
      )}
      <Select
        size="sm"
        searchable
        label={t('copy', { field: label })}
        placeholder={t('choose')}
        className={classes.fill}
        data={columns.flatMap(({ column, header }) =>
          header.trim() === '' ? [] : [{ value: String(column), label: header }],
        )}
        value={null}
        error={isOwn ? refused : null}
        onChange={(column) => column !== null && fill({ column: Number(column) })}
      />
    </Group>
  )
}

/** Fields without which rows are refused and that no column holds, with the number of those rows. */
function neededFields({ rows, filled }: ImportPreview): ReadonlyMap<string, number> {
  const given = new Set(filled.map(({ field }) => field))
  const needed = new Map<string, number>()
  for (const problem of rows.flatMap(({ problems }: PreviewRow) => problems)) {
    const { field, column, severity } = problem
    if (field === null || column !== null || severity !== 'error' || given.has(field)) continue
    needed.set(field, (needed.get(field) ?? 0) + 1)
  }
  return needed
}
