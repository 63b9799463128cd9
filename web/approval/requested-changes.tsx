import { Alert, List, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { type RequestedOf, requestsOfQuery } from '#web/data/requests.ts'
import { approvalTexts } from '#web/messages/en/approval.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldNotesProvider } from '#web/record-form/field-notes.tsx'
import { TextLink } from '#web/ui/router-link.tsx'

interface RequestedChangesProps {
  /** What the form is about; undefined where it is new. */
  of: RequestedOf | undefined
  labelOf: (field: string) => string
  children: ReactNode
}

/** Over a form what was asked to be changed before it is sent again, and each note beside its field. */
export function RequestedChanges({ of, labelOf, children }: RequestedChangesProps) {
  const t = wordsOf(approvalTexts.changes)
  const format = useFormatter()
  const { data } = useQuery({
    ...requestsOfQuery(of ?? { masterDiId: null, submissionId: null }),
    enabled: of !== undefined,
  })
  // Sent again, or approved since: nothing of it is left to do.
  const last = data?.find(({ intent }) => intent === 'release')
  const asked = last?.status === 'rejected' && last.fieldNotes.length > 0 ? last : undefined
  if (!asked) return <FieldNotesProvider>{children}</FieldNotesProvider>
  const by = asked.resolvedByName ?? ''
  return (
    <FieldNotesProvider
      value={{ by, notes: new Map(asked.fieldNotes.map(({ field, note }) => [field, note])) }}
    >
      <Alert
        color="yellow"
        mb="md"
        icon={<IconMessage aria-hidden />}
        title={t('title', {
          name: by,
          when: format.dateTime(new Date(asked.resolvedAt ?? asked.createdAt), 'instant'),
        })}
      >
        {asked.rejectionNotes !== null && (
          <Text size="sm" mb="xs" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {asked.rejectionNotes}
          </Text>
        )}
        <List size="sm">
          {asked.fieldNotes.map(({ field, note }) => (
            <List.Item key={field} style={{ overflowWrap: 'anywhere' }}>
              <b>{labelOf(field)}</b>: <bdi>{note}</bdi>
            </List.Item>
          ))}
        </List>
        <TextLink to="/approval-workflow" search={{ status: 'all', change: asked.id }} size="sm">
          {t('open')}
        </TextLink>
      </Alert>
      {children}
    </FieldNotesProvider>
  )
}
