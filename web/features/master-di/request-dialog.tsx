import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { reasonLength } from '#core/dictionary/reason.ts'
import { ApproverFields, isPast, useApproversLoading } from '#web/approval/approver-fields.tsx'
import type { ListedRecord } from '#web/data/master-di.ts'
import { approvalTexts } from '#web/messages/en/approval.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { isolated } from '#web/ui/isolated.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useReason } from '#web/ui/use-reason.ts'
import { type RequestOf, requestChange } from './workflow-api.ts'

interface RequestDialogProps {
  kind: 'update' | 'delete'
  record: ListedRecord | undefined
  onClose: () => void
}

/** Asks that an active record be changed or deleted; somebody else decides. */
export function RequestDialog({ kind, record, onClose }: RequestDialogProps) {
  const t = wordsOf(masterDiTexts.workflow[`${kind}Request`])
  return (
    <Dialog opened={record !== undefined} onClose={onClose} title={t('title')}>
      {record && <Request kind={kind} record={record} onClose={onClose} />}
    </Dialog>
  )
}

interface RequestProps extends RequestDialogProps {
  record: ListedRecord
}

function Request({ kind, record, onClose }: RequestProps) {
  const t = wordsOf(masterDiTexts.workflow[`${kind}Request`])
  const common = wordsOf(approvalTexts)
  const reason = useReason(reasonLength)
  const [tried, setTried] = useState(false)
  const [assignee, setAssignee] = useState<{ id: number | null; name: string | null }>({
    id: null,
    name: null,
  })
  const [dueDate, setDueDate] = useState('')
  const request = useChange<RequestOf>({
    nouns: ['master-di', 'requests'],
    run: (body) => requestChange(kind, record.id, body),
    onSuccess: () => {
      toast({ title: t('submitted'), description: t('submittedHelp') })
      onClose()
    },
    onError: (error) =>
      toast({ title: common('requestFailed'), description: error.message, variant: 'destructive' }),
  })
  const duePast = dueDate !== '' && isPast(dueDate)
  useBusyDialog(request.isPending)
  const approversLoading = useApproversLoading()
  const submit = () => {
    setTried(true)
    if (reason.isRefused({ title: t('reasonRequired'), message: t('reasonRequiredHelp') })) return
    if (duePast) {
      return toast({
        title: common('invalidDue'),
        description: common('invalidDueHelp'),
        variant: 'destructive',
      })
    }
    request.mutate({
      changeReason: reason.text,
      assignedTo: assignee.id,
      assignedToName: assignee.name,
      dueDate: dueDate === '' ? null : dueDate,
    })
  }
  return (
    <Stack gap="md">
      <Text size="sm">
        {t('consequence', {
          device: isolated(record.deviceName),
          version: record.versionNumber,
          before: record.versionBefore?.versionNumber ?? 'none',
        })}
      </Text>
      <Textarea {...reason.input} label={t('reason')} withAsterisk aria-required data-autofocus />
      <ApproverFields
        required={false}
        dueDateError={tried && duePast ? common('invalidDueHelp') : undefined}
        assignee={assignee.id}
        onAssignee={(id, name) => setAssignee({ id, name })}
        dueDate={dueDate}
        onDueDate={setDueDate}
      />
      <DialogButtons
        cancel={common('cancel')}
        onCancel={onClose}
        confirm={t('confirm')}
        onConfirm={submit}
        pending={request.isPending}
        disabled={approversLoading}
        destructive={kind === 'delete'}
      />
    </Stack>
  )
}
