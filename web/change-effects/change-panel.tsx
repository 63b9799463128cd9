import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconWorldUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeEffectsQuery } from '#web/data/change-effects.ts'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ApplyChange } from './apply-change.tsx'
import { EffectsList } from './effects-list.tsx'

/** What the record means in each of its markets, and the one button that does all about it. */
export function ChangePanel({ masterDiId }: { masterDiId: number }) {
  const t = wordsOf(changeEffectsTexts)
  const { data, error, refetch } = useQuery(changeEffectsQuery(masterDiId))
  const [opened, setOpened] = useState(false)
  const mayEdit = useCan()('edit-submissions')
  const isToDo = data?.markets.some(({ act }) => act !== 'none') ?? false
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Group justify="space-between" gap="sm">
        <Title order={2}>{t('title')}</Title>
        {mayEdit && isToDo && (
          <Button leftSection={<IconWorldUp size={16} aria-hidden />} onClick={() => setOpened(true)}>
            {t('act.button')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {t('purpose')}
      </Text>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <EffectsList found={data} />
      ) : (
        <Skeleton height={22} />
      )}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('act.title')} size="lg">
        {data && <ApplyChange masterDiId={masterDiId} found={data} onClose={() => setOpened(false)} />}
      </Dialog>
    </Card>
  )
}
