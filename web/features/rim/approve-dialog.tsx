import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { RimDocument } from '#core/contract/rim.ts'
import { SignForm } from '#web/approval/sign-form.tsx'
import { settingsQuery } from '#web/data/settings.ts'
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
  const { data: settings } = useQuery(settingsQuery)
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
        <Text size="sm">
          {document.size === null ? t('withoutFile') : t('consequence')}
          {settings && ` ${settings.rules.controlled ? t('draftAgain') : t('staysApproved')}`}
        </Text>
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
