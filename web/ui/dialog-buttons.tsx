import { Button, Group } from '@mantine/core'

interface DialogButtonsProps {
  cancel: string
  onCancel: () => void
  /** What is done; none where the dialog only shows something. */
  confirm?: string
  /** Without it, the button submits the form around it. */
  onConfirm?: () => void
  pending: boolean
  /** There is nothing to do yet. */
  disabled?: boolean
  /** Colours the confirming button as a warning. */
  destructive?: boolean
  className?: string
}

/** The end of a dialog: leave it, or do what it is for. */
export function DialogButtons(props: DialogButtonsProps) {
  const { cancel, onCancel, confirm, onConfirm, pending, disabled, destructive, className } = props
  return (
    <Group justify="flex-end" gap="xs" className={className}>
      <Button variant="default" disabled={pending} onClick={onCancel}>
        {cancel}
      </Button>
      {confirm !== undefined && (
        <Button
          type={onConfirm ? 'button' : 'submit'}
          color={destructive ? 'red' : undefined}
          loading={pending}
          disabled={disabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      )}
    </Group>
  )
}
