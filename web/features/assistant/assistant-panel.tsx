import { ActionIcon, Button, CloseButton, Text, Tooltip } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { assistantReplies, quickQuestions, shortened, tryAsking } from '#core/knowledge/assistant-replies.ts'
import { replyText, shownReply } from '#core/knowledge/keyword-reply.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './floating.module.css'
import { MessageList } from './message-list.tsx'
import { NearestPassages, Passages } from './passages.tsx'
import { QuestionForm } from './question-form.tsx'
import { useChat } from './use-chat.ts'

const delayMs = 1000

/** The dialog of the floating assistant (specification, document 3 section 2.7). */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const t = wordsOf(assistantTexts)
  const [question, setQuestion] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  useEffect(() => input.current?.focus(), [])
  const chat = useChat({
    name: 'assistant',
    delayMs,
    adds: true,
    replyTo: (asked) => {
      const reply = shownReply(assistantReplies, asked)
      return reply ? { content: replyText(reply) } : null
    },
    ofHub: ({ known, text, sources, nearest }) => ({
      content: known ? text : `${text}\n\n${t('help')} ${t('followUp')}`,
      ...{ passages: sources, nearest, unknown: !known },
    }),
    onFailed: (asked) => setQuestion((now) => now || asked),
  })
  const ask = (asked: string) => {
    chat.ask(asked)
    input.current?.focus()
  }
  return (
    // Esc closes it from wherever in it one is.
    <div
      role="dialog"
      aria-labelledby={title}
      className={classes.panel}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {t('title')}
        </h2>
        <Tooltip label={t('clear')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('clear')}
            disabled={chat.messages.length === 0}
            onClick={() => {
              chat.clear()
              input.current?.focus()
            }}
          >
            <IconEraser size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      <MessageList
        label={t('conversation')}
        messages={chat.messages}
        bot={t('assistant')}
        thinking={chat.thinking ? t('typing') : null}
        waiting={chat.waiting}
        onAskAgain={(cutOff) => {
          chat.askAgain(cutOff)
          input.current?.focus()
        }}
        before={chat.messages.length === 0 && <Welcome onAsk={ask} />}
        footer={({ passages = [], generated, ...message }) => (
          <>
            {generated && <StatusBadge tone="info">{t('generated')}</StatusBadge>}
            <Passages title={generated ? t('sources') : t('found')} passages={passages} />
            <NearestPassages {...message} />
          </>
        )}
      />
      {chat.messages.length > 0 && (
        <div className={classes.try}>
          <Text size="xs" c="dimmed">
            {t('tryAsking')}
          </Text>
          {tryAsking.map((one) => (
            <Button
              key={one}
              size="compact-xs"
              variant="default"
              title={one}
              disabled={chat.waiting}
              onClick={() => ask(one)}
            >
              {shortened(one)}
            </Button>
          ))}
        </div>
      )}
      <QuestionForm
        question={question}
        placeholder={t('placeholder')}
        waiting={chat.waiting}
        inputRef={input}
        onChange={setQuestion}
        onSend={() => {
          setQuestion('')
          ask(question)
        }}
      />
    </div>
  )
}

function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  const t = wordsOf(assistantTexts)
  return (
    <div className={classes.welcome}>
      <p>{t('welcome')}</p>
      <Text size="xs" c="dimmed">
        {t('quick')}
      </Text>
      {quickQuestions.map((one) => (
        <Button
          key={one}
          variant="default"
          justify="flex-start"
          className={classes.question ?? ''}
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => onAsk(one)}
        >
          {one}
        </Button>
      ))}
    </div>
  )
}
