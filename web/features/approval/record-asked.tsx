import { Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EffectsList } from '#web/change-effects/effects-list.tsx'
import { changeEffectsQuery } from '#web/data/change-effects.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { MasterFindings } from '#web/master-form/master-findings.tsx'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

/** What has to be known of a version to decide on it: what was found, and which markets it touches. */
export function RecordAsked({ id }: { id: number }) {
  const t = wordsOf(changeEffectsTexts)
  const record = useQuery(recordQuery(id))
  const { data, error, refetch } = useQuery(changeEffectsQuery(id))
  return (
    <Stack gap="sm" component="section">
      {record.data && <MasterFindings findings={record.data.findings} />}
      <Title order={3} size="h5">
        {t('title')}
      </Title>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <EffectsList found={data} narrow />
      ) : (
        <Skeleton height={22} />
      )}
    </Stack>
  )
}
