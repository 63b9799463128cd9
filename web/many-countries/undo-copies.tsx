import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RefusedList } from '#web/ui/refused-list.tsx'
import type { Undoing } from './use-undoing.ts'

interface UndoCopiesProps {
  /** Those that are there. */
  drafts: readonly number[]
  undoing: Undoing
}

/** Deletes the drafts that copying has just made, as long as nobody has changed them. */
export function UndoCopies({ drafts, undoing }: UndoCopiesProps) {
  const t = wordsOf(manyCountriesTexts.undo)
  const common = wordsOf(manyCountriesTexts)
  const { kept, deleted } = undoing
  const { running, done, total, error, cancelled } = undoing.state
  useBusyDialog(running)
  const allowed = useCan()('delete-submissions')
  if (!allowed) return null
  const open = drafts.filter((draft) => !kept.some(({ id }) => id === draft))
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
      {!running && total > 0 && (
        <Text role="status" fw={600}>
          {t('done', { count: deleted.size })} {cancelled && t('stopped')}
        </Text>
      )}
      {error && (
        <Alert color="red" title={t('failed')} role="alert">
          {error.message}
        </Alert>
      )}
      <RefusedList title={t('kept', { count: kept.length })} messages={kept.map(({ message }) => message)} />
      {!running && open.length > 0 && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => void undoing.goOn(open)}
          >
            {t('button', { count: open.length })}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
