import { deviceLinksApi } from '#core/contract/device-links.ts'
import type { Sharing } from '#core/contract/submission-sharing.ts'
import {
  type SavedSubmission,
  type Submission,
  type SubmissionInput,
  submissionsApi,
} from '#core/contract/submissions.ts'
import { type WorkingCopyInput, workingCopiesApi } from '#core/contract/working-copies.ts'
import type { SendingOf } from '#web/approval/send-dialog.tsx'
import { call, download } from '#web/platform/api-client.ts'

/** What is done with submissions; what is read of them stands in web/data. */

export function saveSubmission(id: number | undefined, body: SubmissionInput): Promise<SavedSubmission> {
  return id === undefined
    ? call(submissionsApi.create, { body })
    : call(submissionsApi.update, { params: { id }, body })
}

export const deleteSubmission = (id: number, reason: string): Promise<unknown> =>
  call(submissionsApi.delete, { params: { id }, body: { reason } })

/** What a change of the submission would do to others. */
export const sharingOf = (id: number): Promise<Sharing> => call(submissionsApi.sharing, { params: { id } })

export const keepWorkingCopy = (id: number, body: WorkingCopyInput): Promise<unknown> =>
  call(workingCopiesApi.put, { params: { id }, body })

export const dropWorkingCopy = (id: number): Promise<unknown> =>
  call(workingCopiesApi.delete, { params: { id } })

export const validateSubmission = (id: number): Promise<Submission> =>
  call(submissionsApi.validate, { params: { id } })

export const sendSubmission = (id: number, body: SendingOf): Promise<unknown> =>
  call(submissionsApi.sendForApproval, { params: { id }, body })

/** Made and recorded as an export, so that the trail knows the file that left. */
export const downloadFile = (submission: Pick<Submission, 'id' | 'files'>) =>
  download(submissionsApi.file, { params: { id: submission.id, file: submission.files[0]?.id ?? '' } })

/** From now on this operator is the manufacturer of the device, whatever the names say. */
export const linkManufacturer = (operatorId: number, masterDiId: number) =>
  call(deviceLinksApi.create, { body: { operatorId, masterDiId, role: 'manufacturer' } })
