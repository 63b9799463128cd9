import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceFamiliesApi } from '#core/contract/device-families.ts'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { FamilyCard } from './family-card.tsx'

/** So many more with each press of the button. */
const step = 20

export function FamiliesTab() {
  const t = wordsOf(generatorsTexts.families)
  const [limit, setLimit] = useState(step)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['submissions', 'families', limit] as const,
    queryFn: ({ signal }) => call(deviceFamiliesApi.list, { query: { limit }, signal }),
    placeholderData: keepPreviousData,
    // Master records change elsewhere: asked for anew on each visit.
    staleTime: 0,
  })
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed" maw="52rem">
          {t('purpose')}
        </Text>
      </div>
      {error && <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={140} />}
      {data?.totalFamilies === 0 && (
        <EmptyState
          title={t('empty')}
          description={t('emptyHelp')}
          action={
            <ButtonLink to="/master-di/records" variant="default">
              {t('toRecords')}
            </ButtonLink>
          }
        />
      )}
      {data && data.totalFamilies > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('total', { count: data.totalFamilies })}
        </Text>
      )}
      {data?.families.map((family) => (
        <FamilyCard key={family.devices[0]?.id} family={family} />
      ))}
      {data && data.families.length < data.totalFamilies && (
        <div>
          <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + step)}>
            {t('more')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
