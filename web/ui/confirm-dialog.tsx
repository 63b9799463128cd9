import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Dialog } from './dialog.tsx'
import { useReason } from './use-reason.ts'

interface RequiredReason {
  readonly title: string
  readonly message: string
}

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** What will happen. */
  consequence: ReactNode
  confirmLabel: string
  /** Colours the confirming button as a warning. */
  destructive?: boolean
  /** Asks for a reason; with `required`, a blank one is reported beside the input and as a toast. */
  reason?: { label: string; maxLength: number; help?: string; required?: RequiredReason }
  /** The dialog is busy until this settles, and closes on success. */
  onConfirm: (reason: string) => Promise<unknown> | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title} busy={busy}>
      <Confirmation {...props} busy={busy} onBusy={setBusy} />
    </Dialog>
  )
}

interface ConfirmationProps extends ConfirmDialogProps {
  busy: boolean
  onBusy: (busy: boolean) => void
}

/** Mounted on each opening, so that it starts empty. */
function Confirmation({
  onClose,
  consequence,
  confirmLabel,
  destructive,
  reason,
  onConfirm,
  busy,
  onBusy,
}: ConfirmationProps) {
  const t = wordsOf(uiTexts.dialog)
  const given = useReason(reason?.maxLength)

  const confirm = async () => {
    if (given.isRefused(reason?.required)) return
    onBusy(true)
    try {
      await onConfirm(given.text)
      onClose()
    } catch {
      // The caller reports the error; the reason is kept for another attempt.
    } finally {
      onBusy(false)
    }
  }
  return (
    <Stack gap="md">
      <Text component="div" size="sm">
        {consequence}
      </Text>
      {reason && (
        <Textarea
          {...given.input}
          label={reason.label}
          description={reason.help}
          withAsterisk={reason.required !== undefined}
          aria-required={reason.required !== undefined}
          data-autofocus
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color={destructive ? 'red' : undefined} loading={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Stack>
  )
}
