import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import type { ApprovalRequest } from '#core/contract/requests.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { ApproverFields, isPast, useApproversLoading } from '#web/approval/approver-fields.tsx'
import { approvalTexts } from '#web/messages/en/approval.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useReason } from '#web/ui/use-reason.ts'
import { reassign } from './request-api.ts'

interface ReassigningProps {
  request: ApprovalRequest
  onDone: () => void
}

/** A decision given to another approver: she is away, or somebody else knows better. */
export function Reassigning({ request, onDone }: ReassigningProps) {
  const t = wordsOf(requestsTexts.reassign)
  const details = wordsOf(requestsTexts.details)
  const approval = wordsOf(approvalTexts)
  const [open, setOpen] = useState(false)
  const [assignee, setAssignee] = useState<number | null>(null)
  const [dueDate, setDueDate] = useState(request.dueDate ?? '')
  const [tried, setTried] = useState(false)
  const notes = useReason(reasonLength)
  const approversLoading = useApproversLoading()
  const change = useChange<Parameters<typeof reassign>[1], ApprovalRequest>({
    nouns: ['requests', 'notifications'],
    run: (body) => reassign(request.id, body),
    onSuccess: () => {
      toast({ title: t('done') })
      onDone()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  if (!open) {
    return (
      <Group justify="flex-end" mt="sm">
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconUserShare size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {details('reassign')}
        </Button>
      </Group>
    )
  }
  const past = dueDate !== '' && isPast(dueDate) ? approval('invalidDueHelp') : undefined
  const issue = (path: string) => issuesOf(change.error).find((each) => each.path === path)?.message
  const submit = () => {
    setTried(true)
    if (assignee === null || past || notes.isRefused()) return
    change.mutate({ assignedTo: assignee, dueDate: dueDate || null, notes: notes.text })
  }
  return (
    <Stack gap="sm" mt="md" component="section" aria-label={t('title')}>
      <div>
        <Text fw={600}>{t('title')}</Text>
        <Text size="sm">{t('help')}</Text>
      </div>
      <ApproverFields
        takeFocus
        required
        except={[request.requestedBy, ...(request.assignedTo === null ? [] : [request.assignedTo])]}
        assignee={assignee}
        onAssignee={setAssignee}
        dueDate={dueDate}
        onDueDate={setDueDate}
        assigneeError={tried && assignee === null ? t('missing') : issue('assignedTo')}
        dueDateError={past ?? issue('dueDate')}
      />
      <Textarea {...notes.input} label={t('notes')} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={change.isPending} onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
        <Button loading={change.isPending} disabled={approversLoading} onClick={submit}>
          {t('confirm')}
        </Button>
      </Group>
    </Stack>
  )
}
