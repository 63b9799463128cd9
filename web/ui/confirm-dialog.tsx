import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
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
  /** What will happen, and where it can be found afterwards. */
  consequence: ReactNode
  confirmLabel: string
  /** Colours the confirming button as a warning. */
  destructive?: boolean
  /** Asks why; with `required` an answer is needed, and a blank one is told beside the input and as a toast. */
  reason?: { label: string; maxLength: number; help?: string; required?: RequiredReason }
  /** The dialog stays open, and busy, until this settles; it closes when it succeeds. */
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

/** Mounted with each opening, so that no reason of the last time lingers. */
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
  const t = useTranslations('ui.dialog')
  const given = useReason(reason?.maxLength)

  const confirm = async () => {
    if (given.isRefused(reason?.required)) return
    onBusy(true)
    try {
      await onConfirm(given.text)
      onClose()
    } catch {
      // The caller has said what went wrong; the reason typed is kept for another try.
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
