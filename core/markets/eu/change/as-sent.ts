import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { deviceOf } from '../device/device-of.ts'
import { sentDocumentOf } from '../device/document-of.ts'
import { missingElements } from '../device/missing-elements.ts'
import { normaliseValues } from '../device/normalise-values.ts'

/**
 * Two submissions as EUDAMED sees them: what is not sent is away, what goes without saying is said, so that
 * only real changes are left between them. While one of them cannot be sent yet, both stay as they are.
 */
export function asSent(
  registered: SubmissionDocument,
  now: SubmissionDocument,
): readonly [registered: SubmissionDocument, now: SubmissionDocument] {
  const pair = [normaliseValues(registered), normaliseValues(now)] as const
  const isWhole = pair.every((document) => missingElements(document).length === 0)
  const [before, after] = pair.map((document) => (isWhole ? sentDocumentOf(deviceOf(document)) : document))
  return [before ?? {}, after ?? {}]
}
