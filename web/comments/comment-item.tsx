import { Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Comment } from '#core/contract/comments.ts'
import { mentionsIn } from '#core/text/mentions.ts'
import { deleteComment, loadFile } from '#web/data/comments.ts'
import { commentsTexts } from '#web/messages/en/comments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { useSize } from '#web/platform/use-size.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ChangeForm } from './change-form.tsx'
import classes from './comments.module.css'
import { useCommentChange } from './use-comment-change.ts'

interface CommentItemProps {
  comment: Comment
  versionNumber?: string | undefined
}

/** One comment: who, when, what, and its files; its author can change the last one. */
export function CommentItem({ comment, versionNumber }: CommentItemProps) {
  const t = wordsOf(commentsTexts)
  const format = useFormatter()
  const [editing, setEditing] = useState(false)
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  const elsewhere = comment.versionNumber !== null && comment.versionNumber !== versionNumber
  return (
    <article aria-label={comment.createdByName}>
      <Group gap="xs" align="baseline">
        <Text size="sm" fw={600}>
          <bdi>{comment.createdByName}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {[
            when(comment.createdAt),
            versionNumber !== undefined &&
              elsewhere &&
              t('atVersion', { version: comment.versionNumber ?? '' }),
            comment.editedAt && !comment.deletedAt && t('edited', { when: when(comment.editedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Group>
      {comment.deletedAt ? (
        <Text size="sm" c="dimmed" fs="italic">
          {t('deleted', { name: comment.deletedByName ?? '', when: when(comment.deletedAt) })}
        </Text>
      ) : editing ? (
        <ChangeForm comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Said comment={comment} />
          <Files comment={comment} />
          {comment.abilities.change && <Changing comment={comment} onEdit={() => setEditing(true)} />}
        </>
      )}
    </article>
  )
}

/** The text, with the names in it that somebody was told by. */
function Said({ comment: { text, mentions } }: { comment: Comment }) {
  const whole = text ?? ''
  const found = mentionsIn(
    whole,
    mentions.map(({ username }) => username),
  )
  const pieces = found.map(({ at, username }, index) => {
    const end = at + username.length + 1
    return { at, name: whole.slice(at, end), rest: whole.slice(end, found[index + 1]?.at) }
  })
  return (
    <div className={classes.text} dir="auto">
      {whole.slice(0, found[0]?.at)}
      {pieces.map(({ at, name, rest }) => (
        <span key={at}>
          <Text span inherit fw={600} c="var(--mantine-primary-color-light-color)">
            {name}
          </Text>
          {rest}
        </span>
      ))}
    </div>
  )
}

function Files({ comment: { attachments } }: { comment: Comment }) {
  const t = wordsOf(commentsTexts.form)
  const size = useSize()
  const save = useDownload()
  if (attachments.length === 0) return null
  return (
    <ul className={classes.files} aria-label={t('attached')}>
      {attachments.map((file) => (
        <li key={file.id}>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            onClick={() => void save(() => loadFile(file.id))}
          >
            <bdi>{file.fileName}</bdi>
          </Anchor>
          <Text size="xs" c="dimmed">
            {size(file.size)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Changing({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const t = wordsOf(commentsTexts)
  const [asking, setAsking] = useState(false)
  const remove = useCommentChange<void, Comment>({
    run: () => deleteComment(comment.id),
    onError: ({ message }) =>
      toast({ title: t('deletion.failed'), description: message, variant: 'destructive' }),
  })
  return (
    <Group gap="xs" mt={4}>
      <Button size="compact-sm" variant="subtle" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('deletion.title')}
        consequence={t('deletion.consequence')}
        confirmLabel={t('deletion.confirm')}
        destructive
        onConfirm={() => remove.mutateAsync()}
      />
    </Group>
  )
}
