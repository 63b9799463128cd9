import type { SubmissionChange } from '#core/contract/submissions.ts'
import { sampleSubmissions } from '#core/samples/submissions.ts'
import type { SampleLoader } from '#server/settings/sample-loader.ts'
import { createSubmission } from '#server/submissions/submission-service.ts'
import { validate } from '#server/submissions/submission-validation.ts'
import { sampleSubmissionsThere } from './sample-queries.ts'

/** A submission of each sample device, as if somebody had filled it in and validated it. */
export const loadSampleSubmissions: SampleLoader = async (hub, actor) => {
  const numbers = sampleSubmissions.map(({ deviceNumber }) => String(deviceNumber))
  const there = await sampleSubmissionsThere(hub.db, numbers)
  let count = 0
  for (const { deviceNumber, ...values } of sampleSubmissions) {
    const found = there.get(String(deviceNumber))
    if (!found?.masterDiId || found.submissions > 0) continue
    const input = { ...values, masterDiId: found.masterDiId } as SubmissionChange
    const { id } = await createSubmission(hub, actor, input)
    await validate(hub, actor, id)
    count += 1
  }
  const before = [...there.values()].reduce((sum, { submissions }) => sum + submissions, 0)
  return { noun: 'submissions', count, total: before + count }
}
