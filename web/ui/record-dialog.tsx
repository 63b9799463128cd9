import { Fragment, type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'

interface Stored {
  readonly id: number
  readonly revision: number
}

interface RecordDialogProps<Item> {
  opened: boolean
  /** The one that is edited; none for a new one. */
  record: Item | undefined
  title: string
  size?: 'md' | 'lg' | 'xl'
  onClose: () => void
  /** The form of a record; `onCurrent` begins it anew with the current record after a conflict. */
  children: (record: Item | undefined, onCurrent: (record: Item) => void) => ReactNode
}

/** Creates or edits one record. Its form is mounted on each opening, so that it starts with what is stored. */
export function RecordDialog<Item extends Stored>({ record, children, ...dialog }: RecordDialogProps<Item>) {
  return (
    <Dialog {...dialog}>
      {dialog.opened && (
        <RecordFormLoader key={record?.id} record={record}>
          {children}
        </RecordFormLoader>
      )}
    </Dialog>
  )
}

/** As the record was when the dialog opened: the list behind it may be read again meanwhile. */
function RecordFormLoader<Item extends Stored>({
  record,
  children,
}: Pick<RecordDialogProps<Item>, 'record' | 'children'>) {
  const [current, setCurrent] = useState(record)
  return <Fragment key={current?.revision}>{children(current, setCurrent)}</Fragment>
}
