import type { AnyDocument } from '#core/dictionary/field.ts'
import { euSubmissionInput, uniqueGtin } from '../factories.ts'
import { completeSubmission } from '../market-content.ts'

/** Packages name their devices by the identifiers of the example. */
const withoutPackages = { packages: undefined, usPackages: undefined, cnPackages: undefined }

/** A submission for a market that nothing is missing from, of a device of its own. */
export async function submissionFor(market: string): Promise<AnyDocument> {
  if (market === 'EU') return euSubmissionInput() as AnyDocument
  const complete = await completeSubmission(market)
  const { basicUdiDi } = euSubmissionInput()
  return {
    ...complete,
    ...withoutPackages,
    ...(complete.basicUdiDi !== undefined && { basicUdiDi: String(basicUdiDi) }),
    udiDi: uniqueGtin(),
    targetCountries: [market],
  } as AnyDocument
}
