import { Text } from '@mantine/core'
import { type FileNature, fileHelp, fileKindLabels } from '#core/markets/file-nature.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'

type Nature = { readonly [Part in keyof FileNature]: FileNature[Part] | undefined }

/** What a file is, in one line: whether the regulator accepts it, its format and the source (decision D55). */
export function FileNatureNote({ nature }: { nature: Nature }) {
  const t = wordsOf(submissionsTexts.fileNature)
  const day = useDay()
  const { kind, noDatabase, format, version, source, asOf } = nature
  return (
    <Text size="xs" c="dimmed">
      <strong>{kind && fileKindLabels[kind]}.</strong> {kind && fileHelp({ kind, noDatabase })}{' '}
      {format !== undefined &&
        t(version === undefined ? 'format' : 'release', { format, version: version ?? '' })}{' '}
      {source !== undefined &&
        t(kind === 'unconfirmed' || kind === 'draft' ? 'looked' : 'source', { source, day: day(asOf ?? '') })}
    </Text>
  )
}
