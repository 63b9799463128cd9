import { Card, Text, Title } from '@mantine/core'
import { helpTexts } from '#web/messages/en/help.ts'
import type { ScreenPath } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { useCan } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import type { Topic } from './guide.ts'
import classes from './help.module.css'

/** Topics one below the other, each with the way to its screen. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <div className={classes.topics}>
      {topics.map((topic) => (
        <Card key={topic.id} withBorder padding="md" component="section" aria-label={topic.title}>
          <Title order={2} size="h4" mb={4}>
            {topic.title}
          </Title>
          <Text size="sm" className={classes.text ?? ''}>
            {topic.text}
          </Text>
          <OpenScreen topic={topic} />
        </Card>
      ))}
    </div>
  )
}

/** Only for whom the screen is. */
export function OpenScreen({ topic: { title, to } }: { topic: Topic }) {
  const t = wordsOf(helpTexts)
  const can = useCan()
  if (to === undefined) return null
  const [address = '/', hash] = to.split('#')
  const [path = '/', query = ''] = address.split('?')
  const needed = neededFor(path as ScreenPath)
  if (needed !== undefined && !can(needed)) return null
  // The guide has addresses as text; the router would have each with the parameters of its own screen.
  const place = { to: path, search: Object.fromEntries(new URLSearchParams(query)) } as { to: '/' }
  return (
    <TextLink
      {...place}
      {...(hash !== undefined && { hash })}
      size="sm"
      aria-label={`${t('open')}: ${title}`}
    >
      {t('open')}
    </TextLink>
  )
}
