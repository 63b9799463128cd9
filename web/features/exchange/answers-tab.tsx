import { Alert, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { type ExchangeCode, registers } from '#core/code-lists/registers.ts'
import type { AnswerResult } from '#core/contract/exchange.ts'
import { readAnswer } from '#web/data/exchange.ts'
import { Remarks } from '#web/exchange/remarks.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DeviceLink, DeviceReasons } from './device-reasons.tsx'
import { UnmatchedAnswers } from './unmatched-answers.tsx'

interface AnswersTabProps {
  market: ExchangeCode
  onResubmit: () => void
}

/** Where a register's answers are dropped, and what they say. */
export function AnswersTab({ market, onResubmit }: AnswersTabProps) {
  const t = wordsOf(exchangeTexts.answers)
  const mayEdit = useCan()('edit-submissions')
  const { register } = registers[market]
  const [name, setName] = useState('')
  const reading = useChange<Parameters<typeof readAnswer>[0], AnswerResult>({
    nouns: ['exchange', 'submissions', 'master-di'],
    run: readAnswer,
    onSuccess: ({ accepted, rejected, repeated }) =>
      toast({
        title: t('done'),
        description: repeated
          ? t('repeated')
          : t('doneDescription', { accepted: String(accepted), rejected: String(rejected) }),
        ...(rejected > 0 && { variant: 'destructive' as const }),
      }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h4">
          {t('heading', { register })}
        </Title>
        <Text size="sm" c="dimmed">
          {t('help', { register })}
        </Text>
      </div>
      <UnmatchedAnswers market={market} />
      {mayEdit && (
        <FileDrop
          label={reading.isPending ? t('reading', { file: name }) : t('drop')}
          help={t('dropHelp')}
          accept={['.xml', 'application/xml', 'text/xml']}
          disabled={reading.isPending}
          onFile={(file) => {
            setName(file.name)
            reading.mutate({ file, market })
          }}
        />
      )}
      {reading.error && <ErrorPanel title={t('failed')} message={reading.error.message} comesIntoSight />}
      {reading.data && <Result result={reading.data} register={register} onResubmit={onResubmit} />}
    </Stack>
  )
}

interface OtherReleaseProps {
  release: NonNullable<AnswerResult['release']>
  register: string
}

/** A file of another release than the register takes: what to do about it, once for all of them. */
function OtherRelease({ release, register }: OtherReleaseProps) {
  const t = wordsOf(exchangeTexts.answers.release)
  const words = wordsOf(exchangeTexts.environments)
  const mayChange = useCan()('system-admin')
  const { environment, wanted, set } = release
  const isSet = wanted === set
  return (
    <Alert color="yellow" title={t('title', { register, release: wanted })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {isSet ? t('alreadySet', { release: wanted }) : t('help', { set, environment: words(environment) })}
        </Text>
        {!isSet && mayChange && (
          <ButtonLink
            size="xs"
            variant="default"
            to="/admin/settings"
            search={{ environment, release: wanted }}
          >
            {t('change', { release: wanted })}
          </ButtonLink>
        )}
        {!isSet && !mayChange && <Text size="sm">{t('askAdministrator')}</Text>}
      </Stack>
    </Alert>
  )
}

interface ResultProps {
  result: AnswerResult
  register: string
  onResubmit: () => void
}

function Result({ result, register, onResubmit }: ResultProps) {
  const t = wordsOf(exchangeTexts.answers)
  const refused = result.attempts.filter(({ outcome }) => outcome === 'rejected')
  const waiting = result.attempts.filter(({ outcome }) => outcome === null)
  const title = t('result', { register, file: result.file.fileName })
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {refused.length > 0 && (
            <Button onClick={onResubmit}>{t('resubmit', { count: String(refused.length) })}</Button>
          )}
        </Group>
        {result.repeated && <Text size="sm">{t('repeated')}</Text>}
        {result.release && <OtherRelease release={result.release} register={register} />}
        <StatCards label={title}>
          <StatCard label={t('accepted')} value={result.accepted} />
          <StatCard label={t('rejected')} value={result.rejected} />
          <StatCard label={t('unanswered')} value={result.unanswered} />
        </StatCards>
        {result.unknownCodes.length > 0 && (
          <Alert color="yellow">{t('unknown', { codes: result.unknownCodes.join(', ') })}</Alert>
        )}
        {waiting.length > 0 && (
          <Alert color="yellow">
            <Text size="sm">{t('notMentioned', { register, count: waiting.length })}</Text>
            <List size="sm" mt="xs">
              {waiting.map((attempt) => (
                <List.Item key={attempt.id}>
                  <DeviceLink {...attempt} market={result.file.market} />{' '}
                  <bdi className="code">{attempt.udiDi}</bdi>
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {refused.length === 0 && result.unanswered === 0 && <Text size="sm">{t('allDone')}</Text>}
        {refused.length > 0 && (
          <DeviceReasons
            market={result.file.market}
            rows={refused}
            keyOf={({ id }) => id}
            heading={t('remarks', { register })}
          >
            {({ remarks }) => (remarks.length === 0 ? t('noRemark') : <Remarks remarks={remarks} />)}
          </DeviceReasons>
        )}
      </Stack>
    </Card>
  )
}
