import { Group, Stack, Text } from '@mantine/core'
import type { AuditEntry } from '#core/contract/audit.ts'
import { signatureLines } from '#core/contract/entry-facts.ts'
import { FieldChanges } from '#web/audit-trail/field-changes.tsx'
import { useAccount, useEntryNotes } from '#web/audit-trail/trail-words.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ActionBadge, StatusChange } from './audit-columns.tsx'

interface AuditEntryDialogProps {
  entry: AuditEntry | undefined
  onClose: () => void
}

/** One entry whole: who, when, what from → to, why. */
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const t = wordsOf(masterDiTexts.audit)
  return (
    <Dialog
      opened={entry !== undefined}
      onClose={onClose}
      title={t('detailsTitle', { id: String(entry?.id ?? '') })}
      size="xl"
    >
      {entry && <Entry entry={entry} />}
    </Dialog>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const account = useAccount()(entry)
  const notes = [...useEntryNotes()(entry), ...signatureLines(entry.changesData)]
  const data = entry.changesData
  const { day, time, utc } = useInstant()(new Date(entry.timestamp))
  const when = [`${day}, ${time}`, utc].filter((part) => part !== undefined).join(' · ')
  return (
    <Stack gap="md">
      <div>
        <Group gap="xs">
          <ActionBadge action={entry.action} />
          <StatusChange entry={entry} />
        </Group>
        <Text fw={600} mt="xs">
          <bdi>{data?.deviceName}</bdi> {data?.versionNumber}
        </Text>
        <Text size="sm" c="dimmed">
          {account}, {when}
        </Text>
      </div>
      {notes.map((note) => (
        <Text key={note} size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      ))}
      {data?.changes && data.changes.length > 0 && <FieldChanges changes={data.changes} />}
    </Stack>
  )
}
