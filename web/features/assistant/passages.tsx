import { Anchor, Text } from '@mantine/core'
import type { Passage } from '#core/contract/assistant.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './chat.module.css'
import type { ChatMessage } from './chat-message.ts'

interface PassagesProps {
  title: string
  passages: readonly Passage[]
  /** The first one is read at once. */
  firstOpen?: boolean
}

/** What an answer rests on: each opens to its words, and leads to where it can be read. */
export function Passages({ title, passages, firstOpen = false }: PassagesProps) {
  const t = wordsOf(assistantTexts.passage)
  if (passages.length === 0) return null
  return (
    <section className={classes.sources} aria-label={title}>
      <Text size="xs" fw={600} c="dimmed">
        {title}
      </Text>
      {passages.map((passage, index) => (
        <details
          key={`${passage.title} ${passage.source}`}
          className={classes.passage}
          open={firstOpen && index === 0 ? true : undefined}
        >
          <summary>
            {index + 1}. {passage.title}
          </summary>
          <Text size="xs" className={classes.words}>
            {passage.text}
          </Text>
          <Text size="xs" c="dimmed">
            {t('from', { source: passage.source })}
            {passage.asOf !== null && `, ${t('asOf', { day: passage.asOf })}`}
          </Text>
          <div className={classes.links}>
            {passage.screen !== null && (
              <Anchor href={passage.screen} target="_blank" size="xs" underline="always">
                {t('screen')}
              </Anchor>
            )}
            {passage.url !== null && (
              <Anchor href={passage.url} target="_blank" rel="noreferrer" size="xs" underline="always">
                {t('law')}
              </Anchor>
            )}
          </div>
        </details>
      ))}
    </section>
  )
}

/** What the question may have meant: where nothing answers it, the first is read at once. */
export function NearestPassages({ nearest = [], unknown = false }: Pick<ChatMessage, 'nearest' | 'unknown'>) {
  const t = wordsOf(assistantTexts)
  return <Passages title={unknown ? t('nearest') : t('otherwise')} passages={nearest} firstOpen={unknown} />
}
