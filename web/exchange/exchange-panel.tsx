import { Button, Card, Collapse, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Attempt, SubmissionExchange } from '#core/contract/exchange.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { downloadFile, submissionExchangeQuery } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { AcknowledgeDialog } from './acknowledge-dialog.tsx'
import { attemptState, attemptTones } from './attempt-state.ts'
import { Remarks } from './remarks.tsx'
import { SendingQuestion } from './sending-question.tsx'
import { namesVersions, StandingBadge } from './standing-badge.tsx'

interface ExchangePanelProps {
  submission: Submission
  /** Leads to a field of the form. */
  onField?: (field: string) => void
}

/** Where a submission stands with its register: what it has of it, every attempt, and what it refused. */
export function ExchangePanel({ submission, onField }: ExchangePanelProps) {
  const t = wordsOf(exchangeTexts.panel)
  const { data, error, isLoading, refetch } = useQuery(submissionExchangeQuery(submission.id))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return isLoading ? <div data-awaited /> : null
  const title = t('title', { register: data.register })
  const market = submission.targetCountries[0] ?? ''
  const [last] = data.attempts
  const refused = submission.standing === 'refused' ? last?.remarks : undefined
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Group gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            <StandingBadge
              standing={submission.standing}
              version={submission.registeredVersion}
              market={market}
              toBeConfirmed={submission.toBeConfirmed}
            />
          </Group>
          <Acknowledging submission={submission} exchange={data} />
        </Group>
        <Registered exchange={data} market={market} />
        {refused && refused.length > 0 && <Remarks remarks={refused} {...(onField && { onField })} />}
        <LastFile exchange={data} />
        {data.attempts.length > 0 && <Attempts exchange={data} />}
      </Stack>
    </Card>
  )
}

function Acknowledging({ submission, exchange }: { submission: Submission; exchange: SubmissionExchange }) {
  const t = wordsOf(exchangeTexts.panel)
  const [opened, setOpened] = useState(false)
  if (!exchange.abilities.acknowledge) return null
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpened(true)}>
        {t('acknowledge')}
      </Button>
      <AcknowledgeDialog
        opened={opened}
        onClose={() => setOpened(false)}
        submission={submission}
        exchange={exchange}
      />
    </>
  )
}

function Registered({ exchange, market }: { exchange: SubmissionExchange; market: string }) {
  const t = wordsOf(exchangeTexts.panel)
  const format = useFormatter()
  const day = useDay()
  if (exchange.registrations.length === 0) {
    return exchange.attempts.length > 0 ? null : (
      <Text size="sm">{t('never', { register: exchange.register })}</Text>
    )
  }
  return exchange.registrations.map(
    ({ environment, registeredVersion, registeredAt, source, toBeConfirmed }) => {
      // A day that somebody told, or the register has, is kept as the beginning of that day in UTC.
      const when =
        source === 'answer' ? format.dateTime(new Date(registeredAt), 'day') : day(registeredAt.slice(0, 10))
      return (
        <Text size="sm" key={environment}>
          {environment === 'playground' && t('playground')}
          {toBeConfirmed
            ? t('taken', { when, register: exchange.register })
            : registeredVersion === null
              ? t('registeredUnknown', { when })
              : t(namesVersions(market) ? 'registered' : 'registeredUnder', {
                  version: registeredVersion,
                  when,
                })}{' '}
          {t(`source.${source}`)}
        </Text>
      )
    },
  )
}

/** Asks whether the newest file without an answer was uploaded. */
function LastFile({ exchange }: { exchange: SubmissionExchange }) {
  const open = exchange.attempts.filter(({ outcome }) => outcome === null)
  const fileIds = open.flatMap(({ fileId }) => fileId ?? [])
  if (fileIds.length === 0) return null
  const waiting = open.filter(({ sentAt }) => sentAt !== null).length
  const lapsed = open.filter((attempt) => attemptState(attempt) === 'lapsed').length
  return (
    <SendingQuestion
      named={{ fileIds }}
      register={exchange.register}
      notSent={open.length - waiting - lapsed}
      // All are files of one submission.
      lapsed={Math.min(1, lapsed)}
      waiting={waiting}
      isAnswered={false}
    />
  )
}

function Attempts({ exchange }: { exchange: SubmissionExchange }) {
  const t = wordsOf(exchangeTexts.panel)
  const [opened, setOpened] = useState(false)
  return (
    <div>
      <Button variant="subtle" size="compact-sm" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {t('attempts')} ({exchange.attempts.length})
      </Button>
      <Collapse expanded={opened}>
        <Table>
          <Table.Tbody>
            {exchange.attempts.map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} mayDownload={exchange.abilities.download} />
            ))}
          </Table.Tbody>
        </Table>
      </Collapse>
    </div>
  )
}

function AttemptRow({ attempt, mayDownload }: { attempt: Attempt; mayDownload: boolean }) {
  const t = wordsOf(exchangeTexts.panel)
  const words = wordsOf(exchangeTexts.environments)
  const format = useFormatter()
  const save = useDownload()
  const { fileId } = attempt
  const state = attemptState(attempt)
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm">
          {t('made', {
            service: attempt.service,
            when: format.dateTime(new Date(attempt.madeAt), 'instant'),
            name: attempt.madeByName ?? '',
          })}
        </Text>
        <Text size="xs" c="dimmed">
          {[words(attempt.environment), attempt.fileName].filter(Boolean).join(' · ')}
        </Text>
        <Remarks remarks={attempt.remarks} />
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={attemptTones[state]}>{t(`outcomes.${state}`)}</StatusBadge>
        {attempt.sentAt !== null && (
          <Text size="xs" c="dimmed">
            {t('sent', {
              when: format.dateTime(new Date(attempt.sentAt), 'instant'),
              name: attempt.sentByName ?? '',
            })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="end">
        {mayDownload && fileId !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${t('download')} ${attempt.fileName ?? ''}`}
            onClick={() => void save(() => downloadFile(fileId))}
          >
            {t('download')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
