import type { AttemptRemark } from '#core/contract/exchange.ts'
import type { AnsweredPart, AnswerRemark, PlannedPart, RegisterAnswer } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Answered, AttemptRow } from '#server/exchange/attempt-queries.ts'

export interface Verdict extends Answered {
  readonly attempt: AttemptRow
  /** Whether the device itself is refused. */
  readonly concernsContent: boolean
}

const labelled = (market: MarketModule, remarks: readonly AnswerRemark[]): AttemptRemark[] =>
  remarks.map(({ code, message, fields }) => ({
    code,
    message,
    fields: fields.map((field) => ({
      field,
      label: market.regulatorFields[field]?.label ?? market.fields[field]?.label ?? field,
    })),
  }))

/** What the answer says of each submission; nothing of those it does not name. */
export function verdictsOf(
  market: MarketModule,
  answer: RegisterAnswer,
  answers: readonly AnsweredPart[],
  parts: readonly PlannedPart[],
  attempts: readonly AttemptRow[],
): Verdict[] {
  const said = new Map<string, AnsweredPart>()
  for (const one of answers) {
    if (one.part === undefined) continue
    for (const reference of parts[one.part]?.references ?? []) {
      const known = said.get(reference)
      // If a submission has several results, a refusal wins.
      if (known?.outcome === 'rejected') {
        const concernsContent = known.concernsContent || (one.outcome === 'rejected' && one.concernsContent)
        said.set(reference, { ...known, concernsContent, remarks: [...known.remarks, ...one.remarks] })
      } else said.set(reference, one)
    }
  }
  return attempts.flatMap((attempt): Verdict[] => {
    const one = said.get(String(attempt.submission_id))
    if (one) {
      const { outcome, responseCode, remarks, concernsContent } = one
      const said = { outcome, responseCode, remarks: labelled(market, remarks), concernsContent }
      return [{ attempt, id: attempt.id, ...said }]
    }
    if (answer.whole === undefined) return []
    const remarks =
      answer.whole === 'rejected'
        ? [
            {
              code: null,
              message: `The whole file was refused. ${answer.wholeWords ?? ''}`.trim(),
              fields: [],
            },
          ]
        : []
    const { whole: outcome, wholeConcernsContent: concernsContent } = answer
    return [{ attempt, id: attempt.id, outcome, responseCode: null, remarks, concernsContent }]
  })
}

export function countsOf(verdicts: readonly Verdict[]): string {
  const accepted = verdicts.filter(({ outcome }) => outcome === 'accepted').length
  return `${accepted} accepted, ${verdicts.length - accepted} rejected`
}
