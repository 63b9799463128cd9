import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormatter } from 'use-intl'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './chat.module.css'
import type { ChatMessage } from './chat-message.ts'

interface MessageListProps {
  label: string
  messages: readonly ChatMessage[]
  /** Who answers. */
  bot: string
  /** What says that an answer is awaited; null while none is. */
  thinking: string | null
  /** An answer is awaited or being written. */
  waiting: boolean
  /** Before the first message. */
  before?: ReactNode
  /** Below the words of an answer. */
  footer: (message: ChatMessage) => ReactNode
  onAskAgain: (cutOff: ChatMessage) => void
}

/** The conversation; what comes is read out once it is complete, and scrolled to. */
export function MessageList(props: MessageListProps) {
  const { label, messages, bot, thinking, waiting, before, footer, onAskAgain } = props
  const t = wordsOf(assistantTexts)
  const format = useFormatter()
  const list = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const seen = useRef<{ id?: string | undefined; top: number }>({ top: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written grows its last message
  useEffect(() => {
    const shown = list.current
    const message = shown?.querySelector<HTMLElement>('article:last-of-type')
    if (!shown || !message) return
    // While it grows it is followed only by who has not scrolled elsewhere.
    if (seen.current.id === last?.id && seen.current.top !== shown.scrollTop) return
    // A long answer is read from its beginning; a browser goes no further than to the end.
    shown.scrollTop = message.offsetTop - 12
    seen.current = { id: last?.id, top: shown.scrollTop }
  }, [last?.id, last?.content.length, thinking])
  return (
    <div
      ref={list}
      className={classes.messages}
      role="log"
      aria-label={label}
      // Read out once it is complete, not word by word.
      aria-busy={waiting && thinking === null}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list has to be reachable by keyboard
      tabIndex={0}
    >
      {before}
      {messages.map((message) => (
        <article
          key={message.id}
          id={`message-${message.id}`}
          className={classes.message}
          data-from={message.from}
          aria-label={message.from === 'user' ? t('you') : bot}
        >
          <p className={classes.words}>{message.content}</p>
          {message.note !== undefined && <p className={classes.note}>{message.note}</p>}
          {message.from === 'bot' && footer(message)}
          {message.state === 'cutOff' && (
            <Button
              size="compact-xs"
              variant="default"
              className={classes.again ?? ''}
              aria-label={t('cutOff.againOf', { question: message.question ?? message.content })}
              disabled={waiting}
              onClick={() => onAskAgain(message)}
            >
              {t('cutOff.again')}
            </Button>
          )}
          <time className={classes.time} dateTime={message.timestamp}>
            {format.dateTime(new Date(message.timestamp), { hour: '2-digit', minute: '2-digit' })}
          </time>
        </article>
      ))}
      {thinking !== null && (
        <p className={classes.thinking} role="status">
          <span className={classes.dots} aria-hidden />
          {thinking}
        </p>
      )}
    </div>
  )
}
