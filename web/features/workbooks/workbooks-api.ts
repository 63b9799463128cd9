import { queryOptions } from '@tanstack/react-query'
import type { MarketCode } from '#core/code-lists/markets.ts'
import {
  type FillCheck,
  type SheetProposal,
  type WorkbookSave,
  workbooksApi,
} from '#core/contract/workbooks.ts'
import type { WorkbookNature } from '#core/workbooks/natures.ts'
import { call, download } from '#web/platform/api-client.ts'

export const workbooksQuery = queryOptions({
  queryKey: ['workbooks', 'list'] as const,
  queryFn: ({ signal }) => call(workbooksApi.list, { signal }),
})

export const workbookQuery = (id: number) =>
  queryOptions({
    queryKey: ['workbooks', id] as const,
    queryFn: ({ signal }) => call(workbooksApi.get, { params: { id }, signal }),
    // What is being mapped is not replaced beneath one's hands.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Others validate and change meanwhile: it is asked anew each time. */
export const fillQuery = (id: number, revision: number, submissionIds: readonly number[] | null) =>
  queryOptions({
    queryKey: ['workbooks', id, 'check', revision, submissionIds] as const,
    queryFn: ({ signal }): Promise<FillCheck> =>
      call(workbooksApi.check, {
        params: { id },
        body: { submissionIds: submissionIds === null ? null : [...submissionIds] },
        signal,
      }),
    staleTime: 0,
  })

export interface Loading {
  readonly file: File
  readonly market: MarketCode
  readonly nature: WorkbookNature
}

export const loadWorkbook = ({ file, market, nature }: Loading) =>
  call(workbooksApi.load, { query: { market, nature }, file })
export const saveWorkbook = ({ id, ...body }: WorkbookSave & { readonly id: number }) =>
  call(workbooksApi.save, { params: { id }, body })
export const proposeSheet = ({ id, ...body }: SheetProposal & { readonly id: number }) =>
  call(workbooksApi.propose, { params: { id }, body })
export const removeWorkbook = (id: number) => call(workbooksApi.delete, { params: { id } })
export const restoreWorkbook = (id: number) => call(workbooksApi.restore, { params: { id } })
export const fillWorkbook = (id: number, submissionIds: readonly number[] | null) =>
  download(workbooksApi.fill, {
    params: { id },
    body: { submissionIds: submissionIds === null ? null : [...submissionIds] },
  })
