import { queryOptions } from '@tanstack/react-query'
import { countryUploadApi } from '#core/contract/country-upload.ts'
import { call, download } from '#web/platform/api-client.ts'

export const countryUploadQuery = (country: string) =>
  queryOptions({
    queryKey: ['market-form', country, 'upload'] as const,
    queryFn: ({ signal }) => call(countryUploadApi.get, { params: { country }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const downloadCountryTemplate = (country: string) =>
  download(countryUploadApi.template, { params: { country } })
