import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { type Comment, commentLength } from '#core/contract/comments.ts'
import { changeComment } from '#web/data/comments.ts'
import { commentsTexts } from '#web/messages/en/comments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { currentRecord } from '#web/platform/api-error.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { MentionInput } from './mention-input.tsx'
import { useCommentChange } from './use-comment-change.ts'

/** Changes what was said. After a conflict it shows what is there now, and saving again replaces that. */
export function ChangeForm({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const t = wordsOf(commentsTexts.change)
  const form = wordsOf(commentsTexts.form)
  const [text, setText] = useState(comment.text ?? '')
  const [revision, setRevision] = useState(comment.revision)
  const [now, setNow] = useState<string>()
  const save = useCommentChange<string, Comment>({
    run: (said) => changeComment(comment.id, { text: said, revision }),
    onSuccess: onClose,
    onError: (error) => {
      const current = currentRecord<Comment>(error)
      if (!current) return
      setRevision(current.revision)
      setNow(current.text ?? '')
    },
  })
  const said = text.trim()
  const tooLong = said.length > commentLength
  const submit = () => {
    if (said !== '' && !tooLong && !save.isPending) save.mutate(said)
  }
  return (
    <Stack gap="xs" mt={4}>
      <MentionInput
        label={t('label')}
        value={text}
        onChange={setText}
        onSend={submit}
        takeFocus
        error={tooLong ? form('tooLong', { limit: commentLength, count: said.length }) : undefined}
      />
      {save.error && (
        <ErrorPanel
          title={t('failed')}
          message={save.error.message}
          consequence={now === undefined ? form('nothingSaved') : t('now', { text: now })}
        />
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" size="xs" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="xs" loading={save.isPending} onClick={submit}>
          {t('save')}
        </Button>
      </Group>
    </Stack>
  )
}
