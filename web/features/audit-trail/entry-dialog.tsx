import { Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { securityEventKinds } from '#core/audit/security-event.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import { signatureLines } from '#core/contract/entry-facts.ts'
import { FieldChanges } from '#web/audit-trail/field-changes.tsx'
import {
  ActionBadge,
  useAccount,
  useEntryNotes,
  useKindOf,
  useStatusChange,
  useSubjectOf,
} from '#web/audit-trail/trail-words.tsx'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { securityEventsTexts } from '#web/messages/en/security-events.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { entryQuery } from './audit-trail-api.ts'

interface EntryDialogProps {
  id: number | undefined
  /** What the list knows of it already. */
  known: AuditEntry | undefined
  onClose: () => void
}

/** One entry whole: who, when, what from → to, why. It has an address of its own, which can be sent to somebody. */
export function EntryDialog({ id, known, onClose }: EntryDialogProps) {
  const t = wordsOf(auditTrailTexts.entry)
  return (
    <Dialog
      opened={id !== undefined}
      onClose={onClose}
      title={t('title', { id: String(id ?? '') })}
      size="xl"
    >
      {known ? <Entry entry={known} /> : id !== undefined && <LoadedEntry id={id} />}
    </Dialog>
  )
}

function LoadedEntry({ id }: { id: number }) {
  const t = wordsOf(auditTrailTexts.entry)
  const { data: entry, error, refetch } = useQuery(entryQuery(id))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (entry === null) return <Text>{t('missing')}</Text>
  return entry ? <Entry entry={entry} /> : <Skeleton height={120} />
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = wordsOf(auditTrailTexts.entry)
  const subject = useSubjectOf()(entry)
  const kind = useKindOf()(entry)
  const account = useAccount()(entry)
  const status = useStatusChange()(entry)
  const { day, time, utc } = useInstant()(new Date(entry.timestamp))
  const data = entry.changesData
  const notes = useEntryNotes()(entry)
  return (
    <Stack gap="md">
      <div>
        <Group gap="xs">
          <ActionBadge action={entry.action} />
          {status !== undefined && <Text size="sm">{status}</Text>}
        </Group>
        <Text fw={600} mt="xs" dir="auto">
          {subject}
        </Text>
        <Text size="sm" c="dimmed">
          {[kind, data?.deviceNumber].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {account}, {[`${day}, ${time}`, utc].filter(Boolean).join(' · ')}
        </Text>
        {entry.entityType === 'master-di' && entry.entityId !== null && (
          <TextLink to="/master-di/records/$id" params={{ id: String(entry.entityId) }} size="sm">
            {t('record')}
          </TextLink>
        )}
      </div>
      {notes.map((note) => (
        <Text key={note} size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      ))}
      {data?.changes && data.changes.length > 0 && <FieldChanges changes={data.changes} />}
      {signatureLines(data).map((line) => (
        <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Text>
      ))}
      {data?.securityDigest && <Digest digest={data.securityDigest} />}
    </Stack>
  )
}

type ChangesData = NonNullable<AuditEntry['changesData']>

type SecurityDigest = NonNullable<ChangesData['securityDigest']>

const hourMs = 3_600_000

/** What was refused within an hour. */
function Digest({ digest: { hour, counts, addresses, accounts } }: { digest: SecurityDigest }) {
  const t = wordsOf(auditTrailTexts.entry)
  const kinds = wordsOf(securityEventsTexts.kinds)
  const format = useFormatter()
  const from = new Date(hour)
  const clock = (instant: Date) => format.dateTime(instant, { timeStyle: 'short', timeZone: 'UTC' })
  const begins = format.dateTime(from, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <>
      <Text size="sm">
        {t('digest', { from: begins, to: clock(new Date(from.getTime() + hourMs)), addresses, accounts })}
      </Text>
      <Table withTableBorder verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('kind')}</Table.Th>
            <Table.Th ta="end">{t('count')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(counts).map(([kind, count]) => {
            const known = securityEventKinds.find((each) => each === kind)
            return (
              <Table.Tr key={kind}>
                <Table.Th scope="row" fw={500}>
                  {known ? kinds(known) : kind}
                </Table.Th>
                <Table.Td ta="end">{format.number(count)}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </>
  )
}
