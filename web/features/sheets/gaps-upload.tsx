import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { SheetGapsRead } from '#core/contract/sheet-gaps.ts'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { readGapsFile } from './gaps-api.ts'
import { GapsConflicts } from './gaps-conflicts.tsx'
import type { ReadChange } from './sheet-state.ts'
import type { SheetWork } from './use-sheet.ts'

interface GapsUploadProps {
  sheet: SubmissionSheet
  work: SheetWork
  opened: boolean
  onClose: () => void
}

const accept = ['.xlsx', '.csv', 'text/csv']
/** Only so many refusals stand on the screen. */
const shownRefusals = 100

/** A filled-in workbook: first what it would change, then, in one act, the change. */
export function GapsUpload({ sheet, work, opened, onClose }: GapsUploadProps) {
  const t = wordsOf(submissionSheetsTexts.gaps)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const reading = useChange<File, SheetGapsRead>({
    nouns: ['submission-sheets'],
    run: (file) => readGapsFile(sheet.id, file),
    onSuccess: () => setTicked(new Set()),
  })
  const { data: read, error } = reading
  const close = () => {
    reading.reset()
    onClose()
  }
  const changes = read ? withTicked(read, ticked) : []
  const taking = useChange<void, number>({
    nouns: ['submissions'],
    run: () => work.take(changes, read?.fileName ?? ''),
    onSuccess: (failed) => {
      const count = changes.length - failed
      toast(
        failed > 0
          ? { title: t('takenPartly', { count, failed }), variant: 'destructive' }
          : { title: t('taken', { count }) },
      )
      close()
    },
    onError: ({ message }) => toast({ title: t('failed'), description: message, variant: 'destructive' }),
  })
  return (
    <Dialog opened={opened} onClose={close} title={t('title')} size="xl" busy={taking.isPending}>
      <Stack gap="md">
        {error && <Unreadable error={error} />}
        {read ? (
          <Summary read={read} ticked={ticked} onTick={setTicked} />
        ) : (
          <FileDrop
            label={reading.isPending ? t('reading') : t('drop')}
            help={t('dropHelp')}
            accept={accept}
            disabled={reading.isPending}
            onFile={(file) => reading.mutate(file)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {read && (
            <Button variant="subtle" disabled={taking.isPending} onClick={() => reading.reset()}>
              {t('another')}
            </Button>
          )}
          <Button variant="default" disabled={taking.isPending} onClick={close}>
            {t('cancel')}
          </Button>
          {read && changes.length > 0 && (
            <Button loading={taking.isPending} onClick={() => taking.mutate()}>
              {t('take', { count: cellsIn(changes) })}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** All the server found, each once. */
function Unreadable({ error }: { error: Error }) {
  const t = wordsOf(submissionSheetsTexts.gaps)
  const [first, ...others] = issuesOf(error).map(({ message }) => message)
  const message = first ?? error.message
  return (
    <ErrorPanel
      title={t('unread')}
      message={message}
      details={others}
      consequence={message.includes(t('nothingSaved')) ? undefined : t('nothingSaved')}
    />
  )
}

const cellsIn = (changes: readonly ReadChange[]): number =>
  changes.reduce((sum, { values }) => sum + Object.keys(values).length, 0)

/** With what is to be overwritten though somebody changed it meanwhile. */
function withTicked(read: SheetGapsRead, ticked: ReadonlySet<number>): ReadChange[] {
  const all = new Map<number, ReadChange>(
    read.changes.map(({ submissionId, revision, values }) => [
      submissionId,
      { id: submissionId, revision, values },
    ]),
  )
  for (const [at, { submissionId, revision, field, value }] of read.conflicts.entries()) {
    if (!ticked.has(at)) continue
    const known = all.get(submissionId)
    all.set(submissionId, { id: submissionId, revision, values: { ...known?.values, [field]: value } })
  }
  return [...all.values()]
}

interface SummaryProps {
  read: SheetGapsRead
  ticked: ReadonlySet<number>
  onTick: (ticked: ReadonlySet<number>) => void
}

function Summary({ read, ticked, onTick }: SummaryProps) {
  const t = wordsOf(submissionSheetsTexts.gaps)
  const { fileName, changes, filled, changed, approved, conflicts, refused, unread } = read
  return (
    <Stack gap="md" aria-live="polite">
      <div>
        <Text fw={600}>
          {changes.length === 0
            ? t('nothing', { file: fileName })
            : t('summary', { file: fileName, cells: filled + changed, devices: changes.length })}
        </Text>
        {changed > 0 && <Text size="sm">{t('changed', { count: changed })}</Text>}
        {unread.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('columns', { columns: unread.slice(0, 10).join(', ') })}
          </Text>
        )}
      </div>
      {approved > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {t('approved', { count: approved })}
        </Alert>
      )}
      {conflicts.length > 0 && <GapsConflicts conflicts={conflicts} ticked={ticked} onTick={onTick} />}
      {refused.length > 0 && (
        <section aria-label={t('refused', { count: refused.length })}>
          <Text fw={600} size="sm" mb={4}>
            {t('refused', { count: refused.length })}
          </Text>
          <List size="sm" mah="12rem" style={{ overflowY: 'auto' }}>
            {refused.slice(0, shownRefusals).map(({ row, column, message }) => (
              <List.Item key={`${row} ${column} ${message}`}>
                {column === null
                  ? t('refusedRow', { row: String(row), message })
                  : t('refusedCell', { row: String(row), column, message })}
              </List.Item>
            ))}
          </List>
          {refused.length > shownRefusals && (
            <Text size="sm" c="dimmed">
              {t('more', { count: refused.length - shownRefusals })}
            </Text>
          )}
        </section>
      )}
    </Stack>
  )
}
