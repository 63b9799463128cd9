import { submissionsApi } from '#core/contract/submissions.ts'
import { type Sendable, SendDialog, type SendingOf } from '#web/approval/send-dialog.tsx'
import { call } from '#web/platform/api-client.ts'

/** Hands many submissions to the person who decides on them. */
export function SendMany({
  things,
  onClose,
  onGone,
}: {
  things: readonly Sendable[] | undefined
  onClose: () => void
  /** Those that can no longer be sent. */
  onGone?: (ids: readonly number[]) => void
}) {
  return (
    <SendDialog
      things={things}
      send={sendSubmission}
      nouns={['submissions', 'requests', 'portfolio']}
      onClose={onClose}
      {...(onGone && { onGone })}
    />
  )
}

export const sendSubmission = (id: number, body: SendingOf): Promise<unknown> =>
  call(submissionsApi.sendForApproval, { params: { id }, body })
