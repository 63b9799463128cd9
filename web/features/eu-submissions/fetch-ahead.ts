import { defaultMarket } from '#core/code-lists/markets.ts'
import { operatorDefaultsQuery } from '#web/data/actors.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { queries } from '#web/platform/queries.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'

/**
 * What the form of a submission needs, asked for while its screen is still being loaded; what fails is asked again,
 * and told, by the screen.
 */
export async function fetchAhead(id: number): Promise<void> {
  void queries.prefetchQuery(marketFormQuery(defaultMarket))
  if (!Number.isInteger(id)) return
  const submission = await queries.fetchQuery(submissionQuery(id)).catch(() => undefined)
  if (!submission?.masterDiId) return
  void queries.prefetchQuery(recordQuery(submission.masterDiId))
  void queries.prefetchQuery(operatorDefaultsQuery(submission.masterDiId, defaultMarket, undefined))
}
