import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Found } from '#core/files/xml-shape.ts'
import type { ManifestEntity } from '#core/markets/eu/message/upload-plan.ts'
import type { ElementReport, ResponseEntity } from '#core/markets/eu/reader/answers.ts'
import { fieldsOfReport } from '#core/markets/eu/reader/report-fields.ts'

/** What EUDAMED says of one thing that was sent. */
export interface Outcome {
  /** What the sender knows it by; none where nothing sent has the code. */
  readonly reference: string | undefined
  readonly entityCode: string | undefined
  readonly responseCode: ResponseEntity['responseCode'] | undefined
  readonly remarks: readonly Remark[]
}

export interface Remark extends Found<ElementReport> {
  /** The fields it names; none where it names none. */
  readonly fields: readonly SubmissionFieldId[]
}

/** The entries of an acknowledgement, each with the thing of the message's manifest that it is about. */
export function outcomesOf(
  entries: readonly Found<ResponseEntity>[],
  sent: readonly ManifestEntity[],
): Outcome[] {
  // Where two things share a code, the first has it as its own.
  const references = new Map(
    [...sent].reverse().flatMap(({ reference, codes }) => codes.map((code) => [code, reference] as const)),
  )
  // Where only one thing was sent, what is said of none can be of no other.
  const only = sent.length === 1 ? sent[0]?.reference : undefined
  return entries.map(({ entityCode, responseCode, report }) => ({
    reference: entityCode === undefined ? only : references.get(entityCode),
    entityCode,
    responseCode,
    remarks: (report ?? []).map((remark) => ({ ...remark, fields: fieldsOfReport(remark) })),
  }))
}
