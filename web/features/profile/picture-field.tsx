import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { maxPictureBytes } from '#core/contract/profile.ts'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { removePicture, savePicture } from './profile-api.ts'

const types = ['image/png', 'image/jpeg']

/** Stored as soon as it is chosen; the server judges its bytes. */
export function PictureField() {
  const t = wordsOf(profileTexts)
  const user = useCurrentUser()
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const [problem, setProblem] = useState<string>()
  const change = useChange<File | null>({
    nouns: ['current-user', 'profile', 'users'],
    run: (file) => (file ? savePicture(file) : removePicture()),
    onSuccess: () => toast({ title: t('updated') }),
    onError: (error) => setProblem(serverWords(error) ?? t('updateFailedHelp')),
  })
  const take = (file: File | undefined) => {
    if (!file) return
    if (!types.includes(file.type)) return setProblem(t('picture.wrongType'))
    if (file.size > maxPictureBytes) {
      return setProblem(t('picture.tooLarge', { size: Math.ceil(file.size / 1024) }))
    }
    setProblem(undefined)
    change.mutate(file)
  }
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {t('picture.label')}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-describedby={helpId}
          leftSection={<IconPhoto size={14} aria-hidden />}
          loading={change.isPending}
          onClick={() => input.current?.click()}
        >
          {user.profileImageUrl === null ? t('picture.choose') : t('picture.change')}
        </Button>
        {user.profileImageUrl !== null && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={14} aria-hidden />}
            disabled={change.isPending}
            onClick={() => change.mutate(null)}
          >
            {t('picture.remove')}
          </Button>
        )}
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={t('picture.label')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {problem !== undefined && (
        <Text size="xs" role="alert" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
      <Text id={helpId} size="xs" c="dimmed">
        {t('picture.help')}
      </Text>
    </Stack>
  )
}
