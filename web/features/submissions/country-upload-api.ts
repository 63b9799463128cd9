import { queryOptions } from '@tanstack/react-query'
import { countryUploadApi } from '#core/contract/country-upload.ts'
import type { Job } from '#core/contract/imports.ts'
import { call, download } from '#web/platform/api-client.ts'

export const countryUploadQuery = (country: string) =>
  queryOptions({
    queryKey: ['market-form', country, 'upload'] as const,
    queryFn: ({ signal }) => call(countryUploadApi.get, { params: { country }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const downloadCountryTemplate = (country: string) =>
  download(countryUploadApi.template, { params: { country } })

/** The answer is the job, whose progress can then be asked for. */
export async function uploadForCountry(country: string, masterDiId: number, file: File): Promise<Job> {
  const parts = { country, masterDiId: String(masterDiId) }
  const headers = { Prefer: 'respond-async' }
  const started = await call(countryUploadApi.bulkUpload, { params: { country }, file, parts, headers })
  return started as unknown as Job
}
