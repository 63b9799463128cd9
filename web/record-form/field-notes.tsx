import { Text } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'

/** What somebody asked to be changed, by field. */
export interface NotesAtFields {
  readonly by: string
  readonly notes: ReadonlyMap<string, string>
}

const FieldNotesContext = createContext<NotesAtFields | undefined>(undefined)

/** The fields below show the notes that are about them. */
export function FieldNotesProvider({ value, children }: { value?: NotesAtFields; children: ReactNode }) {
  return <FieldNotesContext value={value}>{children}</FieldNotesContext>
}

/** Under the input of a field; nothing where nobody said anything. */
export function FieldNote({ id }: { id: string }) {
  const known = use(FieldNotesContext)
  const note = known?.notes.get(id)
  if (known === undefined || note === undefined) return null
  return (
    <Text
      size="sm"
      mt={4}
      px="xs"
      py={4}
      bg="var(--tone-caution-surface)"
      style={{ borderRadius: 'var(--mantine-radius-sm)', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
    >
      <b>{known.by}:</b> <bdi>{note}</bdi>
    </Text>
  )
}
