import { Alert, Button, Group, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { WorkingCopyOfForm } from './use-working-copy.ts'

/** Above a form: what stands in it was typed another time and never saved. */
export function WorkingCopyNotice({ copy, dirty }: { copy: WorkingCopyOfForm; dirty: boolean }) {
  const t = wordsOf(submissionsTexts.workingCopy)
  const format = useFormatter()
  if (copy.savedAt === undefined || !dirty) return null
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} title={t('title')} role="status">
      <Text size="sm">
        {t('back', { when: format.dateTime(new Date(copy.savedAt), 'instant') })}{' '}
        {copy.outdated && t('outdated')}
      </Text>
      <Group mt={6}>
        <Button size="xs" variant="default" onClick={copy.discard}>
          {t('discard')}
        </Button>
      </Group>
    </Alert>
  )
}
