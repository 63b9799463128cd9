import { ActionIcon, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ApprovalRequest, FieldNote } from '#core/contract/requests.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useFields } from './request-values.tsx'

interface FieldNotesInputProps {
  request: ApprovalRequest
  notes: readonly FieldNote[]
  onChange: (notes: readonly FieldNote[]) => void
  /** It was tried to send them. */
  tried: boolean
  disabled: boolean
}

/** What is to be changed, at fields of the request: each with a sentence. */
export function FieldNotesInput({ request, notes, onChange, tried, disabled }: FieldNotesInputProps) {
  const t = wordsOf(requestsTexts.changes)
  const fieldOf = useFields(request)
  const labelOf = (id: string) => fieldOf(id)?.label ?? id
  const left = request.proposedChanges
    .map(({ field }) => field)
    .filter((id) => notes.every(({ field }) => field !== id))
  return (
    <Stack gap="sm">
      {notes.map(({ field, note }, at) => (
        <Group key={field} gap="xs" align="flex-end" wrap="nowrap">
          <Textarea
            label={labelOf(field)}
            autosize
            autoFocus
            maxRows={6}
            flex={1}
            value={note}
            disabled={disabled}
            error={tried ? problemOf(note, t) : undefined}
            onChange={({ currentTarget }) => onChange(notes.with(at, { field, note: currentTarget.value }))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={disabled}
            aria-label={t('remove', { field: labelOf(field) })}
            onClick={() => onChange(notes.toSpliced(at, 1))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {left.length > 0 && (
        <Select
          // Begun anew with each field that was chosen.
          key={notes.length}
          label={t(notes.length === 0 ? 'field' : 'another')}
          placeholder={t('choose')}
          searchable
          openOnFocus={false}
          autoFocus={notes.length === 0}
          disabled={disabled}
          data={left.map((id) => ({ value: id, label: labelOf(id) }))}
          error={tried && notes.length === 0 ? t('needed') : undefined}
          onChange={(field) => field !== null && onChange([...notes, { field, note: '' }])}
        />
      )}
      <Text size="xs" c="dimmed">
        {t('help')}
      </Text>
    </Stack>
  )
}

const problemOf = (note: string, t: (key: 'noteNeeded' | 'tooLong') => string): string | undefined =>
  note.trim() === '' ? t('noteNeeded') : note.length > reasonLength ? t('tooLong') : undefined

/** Whether they can be sent. */
export const areWhole = (notes: readonly FieldNote[]): boolean =>
  notes.length > 0 && notes.every(({ note }) => note.trim() !== '' && note.length <= reasonLength)
