import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { Submission } from '#core/contract/submissions.ts'
import { SendDialog } from '#web/approval/send-dialog.tsx'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { sendSubmission } from './submission-api.ts'

/** Hands a validated submission to the person who decides on it. */
export function SendButton({ submission }: { submission: Submission }) {
  const t = wordsOf(submissionsTexts.form)
  const [open, setOpen] = useState(false)
  const name = t('sendName', {
    name: submission.deviceName ?? submission.udiDi ?? String(submission.id),
    market: submission.targetCountries[0] ?? '',
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('send')}
      </Button>
      <SendDialog
        things={open ? [{ id: submission.id, name, label: name }] : undefined}
        send={sendSubmission}
        nouns={['submissions', 'requests']}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
