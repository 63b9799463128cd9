import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { ApprovalRequest } from '#core/contract/requests.ts'
import { requestsOfQuery } from '#web/data/requests.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { useFields } from './request-values.tsx'
import classes from './requests.module.css'

/** What was asked and answered before about the same record or submission, oldest first. */
export function RequestHistory({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.history)
  const { data, error, refetch } = useQuery(requestsOfQuery(request))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  const before = data?.filter(({ id }) => id < request.id).toSorted((a, b) => a.id - b.id) ?? []
  if (before.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('title')}
      </Title>
      <ol className={classes.history}>
        {before.map((one) => (
          <li key={one.id}>
            <Asked request={one} />
            <Answered request={one} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Asked({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.history)
  const when = useWhen()
  return (
    <div>
      <Text size="sm">{t('asked', { name: request.requestedByName, when: when(request.createdAt) })}</Text>
      <Words text={request.requestNotes} />
    </div>
  )
}

function Answered({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.history)
  const when = useWhen()
  if (request.status === 'pending' || request.resolvedAt === null) return null
  const name = request.resolvedByName ?? ''
  const deed = request.fieldNotes.length > 0 ? 'changes' : request.status
  return (
    <div>
      <Text size="sm">{t(`answered.${deed}`, { name, when: when(request.resolvedAt) })}</Text>
      <Words text={request.approvalNotes ?? request.rejectionNotes} />
      <FieldNotes request={request} />
    </div>
  )
}

/** What is to be changed, by the names of the fields. */
export function FieldNotes({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.changes)
  const fieldOf = useFields(request)
  if (request.fieldNotes.length === 0) return null
  return (
    <Stack component="ul" gap={2} m={0} ps="md" aria-label={t('list')}>
      {request.fieldNotes.map(({ field, note }) => (
        <Text key={field} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
          <b>{fieldOf(field)?.label ?? field}</b>: <bdi>{note}</bdi>
        </Text>
      ))}
    </Stack>
  )
}

function Words({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Text size="sm" c="dimmed" dir="auto" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text}
    </Text>
  )
}

function useWhen(): (instant: string) => string {
  const format = useFormatter()
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
}
