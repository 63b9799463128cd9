import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CommentFile, commentsApi } from '#core/contract/comments.ts'
import { call, callList, download } from '#web/platform/api-client.ts'

/** What is talked about. */
export interface ThreadOf {
  readonly about: 'master-di' | 'submission'
  readonly id: number
}

/** The newest of a thread, oldest of them first, and how many there are. Others write meanwhile. */
export const commentsQuery = ({ about, id }: ThreadOf, limit: number) =>
  queryOptions({
    queryKey: ['comments', about, id, limit] as const,
    queryFn: async ({ signal }) => {
      const endpoint = about === 'master-di' ? commentsApi.ofRecord : commentsApi.ofSubmission
      const query = { limit, sort: '-createdAt' } as const
      const { items, total } = await callList(endpoint, { params: { id }, query, signal })
      return { items: items.toReversed(), total }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Who can be mentioned. */
export const peopleQuery = queryOptions({
  queryKey: ['comments', 'people'] as const,
  queryFn: ({ signal }) => call(commentsApi.people, { signal }),
})

export const addComment = (
  { about, id }: ThreadOf,
  body: { readonly text: string; readonly attachmentIds: number[] },
) =>
  call(about === 'master-di' ? commentsApi.addToRecord : commentsApi.addToSubmission, {
    params: { id },
    body,
  })

export const changeComment = (id: number, body: { readonly text: string; readonly revision: number }) =>
  call(commentsApi.update, { params: { id }, body })

export const deleteComment = (id: number) => call(commentsApi.delete, { params: { id } })

export const uploadFile = (file: File): Promise<CommentFile> => call(commentsApi.upload, { file })

export const loadFile = (id: number) => download(commentsApi.file, { params: { id } })
