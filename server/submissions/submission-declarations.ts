import { declarationRuleId, openDeclarations } from '#core/markets/declarations.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** A submission with unanswered declarations cannot be approved: an unstated "no" is never reported to a regulator (decision D31). */
export function refuseOpenDeclarations(
  market: MarketModule,
  { document }: SubmissionRow,
  message: string,
): void {
  const open = openDeclarations(market.declarationsAsked(document), document)
  if (open.length === 0) return
  const issues = open.map((path) => ({
    path,
    message: `"${market.regulatorFields[path]?.label ?? market.fields[path]?.label}" is not stated. Answer it with yes or no.`,
    rule: declarationRuleId,
  }))
  throw new Refusal('not_valid', message, { issues })
}
