import { Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { RimDocument } from '#core/contract/rim.ts'
import { SignForm } from '#web/approval/sign-form.tsx'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { approveDocument } from './rim-api.ts'

interface ApproveDialogProps {
  document: RimDocument
  onClose: () => void
}

/** The decision on a document; signed where decisions are. */
export function ApproveDialog({ document, onClose }: ApproveDialogProps) {
  const t = wordsOf(rimTexts.approve)
  const format = useFormatter()
  return (
    <Dialog opened onClose={onClose} title={t('title', { name: document.name ?? '' })}>
      <SignForm
        nouns={['rim']}
        run={(given) => approveDocument(document, given)}
        onSigned={() => {
          toast({ title: t('done') })
          onClose()
        }}
        onCancel={onClose}
        words={{ failed: t('failed'), cancel: t('cancel'), sign: t('confirm') }}
      >
        <Text size="sm">{document.size === null ? t('withoutFile') : t('consequence')}</Text>
        {document.approval && (
          <Text size="sm" c="dimmed">
            {t('before', {
              name: document.approval.printedName,
              when: format.dateTime(new Date(document.approval.signedAt), 'instant'),
            })}
          </Text>
        )}
      </SignForm>
    </Dialog>
  )
}
