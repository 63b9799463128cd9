import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { VersionEntry } from '#core/contract/version-control.ts'
import { comparisonQuery } from '#web/data/version-control.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { RecordView } from '#web/record-form/record-view.tsx'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

interface VersionDialogProps {
  submission: Submission
  entry: VersionEntry | undefined
  onClose: () => void
}

/** All that a version says. */
export function VersionDialog({ submission, entry, onClose }: VersionDialogProps) {
  const t = wordsOf(versionControlTexts.details)
  const number = entry?.versionNumber ?? null
  return (
    <Dialog
      opened={number !== null}
      onClose={onClose}
      title={t('title', { version: String(number ?? '') })}
      size="xl"
    >
      {entry && number !== null && <Version submission={submission} entry={entry} number={number} />}
    </Dialog>
  )
}

function Version({
  submission,
  entry,
  number,
}: Omit<VersionDialogProps, 'onClose'> & { entry: VersionEntry; number: number }) {
  const t = wordsOf(versionControlTexts.details)
  const format = useFormatter()
  // The comparison of a version with itself is the whole version.
  const { data, error, refetch } = useQuery(comparisonQuery(submission.id, number, number))
  const country = submission.targetCountries[0] ?? defaultMarket
  const words = useFieldWords([country])
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('by', {
          name: entry.userName ?? '',
          email: entry.userEmail ?? '',
          when: format.dateTime(new Date(entry.createdAt), 'instant'),
        })}
      </Text>
      <RecordView fields={words.fieldsFor(country, Object.keys(data.to.data))} record={data.to.data} />
    </Stack>
  )
}
