import { Anchor, Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UpdateWithScope } from '#core/contract/impact.ts'
import { countryName } from '#core/intelligence/update-lists.ts'
import { className, namesNothing } from '#core/intelligence/update-scope.ts'
import { affectedQuery, exportAffected, updateQuery } from '#web/data/impact.ts'
import { AffectedLine } from '#web/impact/affected-line.tsx'
import { type AffectedAddress, affectedSearch } from '#web/impact/affected-search.ts'
import { AffectedTable } from '#web/impact/affected-table.tsx'
import { AssessButton } from '#web/impact/assess-button.tsx'
import { impactTexts } from '#web/messages/en/impact.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink } from '#web/ui/router-link.tsx'
import classes from './intelligence.module.css'
import { PriorityBadge } from './priority-badge.tsx'
import { ScopeDialog } from './scope-dialog.tsx'

interface UpdateScreenProps {
  id: number
  address: AffectedAddress
  onAddressChange: (address: AffectedAddress) => void
}

/** One update: what it concerns, why that is so, and exactly the devices it affects (decision D141). */
export function UpdateScreen({ id, address, onAddressChange }: UpdateScreenProps) {
  const screen = wordsOf(screensTexts['/regulatory-intelligence/$id'])
  const t = wordsOf(impactTexts.update)
  const { data: update, error, refetch } = useQuery(updateQuery(id))
  const state = affectedSearch.stateOf(address)
  const filters = affectedSearch.filtersOf(address)
  const devices = useQuery(affectedQuery(id, state, filters))
  return (
    <>
      <BackLink to="/regulatory-intelligence">{t('back')}</BackLink>
      <PageHeader
        title={update?.title ?? screen('title')}
        purpose={screen('purpose')}
        actions={update && <AssessButton update={update} />}
      />
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !update ? (
        <CentredSpinner label={t('loading')} />
      ) : (
        <Stack gap="lg">
          <About update={update} />
          <Concerns update={update} />
          <section aria-labelledby="affected-devices">
            <Title order={2} size="h4" id="affected-devices" mb={4}>
              {t('affected')}
            </Title>
            <Box mb="sm">
              <AffectedLine update={update} above />
            </Box>
            {!namesNothing(update.scope) && (
              <AffectedTable
                address={address}
                onAddressChange={onAddressChange}
                query={devices}
                exportFile={() => exportAffected(id, state, filters)}
              />
            )}
          </section>
        </Stack>
      )}
    </>
  )
}

function About({ update }: { update: UpdateWithScope }) {
  const t = wordsOf(impactTexts.update)
  const day = useDay()
  const { kind, confirmedOn, publishedDate, url, country, source, category, summary, priority } = update
  return (
    <Card withBorder padding="md">
      <Group gap="xs">
        <PriorityBadge priority={priority} />
        <Text size="sm" c="dimmed">
          {[countryName(country), category, source].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {kind === 'fact' && confirmedOn !== null
            ? t('confirmed', { date: day(confirmedOn) })
            : t('published', { date: day(publishedDate) })}
        </Text>
        {url !== null && (
          <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
            {t('open')} <IconExternalLink size={13} aria-hidden />
          </Anchor>
        )}
      </Group>
      {summary !== '' && (
        <Text size="sm" mt={6} dir="auto" className={classes.words}>
          {summary}
        </Text>
      )}
    </Card>
  )
}

function Concerns({ update }: { update: UpdateWithScope }) {
  const t = wordsOf(impactTexts.update)
  const edits = useCan()('edit-submissions')
  const day = useDay()
  const [correcting, setCorrecting] = useState(false)
  const { scope, scopeWords, scopeCorrected } = update
  const parts = usePartsOf(scope)
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="concerns">
      <Group justify="space-between" align="flex-start">
        <Title order={2} size="h4" id="concerns">
          {t('concerns')}
        </Title>
        {edits && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden />}
            onClick={() => setCorrecting(true)}
          >
            {t('correct')}
          </Button>
        )}
      </Group>
      {namesNothing(scope) && <Text size="sm">{t('nothing')}</Text>}
      {parts.map(([label, value]) => (
        <Text key={label} size="sm" mt={4}>
          <b>{label}:</b> {value}
        </Text>
      ))}
      {scopeCorrected ? (
        <Text size="sm" c="dimmed" mt={6} className={classes.words}>
          {t('corrected', {
            name: scopeCorrected.byName ?? '',
            date: day(scopeCorrected.at.slice(0, 10)),
            reason: scopeCorrected.reason,
          })}
        </Text>
      ) : (
        scopeWords.length > 0 && (
          <Text size="sm" c="dimmed" mt={6} className={classes.words}>
            {t('foundBy')}:{' '}
            {scopeWords
              .map(({ part, value, words }) =>
                t('wordsOf', { value: part === 'riskClasses' ? className(value) : value, words }),
              )
              .join('; ')}
          </Text>
        )
      )}
      {correcting && <ScopeDialog update={update} onClose={() => setCorrecting(false)} />}
    </Card>
  )
}

/** Part by part, those it does not name left out. */
function usePartsOf(scope: UpdateWithScope['scope']): [label: string, value: string][] {
  const t = wordsOf(impactTexts.parts)
  const values = wordsOf(impactTexts.values)
  const all: [string, string][] = [
    [t('markets'), scope.markets.map(countryName).join(', ')],
    [t('riskClasses'), scope.riskClasses.map(className).join(', ')],
    [t('laws'), scope.laws.join(', ')],
    [t('emdn'), scope.emdn.join(', ')],
    [t('productCodes'), scope.productCodes.join(', ')],
    [t('kind'), scope.kind === null ? '' : values(`kinds.${scope.kind}`)],
    [
      t('registered'),
      scope.registered === null ? '' : scope.registered ? values('registered') : values('notRegistered'),
    ],
  ]
  return all.filter(([, value]) => value !== '')
}
