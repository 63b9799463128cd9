import { Alert, Button, Group, List, Stack, Text, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { reasonLength } from '#core/dictionary/reason.ts'
import { approvalTexts } from '#web/messages/en/approval.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { isolated } from '#web/ui/isolated.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReason } from '#web/ui/use-reason.ts'
import { ApproverFields, isPast, useApproversLoading } from './approver-fields.tsx'

/** What is sent: by its number, with what it is called. */
export interface Sendable {
  readonly id: number
  readonly name: string
  /** In a list of those that were not sent. */
  readonly label: string
}

/** What goes with each that is sent. */
export interface SendingOf {
  readonly assignedUserId: number
  readonly dueDate: string
  readonly approvalNotes: string
}

interface SendDialogProps {
  /** One, or those that were ticked; undefined while the dialog is closed. */
  things: readonly Sendable[] | undefined
  send: (id: number, body: SendingOf) => Promise<unknown>
  nouns: readonly [Noun, ...Noun[]]
  onClose: () => void
  /** Those that can no longer be sent. */
  onGone?: (ids: readonly number[]) => void
}

/** Hands what was written to the person who decides on it. */
export function SendDialog({ things, onClose, ...rest }: SendDialogProps) {
  const t = wordsOf(approvalTexts.send)
  return (
    <Dialog opened={things !== undefined} onClose={onClose} title={t('title')}>
      {things && <Sending {...rest} things={things} onClose={onClose} />}
    </Dialog>
  )
}

interface Failure {
  readonly thing: Sendable
  readonly message: string
}

/** What became of those that were to be sent. */
interface Sent {
  readonly failed: readonly Failure[]
  readonly sent: number
  /** Not tried: it was stopped before. */
  readonly unsent: number
}

/** So many of those that were not sent are named. */
const failuresNamed = 20

interface SendingProps extends SendDialogProps {
  things: readonly Sendable[]
}

function Sending({ things, send: sendOne, nouns, onClose, onGone }: SendingProps) {
  const t = wordsOf(approvalTexts.send)
  const common = wordsOf(approvalTexts)
  const [assignee, setAssignee] = useState<number | null>(null)
  const [dueDate, setDueDate] = useState('')
  const notes = useReason(reasonLength)
  const [left, setLeft] = useState(things)
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(0)
  const stopped = useRef(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const send = useChange<SendingOf, Sent>({
    nouns,
    run: async (body) => {
      const failed: Failure[] = []
      const sent: number[] = []
      // No longer drafts: somebody else was quicker.
      const gone: number[] = []
      setDone(0)
      stopped.current = false
      let at = 0
      for (; at < left.length && !stopped.current; at += 1) {
        const thing = left[at] as Sendable
        // One call for each, so that one refusal keeps no other from being sent.
        try {
          await sendOne(thing.id, body)
          sent.push(thing.id)
        } catch (error) {
          if (isApiError(error) && (error.status === 404 || error.status === 409)) gone.push(thing.id)
          failed.push({ thing, message: error instanceof Error ? error.message : String(error) })
        }
        setDone((count) => count + 1)
      }
      onGone?.([...sent, ...gone])
      setFailures(failed)
      setLeft([...failed.map(({ thing }) => thing), ...left.slice(at)])
      // Not thrown: those that were sent have changed the lists, whatever became of the others.
      return { failed, sent: sent.length, unsent: left.length - at }
    },
    onSuccess: ({ failed, sent, unsent }) => {
      if (failed.length > 0) {
        return toast({ title: common('error'), description: t('failed'), variant: 'destructive' })
      }
      if (unsent > 0) return toast({ title: t('stopped'), description: t('sentOf', { sent, unsent }) })
      toast({ title: common('success'), description: t('sent', { count: things.length }) })
      onClose()
    },
  })
  useBusyDialog(send.isPending)
  const approversLoading = useApproversLoading()
  const submit = () => {
    setTried(true)
    if (assignee === null || dueDate === '') {
      return toast({ title: t('missing'), description: t('missingHelp'), variant: 'destructive' })
    }
    if (isPast(dueDate)) {
      return toast({
        title: common('invalidDue'),
        description: common('invalidDueHelp'),
        variant: 'destructive',
      })
    }
    if (notes.isRefused()) return
    send.mutate({ assignedUserId: assignee, dueDate, approvalNotes: notes.text })
  }
  const past = isPast(dueDate) ? common('invalidDueHelp') : undefined
  const dueDateError = dueDate === '' ? t('dueRequired') : past
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(nouns.includes('submissions') ? 'consequenceOfSubmissions' : 'consequence', {
          count: left.length,
          device: isolated(left[0]?.name),
        })}
      </Text>
      <ApproverFields
        takeFocus
        required
        assigneeError={tried && assignee === null ? t('assigneeRequired') : undefined}
        dueDateError={tried ? dueDateError : undefined}
        assignee={assignee}
        onAssignee={setAssignee}
        dueDate={dueDate}
        onDueDate={setDueDate}
      />
      <Textarea {...notes.input} label={t('notes')} />
      {send.isPending && left.length > 1 && (
        <Group align="flex-end" gap="md">
          <div style={{ flex: 1 }}>
            <ProgressBar label={t('progress')} done={done} total={left.length} />
          </div>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              stopped.current = true
            }}
          >
            {t('stop')}
          </Button>
        </Group>
      )}
      {failures.length > 0 && (
        <Alert color="red" title={t('someFailed', { count: failures.length })} role="alert">
          <List size="sm">
            {failures.slice(0, failuresNamed).map(({ thing, message }) => (
              <List.Item key={thing.id}>
                {thing.label}: {message}
              </List.Item>
            ))}
            {failures.length > failuresNamed && (
              <List.Item>{t('andMore', { count: failures.length - failuresNamed })}</List.Item>
            )}
          </List>
        </Alert>
      )}
      <DialogButtons
        cancel={common('cancel')}
        onCancel={onClose}
        confirm={t('confirm')}
        onConfirm={submit}
        pending={send.isPending}
        disabled={approversLoading}
      />
    </Stack>
  )
}
