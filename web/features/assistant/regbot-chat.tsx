import { ActionIcon, Button, Stack, Text, Title, Tooltip } from '@mantine/core'
import { IconDownload, IconMessagePlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { replyText, shownReply } from '#core/knowledge/keyword-reply.ts'
import { type KnowledgeSourceId, knowledgeSources } from '#core/knowledge/knowledge-sources.ts'
import {
  categoryOf,
  regbotReplies,
  regbotReplyConfidence,
  regbotReplySources,
  regbotSuggestions,
} from '#core/knowledge/regbot-replies.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { BotTools } from './bot-tools.tsx'
import type { Reply } from './chat-message.ts'
import { MessageList } from './message-list.tsx'
import { QuestionForm } from './question-form.tsx'
import classes from './regbot.module.css'
import { transcriptOf } from './transcript.ts'
import { useChat } from './use-chat.ts'

const delayMs = 2000

interface RegbotChatProps {
  source: KnowledgeSourceId | undefined
  modelOn: boolean
}

/** The conversation with RegBot (specification, document 3 section 2.8). */
export function RegbotChat({ source, modelOn }: RegbotChatProps) {
  const t = wordsOf(assistantTexts.regbot)
  const [question, setQuestion] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const chat = useChat({
    name: 'regbot',
    delayMs,
    source,
    replyTo: (asked) => cannedReply(asked, source),
    ofHub: ({ known, text, sources, nearest, confidence, category }) => ({
      content: known ? text : `${text}\n\n${t('specific')}`,
      ...(confidence !== null && { confidence }),
      ...{ category, passages: sources, nearest, unknown: !known },
      sources: sources.map((passage) => passage.source),
    }),
    onFailed: (asked) => setQuestion((now) => now || asked),
  })
  const [suggesting, setSuggesting] = useState(chat.messages.length === 0)
  return (
    <section className={classes.chat} aria-label={t('chat')}>
      <div className={classes.head}>
        <div className={classes.title}>
          <Title order={2}>{t('bot')}</Title>
          {source && (
            <Text size="xs" c="dimmed">
              {t('askedOf', { source: knowledgeSources.find(({ id }) => id === source)?.title ?? '' })}
            </Text>
          )}
        </div>
        <Tooltip label={t('newConversation')}>
          <ActionIcon
            variant="default"
            aria-label={t('newConversation')}
            disabled={chat.messages.length === 0}
            onClick={() => {
              chat.clear()
              setSuggesting(true)
              input.current?.focus()
            }}
          >
            <IconMessagePlus size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('download')}>
          <ActionIcon
            variant="default"
            aria-label={t('download')}
            disabled={chat.messages.length === 0}
            onClick={() => {
              const blob = new Blob([transcriptOf(chat.messages)], { type: 'text/markdown;charset=utf-8' })
              saveDownload({ blob, fileName: 'regbot-conversation.md' })
            }}
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <MessageList
        label={t('chat')}
        messages={chat.messages}
        bot={t('bot')}
        thinking={chat.thinking ? t('thinking') : null}
        waiting={chat.waiting}
        onAskAgain={(cutOff) => {
          chat.askAgain(cutOff)
          input.current?.focus()
        }}
        before={<p className={classes.greeting}>{t('greeting')}</p>}
        footer={(message) => (
          <BotTools message={message} onChange={(change) => chat.change(message.id, change)} />
        )}
      />
      {suggesting && (
        <section className={classes.suggestions} aria-label={t('suggestions')}>
          <Text size="xs" fw={600} c="dimmed" mb={4}>
            {t('suggestions')}
          </Text>
          <Stack gap={6} align="flex-start">
            {regbotSuggestions.map((one) => (
              <Button
                key={one}
                size="compact-sm"
                variant="default"
                maw="100%"
                onClick={() => {
                  setQuestion(one)
                  setSuggesting(false)
                  input.current?.focus()
                }}
              >
                {one}
              </Button>
            ))}
          </Stack>
        </section>
      )}
      <QuestionForm
        question={question}
        placeholder={t('placeholder')}
        waiting={chat.waiting}
        inputRef={input}
        onChange={setQuestion}
        onSend={() => {
          setQuestion('')
          setSuggesting(false)
          chat.ask(question)
        }}
      />
      <p className={classes.disclaimer}>{modelOn ? t('byModel') : t('byHub')}</p>
    </section>
  )
}

/** By a rule of the chosen part of the knowledge, with the sources and the confidence all of them have. */
function cannedReply(question: string, source: KnowledgeSourceId | undefined): Reply | null {
  const asked = regbotReplies.filter(({ knowledge }) => source === undefined || knowledge === source)
  const reply = shownReply(asked, question)
  if (!reply) return null
  return {
    content: replyText(reply),
    sources: regbotReplySources.map(({ title }) => title),
    confidence: regbotReplyConfidence,
    category: categoryOf(question),
  }
}
