import { ActionIcon, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { type Comment, commentLength, maxCommentFiles } from '#core/contract/comments.ts'
import { addComment, type ThreadOf } from '#web/data/comments.ts'
import { commentsTexts } from '#web/messages/en/comments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useSize } from '#web/platform/use-size.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './comments.module.css'
import { MentionInput } from './mention-input.tsx'
import { useAttachments } from './use-attachments.ts'
import { useCommentChange } from './use-comment-change.ts'

/** The next comment of a thread, with its files. */
export function CommentForm({ thread }: { thread: ThreadOf }) {
  const t = wordsOf(commentsTexts.form)
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const files = useAttachments()
  const picker = useRef<HTMLInputElement>(null)
  const send = useCommentChange<{ text: string; attachmentIds: number[] }, Comment>({
    run: (body) => addComment(thread, body),
    onSuccess: () => {
      setText('')
      files.clear()
    },
  })
  const said = text.trim()
  const tooLong = said.length > commentLength
  const ready = said !== '' && !tooLong && !files.isUploading && !send.isPending
  const submit = () => {
    if (ready) send.mutate({ text: said, attachmentIds: files.attached.map(({ id }) => id) })
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    files.add([...event.dataTransfer.files])
  }
  return (
    <form
      className={classes.form}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UnsavedGuard dirty={said !== '' || files.attached.length > 0} />
      <MentionInput
        label={t('label')}
        placeholder={t('placeholder')}
        value={text}
        onChange={setText}
        onSend={submit}
        error={tooLong ? t('tooLong', { limit: commentLength, count: said.length }) : undefined}
      />
      <Attached files={files} />
      {send.error && (
        <ErrorPanel title={t('failed')} message={send.error.message} consequence={t('nothingSaved')} />
      )}
      <Group gap="xs" justify="space-between" align="flex-start">
        <Stack gap={2}>
          <div>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPaperclip size={14} aria-hidden />}
              onClick={() => picker.current?.click()}
            >
              {t('attach')}
            </Button>
          </div>
          <Text size="xs" c="dimmed">
            {t('attachHelp', { count: String(maxCommentFiles) })}
          </Text>
        </Stack>
        <Group gap="xs">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t('hint')}
          </Text>
          {/* Not `disabled`, which would lose the focus. */}
          <Button
            type="submit"
            data-disabled={!ready || undefined}
            aria-disabled={!ready}
            loading={send.isPending}
          >
            {t('send')}
          </Button>
        </Group>
      </Group>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={(event) => {
          files.add([...(event.currentTarget.files ?? [])])
          // Reset, so that choosing the same file name again fires a change event.
          event.currentTarget.value = ''
        }}
      />
    </form>
  )
}

function Attached({ files }: { files: ReturnType<typeof useAttachments> }) {
  const t = wordsOf(commentsTexts.form)
  const size = useSize()
  return (
    <>
      {files.attached.length > 0 && (
        <ul className={classes.files} aria-label={t('attached')}>
          {files.attached.map((file) => (
            <li key={file.id}>
              <Text size="sm">
                <bdi>{file.fileName}</bdi>
              </Text>
              <Text size="xs" c="dimmed">
                {size(file.size)}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('remove', { name: file.fileName })}
                onClick={() => files.remove(file.id)}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {files.uploading.map((name) => (
          <Group key={name} gap="xs">
            <Loader size="xs" />
            <Text size="sm">{t('uploading', { name })}</Text>
          </Group>
        ))}
      </div>
      {files.failures.length > 0 && (
        <Stack gap={0} role="alert">
          {files.failures.map((failure) => (
            <Text key={failure} size="sm" c="var(--mantine-color-error)">
              {failure}
            </Text>
          ))}
        </Stack>
      )}
    </>
  )
}
