import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { commentsQuery, type ThreadOf } from '#web/data/comments.ts'
import { commentsTexts } from '#web/messages/en/comments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import classes from './comments.module.css'

interface CommentsProps {
  thread: ThreadOf
  /** Of the record that is shown: comments at other versions name theirs. */
  versionNumber?: string
  /** What it is about was deleted. */
  closed?: boolean
  /** In a dialog the heading is a smaller one. */
  small?: boolean
}

const page = 50

/** The address that a notification of a comment leads to ends with it. */
const anchor = 'comments'

/** What was said about a device or a submission, newest at the bottom, and a place for the next. */
export function Comments({ thread, versionNumber, closed = false, small = false }: CommentsProps) {
  const t = wordsOf(commentsTexts)
  const can = useCan()
  const [shown, setShown] = useState(page)
  const { data, error, refetch } = useQuery(commentsQuery(thread, shown))
  const heading = useRef<HTMLHeadingElement>(null)
  const isHere = data !== undefined
  useEffect(() => {
    if (!isHere || window.location.hash !== `#${anchor}`) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isHere])
  const mayWrite = can('edit-submissions') || can('approve-submissions')
  const writes = mayWrite && !closed
  return (
    <Stack gap="md">
      <Title
        ref={heading}
        id={anchor}
        tabIndex={-1}
        order={small ? 3 : 2}
        {...(small && { size: 'h5' })}
        className={classes.heading}
      >
        {data && data.total > 0 ? t('titleWith', { count: String(data.total) }) : t('title')}
      </Title>
      {error && !data ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        // As high as the line that says there are none.
        <Skeleton height={22} role="status" aria-label={t('loading')} />
      ) : (
        <>
          {data.total > data.items.length && (
            <div>
              <Button variant="default" size="compact-sm" onClick={() => setShown(shown + page)}>
                {t('earlier')}
              </Button>
            </div>
          )}
          {data.total === 0 && <Quiet>{writes ? t('noneYours') : t('none')}</Quiet>}
          {data.items.length > 0 && (
            <ol className={classes.list} aria-label={t('list')}>
              {data.items.map((comment) => (
                <li key={comment.id}>
                  <CommentItem comment={comment} versionNumber={versionNumber} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      {writes ? <CommentForm thread={thread} /> : <Quiet>{t(closed ? 'closed' : 'readOnly')}</Quiet>}
    </Stack>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
