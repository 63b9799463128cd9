import { ActionIcon, Anchor, Text, Tooltip } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import type { NewFeedback } from '#core/contract/assistant.ts'
import { confidenceTone, regbotReplySources } from '#core/knowledge/regbot-replies.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { giveFeedback } from './assistant-api.ts'
import type { ChatMessage } from './chat-message.ts'
import { NearestPassages, Passages } from './passages.tsx'
import classes from './regbot.module.css'

interface BotToolsProps {
  message: ChatMessage
  onChange: (change: Partial<ChatMessage>) => void
}

/** What stands below an answer of RegBot: its sources, how sure it is, what it is about, and what one can do with it. */
export function BotTools({ message, onChange }: BotToolsProps) {
  const t = wordsOf(assistantTexts)
  const { passages, sources = [], confidence, category, generated, state } = message
  const complete = state === undefined
  return (
    <>
      {passages ? (
        <Passages title={t('sources')} passages={passages} />
      ) : (
        sources.length > 0 && <FixedSources title={t('sources')} sources={sources} />
      )}
      <NearestPassages {...message} />
      <div className={classes.tools}>
        {generated && <StatusBadge tone="info">{t('generated')}</StatusBadge>}
        {complete && confidence !== undefined && (
          <span className={classes.confidence} data-tone={confidenceTone(confidence)}>
            {t('regbot.confidence', { value: String(confidence) })}
          </span>
        )}
        {complete && category !== undefined && (
          <StatusBadge tone="neutral">{t('regbot.category', { value: category })}</StatusBadge>
        )}
        {complete && (
          <>
            <Feedback message={message} onChange={onChange} />
            <CopyButton
              text={message.content}
              label={t('regbot.copy')}
              onCopied={() => toast({ title: t('regbot.copied'), description: t('regbot.copiedText') })}
            />
          </>
        )}
      </div>
    </>
  )
}

function FixedSources({ title, sources }: { title: string; sources: readonly string[] }) {
  const urlOf = (source: string) => regbotReplySources.find((one) => one.title === source)?.url
  return (
    <section aria-label={title}>
      <Text size="xs" fw={600} c="dimmed">
        {title}
      </Text>
      <ol className={classes.list}>
        {sources.map((source) => (
          <li key={source}>
            <Anchor href={urlOf(source)} target="_blank" rel="noreferrer" size="xs" underline="always">
              {source}
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Feedback({ message, onChange }: BotToolsProps) {
  const t = wordsOf(assistantTexts.regbot)
  const giving = useChange<NewFeedback>({
    nouns: ['assistant'],
    run: giveFeedback,
    onSuccess: (_, { helpful }) => {
      onChange({ helpful })
      toast({ title: t('feedback'), description: helpful ? t('thanks') : t('willImprove') })
    },
    onError: (error) =>
      toast({ title: t('feedbackFailed'), description: error.message, variant: 'destructive' }),
  })
  const { id, question = '', content, sources = [], confidence, category } = message
  const give = (helpful: boolean) =>
    giving.mutate({
      ...{ messageId: id, assistant: 'regbot', question, answer: content, helpful },
      ...{ sources: [...sources], confidence, category },
    })
  return (
    <>
      {([true, false] as const).map((helpful) => {
        const Icon = helpful ? IconThumbUp : IconThumbDown
        const label = helpful ? t('helpful') : t('notHelpful')
        const chosen = message.helpful === helpful
        return (
          <Tooltip key={label} label={label}>
            <ActionIcon
              variant={chosen ? 'filled' : 'subtle'}
              color={chosen ? 'petrol' : 'gray'}
              size="sm"
              aria-label={label}
              aria-pressed={chosen}
              disabled={giving.isPending}
              onClick={() => give(helpful)}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )
      })}
    </>
  )
}
