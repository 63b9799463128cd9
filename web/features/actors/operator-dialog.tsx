import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OneActor } from '#core/contract/actors.ts'
import { operatorQuery } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import type { Carried } from './carry-over-dialog.tsx'
import { OperatorForm } from './operator-form.tsx'

interface OperatorDialogProps {
  opened: boolean
  /** The operator that is edited; none for a new one. */
  id?: number | undefined
  onClose: () => void
  /** An operator that was there has changed: its drafts may want to follow. */
  onChanged?: (carried: Carried) => void
}

/** Adds or edits an operator. */
export function OperatorDialog({ opened, id, onClose, onChanged }: OperatorDialogProps) {
  const t = wordsOf(actorsTexts.form)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={id === undefined ? t('addTitle') : t('editTitle')}
      size="xl"
    >
      {!opened ? null : id === undefined ? (
        <OperatorForm onClose={onClose} />
      ) : (
        <Loaded id={id} onClose={onClose} onChanged={onChanged} />
      )}
    </Dialog>
  )
}

interface LoadedProps extends Pick<OperatorDialogProps, 'onClose' | 'onChanged'> {
  id: number
}

function Loaded({ id, onClose, onChanged }: LoadedProps) {
  const t = wordsOf(actorsTexts.form)
  const { data, error, refetch, isFetching } = useQuery(operatorQuery(id))
  // What was begun stays with the operator it began with; a save or a refusal loads it anew beneath.
  const [begun, setBegun] = useState<OneActor>()
  if (!begun && data && !isFetching) setBegun(data)
  if (begun) {
    return (
      <OperatorForm
        key={begun.revision}
        operator={begun}
        onClose={onClose}
        onCurrent={(current) => setBegun({ ...current, formerNames: begun.formerNames })}
        onChanged={onChanged}
      />
    )
  }
  if (isApiError(error) && error.status === 404) return <Text>{t('absent')}</Text>
  if (error)
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  return <CentredSpinner label={t('editTitle')} />
}
