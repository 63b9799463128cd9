import { Group, Stack, Text } from '@mantine/core'
import type { AuditEntry } from '#core/contract/audit.ts'
import { FieldChanges } from '#web/audit-trail/field-changes.tsx'
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
  const notesOf = useEntryNotes()
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
          {entry.performedByName}, {when}
        </Text>
      </div>
      {notesOf(entry).map((note) => (
        <Text key={note} size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {note}
        </Text>
      ))}
      {data?.changes && data.changes.length > 0 && <FieldChanges changes={data.changes} />}
    </Stack>
  )
}

/** Why, what was noted, and of whom a decision was asked until when. */
export function useEntryNotes(): (entry: AuditEntry) => string[] {
  const t = wordsOf(masterDiTexts.audit)
  return ({ changeReason, changesData: data }) =>
    [
      changeReason,
      data?.actionNotes,
      data?.assignedToName && t('assignedTo', { name: data.assignedToName }),
      data?.dueDate && t('dueDate', { date: data.dueDate }),
      data?.decision?.signature &&
        t('signed', {
          name: data.decision.signature.printedName,
          meaning: data.decision.signature.meaning,
          revision: String(data.decision.revision),
          hash: data.decision.hash,
        }),
    ].filter((note): note is string => Boolean(note))
}
