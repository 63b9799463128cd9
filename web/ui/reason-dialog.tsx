import type { ReactNode } from 'react'
import { reasonLength } from '#core/dictionary/reason.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { toast } from './toast-store.ts'

type Word = 'confirm' | 'reason' | 'reasonMissing' | 'reasonRequired' | 'done' | 'failed'

interface ReasonDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** What will happen. */
  consequence: ReactNode
  /** Colours the confirming button as a warning. */
  destructive?: boolean
  words: (word: Word) => string
  nouns: readonly [Noun, ...Noun[]]
  run: (reason: string) => Promise<unknown>
  onDone?: () => void
}

/** Something that is done only with a reason, for the audit trail: a deletion, mostly. */
export function ReasonDialog({ words, nouns, run, onDone, ...dialog }: ReasonDialogProps) {
  const act = useChange<string>({
    nouns,
    run,
    onSuccess: () => {
      toast({ title: words('done') })
      onDone?.()
    },
    onError: ({ message }) => toast({ title: words('failed'), description: message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={words('confirm')}
      reason={{
        label: words('reason'),
        maxLength: reasonLength,
        required: { title: words('reasonMissing'), message: words('reasonRequired') },
      }}
      onConfirm={(reason) => act.mutateAsync(reason)}
    />
  )
}
