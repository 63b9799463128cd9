import { Card, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isUnfinished } from '#core/contract/imports.ts'
import { CancelRun } from '#web/many-submissions/cancel-run.tsx'
import { RunReport } from '#web/many-submissions/run-report.tsx'
import { runQuery } from '#web/many-submissions/validation-run-api.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FilterChip } from '#web/ui/filter-chip.tsx'

/** Above the submissions in which a validation of many found errors: what became of all of them. */
export function RunFound({ id }: { id: number }) {
  const t = wordsOf(manySubmissionsTexts.validate)
  // Somebody else's has a number and no report here.
  const { data } = useQuery(runQuery(id))
  if (!data) return null
  return (
    <Card withBorder padding="md" mb="md" component="section" aria-label={t('title', { count: data.total })}>
      <Stack gap="sm">
        <RunReport run={data} />
        {isUnfinished(data.status) && (
          <Group>
            <CancelRun id={id} />
          </Group>
        )}
      </Stack>
    </Card>
  )
}

/** The list shows what one validation found; taken off, it shows all again. */
export function RunChip({ id, onRemove }: { id: number; onRemove: () => void }) {
  const t = wordsOf(manySubmissionsTexts.validate)
  return <FilterChip label={t('found', { id: String(id) })} title={t('remove')} onRemove={onRemove} />
}
