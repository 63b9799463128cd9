import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type CopiesUndone, copiedAtOnce } from '#core/contract/submission-copies.ts'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useBatches } from '#web/platform/use-batches.ts'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RefusedList } from '#web/ui/refused-list.tsx'
import { undoSome } from './copies-api.ts'

/** Deletes the drafts that copying has just made, as long as nobody has changed them. */
export function UndoCopies({ drafts }: { drafts: readonly number[] }) {
  const t = wordsOf(manyCountriesTexts.undo)
  const common = wordsOf(manyCountriesTexts)
  const undoing = useBatches<CopiesUndone>({
    size: copiedAtOnce,
    nouns: ['submissions', 'master-di'],
    run: undoSome,
  })
  const { running, done, total, error, cancelled, results } = undoing.state
  useBusyDialog(running)
  const allowed = useCan()('delete-submissions')
  if (drafts.length === 0 || !allowed) return null
  if (total === 0) {
    return (
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={() => void undoing.start(drafts)}
        >
          {t('button', { count: drafts.length })}
        </Button>
      </Group>
    )
  }
  const kept = results.flatMap((one) => one.kept)
  return (
    <Stack gap="xs">
      {running && (
        <>
          <ProgressBar label={t('progress')} done={done} total={total} />
          <Group>
            <Button variant="default" size="xs" onClick={undoing.cancel}>
              {common('stop')}
            </Button>
          </Group>
        </>
      )}
      {!running && (
        <Text role="status" fw={600}>
          {t('done', { count: results.reduce((sum, { deleted }) => sum + deleted, 0) })}{' '}
          {cancelled && t('stopped')}
        </Text>
      )}
      {error && (
        <Alert color="red" title={t('failed')} role="alert">
          {error.message}
        </Alert>
      )}
      <RefusedList title={t('kept', { count: kept.length })} messages={kept.map(({ message }) => message)} />
    </Stack>
  )
}
