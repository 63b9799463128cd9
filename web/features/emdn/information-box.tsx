import { Alert, Box, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { EmdnBrief, EmdnEntry, EmdnLookup } from '#core/contract/emdn.ts'
import { emdnLookupQuery, emdnVersionsQuery } from '#web/data/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './emdn.module.css'

interface InformationBoxProps {
  code: string | undefined
  /** Kept while one looks from code to code. */
  search: string | undefined
}

export function InformationBox({ code, search }: InformationBoxProps) {
  return (
    <Stack gap="md">
      {code !== undefined && <CodeCard code={code} search={search} />}
      <Box visibleFrom={code === undefined ? undefined : 'md'}>
        <AboutCard />
      </Box>
    </Stack>
  )
}

function CodeCard({ code, search }: { code: string; search: string | undefined }) {
  const t = wordsOf(emdnTexts)
  const { data, error, refetch } = useQuery(emdnLookupQuery(code))
  if (error) return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={160} />
  return (
    <Card withBorder padding="md">
      {data.entry ? (
        <Entry entry={data.entry} lookup={data} search={search} />
      ) : (
        <Text size="sm">
          {data.standing === 'not-judged'
            ? t('entry.notJudged', { code })
            : t('entry.unknown', { code, version: data.version })}
        </Text>
      )}
    </Card>
  )
}

function Entry({
  entry,
  lookup,
  search,
}: {
  entry: EmdnEntry
  lookup: EmdnLookup
  search: string | undefined
}) {
  const t = wordsOf(emdnTexts.entry)
  const { code, term, terminal, level, definition } = entry
  const name = t(`levels.${level === 1 ? 'one' : level === 2 ? 'two' : 'type'}`)
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Title order={2} size="h3" className="code">
          {code}
        </Title>
        <CopyButton text={code} label={t('copy')} onCopied={() => toast({ title: t('copied') })} />
        <StatusBadge tone={terminal ? 'positive' : 'neutral'}>
          {terminal ? t('terminal') : t('notTerminal')}
        </StatusBadge>
      </Group>
      <Text>{term}</Text>
      <Text size="sm" c={definition === null ? 'dimmed' : undefined}>
        {definition === null ? t('noDefinition') : `${t('definition')}: ${definition}`}
      </Text>
      <Text size="xs" c="dimmed">
        {t('level', { level, name })} · {t('version', { version: lookup.version })}
      </Text>
      {lookup.path.length > 0 && (
        <nav aria-label={t('path')}>
          <Codes entries={lookup.path} search={search} />
        </nav>
      )}
      {lookup.children.length > 0 && (
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('children', { count: lookup.children.length })}
          </Text>
          <Codes entries={lookup.children} search={search} />
        </div>
      )}
    </Stack>
  )
}

/** Each with a way to it. */
function Codes({ entries, search }: { entries: readonly EmdnBrief[]; search: string | undefined }) {
  return (
    <ul className={classes.codes}>
      {entries.map(({ code, term }) => (
        <li key={code}>
          <TextLink
            to="/emdn"
            search={{ code, ...(search !== undefined && { search }) }}
            resetScroll={false}
            className="code"
          >
            {code}
          </TextLink>{' '}
          {term}
        </li>
      ))}
    </ul>
  )
}

/** What the nomenclature is, and which of it is loaded. */
function AboutCard() {
  const t = wordsOf(emdnTexts.info)
  const mayLoad = useCan()('system-admin')
  const { data: versions } = useQuery(emdnVersionsQuery)
  const current = versions?.find(({ isCurrent }) => isCurrent)
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text size="sm">{t('what')}</Text>
        <Text size="sm" c="dimmed">
          {t('how')}
        </Text>
        {current && (
          <Text size="sm">
            <TextLink to="/emdn" search={{ tab: 'versions' }}>
              {t('loaded', { name: current.name, count: current.entries })}
            </TextLink>
          </Text>
        )}
        {current?.complete === false && (
          <Alert color="yellow" variant="light" p="sm">
            <Stack gap="xs" align="flex-start">
              <Text size="sm">
                {t('extract')} {!mayLoad && t('askAdmin')}
              </Text>
              {mayLoad && (
                <ButtonLink to="/emdn" search={{ tab: 'versions' }} size="xs" variant="default">
                  {t('loadIt')}
                </ButtonLink>
              )}
            </Stack>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
