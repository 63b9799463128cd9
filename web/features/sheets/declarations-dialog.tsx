import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Answered } from './use-declaring.ts'

interface DeclarationsDialogProps {
  /** Undefined while the dialog is closed. */
  answered: readonly Answered[] | undefined
  devices: number
  onConfirm: () => void
  onClose: () => void
  /** The focus goes back to the table. */
  onClosed: () => void
}

/** Shows what one click would answer with No, before it does. */
export function DeclarationsDialog({
  answered,
  devices,
  onConfirm,
  onClose,
  onClosed,
}: DeclarationsDialogProps) {
  const t = wordsOf(submissionSheetsTexts.declarations)
  const leave = (how: () => void) => () => {
    how()
    onClosed()
  }
  return (
    <Dialog
      opened={answered !== undefined}
      onClose={leave(onClose)}
      title={t('title', { count: String(devices) })}
      size="lg"
    >
      <Stack gap="md">
        <Text size="sm">{t('help')}</Text>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('declaration')}</Table.Th>
              <Table.Th ta="end">{t('devices')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {answered?.map(({ label, devices: count }) => (
              <Table.Tr key={label}>
                <Table.Td>{label}</Table.Td>
                <Table.Td ta="end">{count}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave(onClose)}>
            {t('cancel')}
          </Button>
          <Button data-autofocus onClick={leave(onConfirm)}>
            {t('confirm', { count: String(devices) })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
