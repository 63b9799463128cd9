import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { UnmatchedAnswer } from '#core/contract/connections.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import {
  assignAnswer,
  setAnswerAside,
  unmatchedAnswersQuery,
  unmatchedContent,
} from '#web/data/connections.ts'
import { unansweredFilesQuery } from '#web/data/exchange.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DownloadButton } from './download-button.tsx'

/** What came through connections and belongs to no file, of a register; nothing where there is none. */
export function UnmatchedAnswers({ market }: { market: string }) {
  const t = wordsOf(connectionTexts.answers)
  const mayEdit = useCan()('edit-submissions')
  const { data = [], error, refetch } = useQuery(unmatchedAnswersQuery)
  const [assigning, setAssigning] = useState<UnmatchedAnswer>()
  const [leaving, setLeaving] = useState<UnmatchedAnswer>()
  const aside = useChange<Parameters<typeof setAnswerAside>[0]>({
    nouns: ['exchange', 'connections'],
    run: setAnswerAside,
    onSuccess: () => toast({ title: t('setAsideDone') }),
    onError: ({ message }) =>
      toast({ title: t('setAsideFailed'), description: message, variant: 'destructive' }),
  })
  const own = data.filter((one) => one.market === market)
  if (error)
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  if (own.length === 0) return null
  return (
    <Alert color="yellow" title={t('title')}>
      <Stack gap="sm">
        <Text size="sm">{t('help')}</Text>
        {own.map((one) => (
          <Answer
            key={one.id}
            answer={one}
            {...(mayEdit && { onAssign: () => setAssigning(one), onSetAside: () => setLeaving(one) })}
          />
        ))}
      </Stack>
      {assigning && <AssignDialog answer={assigning} onClose={() => setAssigning(undefined)} />}
      <ConfirmDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('setAsideTitle')}
        consequence={t('setAsideHelp')}
        confirmLabel={t('confirmSetAside')}
        reason={{
          label: t('reason'),
          maxLength: reasonLength,
          required: { title: t('reasonMissing'), message: t('reasonRequired') },
        }}
        onConfirm={(reason) => leaving && aside.mutateAsync({ id: leaving.id, reason })}
      />
    </Alert>
  )
}

interface AnswerProps {
  answer: UnmatchedAnswer
  onAssign?: () => void
  onSetAside?: () => void
}

function Answer({ answer, onAssign, onSetAside }: AnswerProps) {
  const t = wordsOf(connectionTexts.answers)
  const format = useFormatter()
  const { id, connectionName, receivedAt, note, name } = answer
  const label = (action: string) => `${action}: ${name}`
  return (
    <Stack gap={4} role="group" aria-label={name}>
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {t('from', { name: connectionName, when: format.dateTime(new Date(receivedAt), 'instant') })}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {note}
      </Text>
      {onAssign && (
        <Group gap="xs">
          <Button size="xs" aria-label={label(t('assign'))} onClick={onAssign}>
            {t('assign')}
          </Button>
          <Button size="xs" variant="default" aria-label={label(t('setAside'))} onClick={onSetAside}>
            {t('setAside')}
          </Button>
          <DownloadButton size="xs" aria-label={label(t('download'))} load={() => unmatchedContent(id)}>
            {t('download')}
          </DownloadButton>
        </Group>
      )}
    </Stack>
  )
}

function AssignDialog({ answer, onClose }: { answer: UnmatchedAnswer; onClose: () => void }) {
  const t = wordsOf(connectionTexts.answers)
  const format = useFormatter()
  const { data } = useQuery(unansweredFilesQuery(answer.market))
  const files = data?.items ?? []
  const [chosen, setChosen] = useState('')
  const fileId = chosen === '' ? files[0]?.id : Number(chosen)
  const assigning = useChange<Parameters<typeof assignAnswer>[0], { words: string }>({
    nouns: ['exchange', 'connections', 'submissions', 'master-di'],
    run: assignAnswer,
    onSuccess: ({ words }) => {
      toast({ title: t('assignDone'), description: words })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('assignTitle')}>
      <DialogForm
        saving={assigning}
        onSubmit={(event) => {
          event.preventDefault()
          if (fileId !== undefined) assigning.mutate({ id: answer.id, fileId })
        }}
        words={{ cancel: t('cancel'), save: t('confirmAssign'), failed: t('assignFailed') }}
        onClose={onClose}
      >
        <Text size="sm">{data && files.length === 0 ? t('noFile') : t('assignHelp')}</Text>
        {files.length > 0 && (
          <NativeSelect
            label={t('file')}
            value={String(fileId)}
            data={files.map(({ id, fileName, createdAt }) => ({
              value: String(id),
              label: `${id}: ${fileName}, ${format.dateTime(new Date(createdAt), 'instant')}`,
            }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            data-autofocus
          />
        )}
      </DialogForm>
    </Dialog>
  )
}
