import { type PortfolioInput, portfolioApi } from '#core/contract/portfolio.ts'
import { call } from '#web/platform/api-client.ts'

/** What is done with product families; what is read of them stands in web/data. */

export const saveFamily = (id: number | undefined, body: PortfolioInput) =>
  id === undefined ? call(portfolioApi.create, { body }) : call(portfolioApi.update, { params: { id }, body })

export const deleteFamily = (id: number, reason: string) =>
  call(portfolioApi.delete, { params: { id }, body: { reason } })

export const matchSubmissions = (id: number, submissionIds: readonly number[]) =>
  call(portfolioApi.match, { params: { id }, body: { submissionIds: [...submissionIds] } })

export const unmatchSubmission = (id: number, submissionId: number) =>
  call(portfolioApi.unmatch, { params: { id }, body: { submissionIds: [submissionId] } })
