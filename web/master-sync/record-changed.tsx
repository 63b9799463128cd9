import { Alert, Group, Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { outdatedSubmissionsQuery } from '#web/data/master-sync.ts'
import { carryOverTexts } from '#web/messages/en/carry-over.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { behindId } from './outdated-submissions-anchor.ts'

interface RecordChangedProps {
  masterDiId: number
  submissionId: number
}

/**
 * In the form of a submission: its record has changed since it was taken from it. What somebody wrote otherwise on
 * purpose is no reason to say so again and again.
 */
export function RecordChanged({ masterDiId, submissionId }: RecordChangedProps) {
  const t = wordsOf(carryOverTexts)
  const { data } = useQuery(outdatedSubmissionsQuery(masterDiId))
  const fields = data?.submissions.find(({ id }) => id === submissionId)?.fields ?? []
  const stale = fields.filter(({ state }) => state === 'stale')
  if (stale.length === 0) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconRefreshAlert aria-hidden />}
      title={t('changed', { count: stale.length })}
    >
      <Group gap="md">
        <Text size="sm">{t('changedFields', { fields: stale.map(({ label }) => label).join(', ') })}</Text>
        <TextLink to="/master-di/records/$id" params={{ id: String(masterDiId) }} hash={behindId} size="sm">
          {t('see')}
        </TextLink>
      </Group>
    </Alert>
  )
}
