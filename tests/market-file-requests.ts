import { submissionsApi } from '#core/contract/submissions.ts'
import { completeCountry } from '#tests/market-content.ts'
import { createSubmission, type Person, uniqueGtin } from './factories.ts'

const complete = completeCountry('AU')

/** What asks for the file of a market: a submission for it that is validated. */
export async function requestForMarket({ api }: Person) {
  const { id } = await createSubmission(api, { ...complete, targetCountries: ['AU'], udiDi: uniqueGtin() })
  await api.call(submissionsApi.validate, { id })
  return { body: { country: 'AU', submissionIds: [id] } }
}
