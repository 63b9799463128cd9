import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type OperatorType, operatorTypes } from '#core/code-lists/operator-types.ts'
import type { DeviceLink } from '#core/contract/device-links.ts'
import { findRecords } from '#web/data/master-di.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FoundSelect } from '#web/ui/found-select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Found } from '#web/ui/use-found.ts'
import { linkDevice } from './actors-api.ts'
import { type FoundOperator, findSomeOperators } from './found-operators.ts'

interface LinkDialogProps {
  opened: boolean
  operator?: FoundOperator | undefined
  onClose: () => void
}

/** Says what an operator does for a device. */
export function LinkDialog({ opened, operator, onClose }: LinkDialogProps) {
  const t = wordsOf(actorsTexts.linkForm)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size="lg">
      {opened && <LinkForm operator={operator} onClose={onClose} />}
    </Dialog>
  )
}

const offered = 20

const devices = async (search: string, signal: AbortSignal): Promise<Found[]> =>
  (await findRecords(search, offered, signal)).map(({ id, deviceNumber, deviceName, manufacturerName }) => ({
    id,
    name: `${deviceNumber} – ${deviceName}`,
    detail: manufacturerName ?? undefined,
  }))

function LinkForm({ operator: begunWith, onClose }: Omit<LinkDialogProps, 'opened'>) {
  const t = wordsOf(actorsTexts.linkForm)
  const [operator, setOperator] = useState<FoundOperator | undefined>(begunWith)
  const [device, setDevice] = useState<Found>()
  const [role, setRole] = useState<OperatorType | ''>('')
  const [since, setSince] = useState('')
  const [tried, setTried] = useState(false)
  // The kind of the operator is what it does, unless somebody says otherwise.
  const meant = role === '' ? (operator?.type ?? '') : role
  const link = useChange<{ operatorId: number; masterDiId: number; role: OperatorType }, DeviceLink>({
    nouns: ['device-links', 'actors', 'submissions'],
    run: (ids) => linkDevice({ ...ids, since: since === '' ? null : since }),
    onSuccess: () => {
      toast({ title: t('added') })
      onClose()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  useBusyDialog(link.isPending)
  const submit = () => {
    setTried(true)
    if (!operator || !device || meant === '') return
    link.mutate({ operatorId: operator.id, masterDiId: device.id, role: meant })
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('purpose')}</Text>
      <FoundSelect
        noun="actors"
        label={t('operator')}
        find={findSomeOperators}
        value={operator}
        onChange={setOperator}
        error={tried && !operator ? t('operatorRequired') : undefined}
        required
      />
      <FoundSelect
        noun="master-di"
        label={t('device')}
        description={t('deviceHelp')}
        find={devices}
        value={device}
        onChange={setDevice}
        error={tried && !device ? t('deviceRequired') : undefined}
        required
      />
      <NativeSelect
        label={t('role')}
        withAsterisk
        data={[
          { value: '', label: t('chooseRole') },
          ...operatorTypes.map(({ code, label }) => ({ value: code, label })),
        ]}
        value={meant}
        error={tried && meant === '' ? t('roleRequired') : undefined}
        onChange={({ currentTarget }) =>
          setRole(operatorTypes.find(({ code }) => code === currentTarget.value)?.code ?? '')
        }
      />
      <TextInput
        type="date"
        label={t('since')}
        value={since}
        onChange={({ currentTarget }) => setSince(currentTarget.value)}
      />
      {link.error && (
        <ErrorPanel
          comesIntoSight
          title={t('failed')}
          message={link.error.message}
          consequence={t('nothingSaved')}
        />
      )}
      <DialogButtons
        cancel={t('cancel')}
        onCancel={onClose}
        confirm={t('add')}
        onConfirm={submit}
        pending={link.isPending}
      />
    </Stack>
  )
}
