import { queryOptions } from '@tanstack/react-query'
import { submissionsApi } from '#core/contract/submissions.ts'
import { callShown, download } from '#web/platform/api-client.ts'

/** What of submissions is read that still name an operator as it was (decision D149). */

const shown = [
  'deviceName',
  'udiDi',
  'targetCountries',
  'masterDiId',
  'status',
  'recordStatus',
  'standing',
  'toBeConfirmed',
] as const

const most = 10

export const namingFormerlyQuery = (operatorId: number) =>
  queryOptions({
    queryKey: ['submissions', 'naming formerly', operatorId] as const,
    queryFn: ({ signal }) =>
      callShown(
        submissionsApi.list,
        shown,
        { formerOf: operatorId, limit: most, sort: 'deviceName' },
        signal,
      ),
    staleTime: 0,
  })

export const exportNamingFormerly = (operatorId: number) =>
  download(submissionsApi.export, { query: { formerOf: operatorId } })
