import { Anchor, Badge, Box, Button, Card, Group, Text, Title } from '@mantine/core'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import { countryName } from '#core/intelligence/update-lists.ts'
import { isStale } from '#core/markets/requirements/requirement.ts'
import { AffectedLine } from '#web/impact/affected-line.tsx'
import { AssessButton } from '#web/impact/assess-button.tsx'
import { impactTexts } from '#web/messages/en/impact.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { localDay } from '#web/platform/local-day.ts'
import { useChange } from '#web/platform/use-change.ts'
import { useDay } from '#web/platform/use-day.ts'
import { Flag } from '#web/ui/flag.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './intelligence.module.css'
import { markUpdateRead } from './intelligence-api.ts'
import { PriorityBadge } from './priority-badge.tsx'

/** One update, with all that is known of it. */
export function UpdateCard({ update }: { update: RegulatoryUpdate }) {
  const t = wordsOf(intelligenceTexts.updates)
  const impact = wordsOf(impactTexts.card)
  const day = useDay()
  const mark = useChange({
    nouns: ['regulatory-intelligence'],
    run: () => markUpdateRead(update.id),
    onError: (error) => toast({ title: t('markFailed'), description: error.message, variant: 'destructive' }),
  })
  const { title, summary, country, url, isRead } = update
  return (
    <Card withBorder padding="md" component="li" className={classes.update} data-read={isRead || undefined}>
      <Group gap="xs">
        <PriorityBadge priority={update.priority} />
        <Group gap={6} wrap="nowrap">
          <Flag code={country} />
          <Text size="sm">{countryName(country)}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {update.category}
        </Text>
        <Text size="sm" c="dimmed">
          {update.source}
        </Text>
        {!isRead && (
          <StatusBadge tone="info" dot>
            {t('unread')}
          </StatusBadge>
        )}
      </Group>
      <Title order={2} size="h4" mt={6} dir="auto" className={classes.words}>
        {title}
      </Title>
      {summary !== '' && (
        <Text size="sm" mt={4} dir="auto" className={classes.words}>
          {summary}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        {t('impact')}: <bdi>{update.impact}</bdi>
      </Text>
      {update.tags.length > 0 && (
        <ul className={classes.tags} aria-label={t('tags')}>
          {update.tags.map((tag) => (
            <Badge key={tag} component="li" variant="default" size="sm" tt="none" fw={500}>
              {tag}
            </Badge>
          ))}
        </ul>
      )}
      <Box mt={6}>
        <AffectedLine update={update} />
      </Box>
      <Group gap="md" mt="xs">
        <Text size="sm" c="dimmed">
          {update.kind === 'fact' && update.confirmedOn !== null
            ? t('confirmed', { date: day(update.confirmedOn) })
            : t('published', { date: day(update.publishedDate) })}
        </Text>
        {update.confirmedOn !== null && isStale(update.confirmedOn, localDay(new Date())) && (
          <StatusBadge tone="caution">{t('stale')}</StatusBadge>
        )}
        {url !== null && (
          <Anchor
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            underline="always"
            aria-label={t('openOf', { title })}
          >
            {t('open')} <IconExternalLink size={13} aria-hidden />
          </Anchor>
        )}
        <TextLink
          to="/regulatory-intelligence/$id"
          params={{ id: String(update.id) }}
          size="sm"
          aria-label={impact('detailsOf', { title })}
        >
          {impact('details')}
        </TextLink>
        <AssessButton update={update} />
        {isRead ? (
          <Group gap={4} ml="auto">
            <IconCheck size={14} aria-hidden />
            <Text size="sm" c="dimmed">
              {t('read')}
            </Text>
          </Group>
        ) : (
          <Button
            size="xs"
            variant="default"
            ml="auto"
            aria-label={t('markReadOf', { title })}
            loading={mark.isPending}
            onClick={() => mark.mutate()}
          >
            {t('markRead')}
          </Button>
        )}
      </Group>
    </Card>
  )
}
