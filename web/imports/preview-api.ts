import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type ImportPreview,
  importPreviewsApi,
  type PreviewChange,
  type PreviewKind,
} from '#core/contract/import-previews.ts'
import type { Job } from '#core/contract/imports.ts'
import { call } from '#web/platform/api-client.ts'
import { isApiError } from '#web/platform/api-error.ts'

/** Uploads that are looked at before they are imported. */

export const previewQuery = (id: number) =>
  queryOptions({
    // Not under the jobs: committing starts one, and the preview is gone by then.
    queryKey: ['import-previews', id] as const,
    gcTime: 0,
    queryFn: ({ signal }) => call(importPreviewsApi.get, { params: { id }, signal }),
  })

/** Which revision of a preview is on the screen; another tab may have changed it since. */
export const shownRevision = (client: QueryClient, id: number): number | undefined =>
  client.getQueryData(previewQuery(id).queryKey)?.revision

/** Reads a preview again where an act was refused because another tab had changed it. */
export async function readAgainIfStale(client: QueryClient, id: number, error: unknown): Promise<void> {
  if (!isApiError(error) || error.status !== 409) return
  await client.invalidateQueries({ queryKey: previewQuery(id).queryKey })
}

export const createPreview = (
  kind: PreviewKind,
  file: File,
  masterDiId: number | undefined,
): Promise<ImportPreview> => call(importPreviewsApi.create, { query: { kind, masterDiId }, file })

export const changePreview = (id: number, body: PreviewChange): Promise<ImportPreview> =>
  call(importPreviewsApi.change, { params: { id }, body })

/** Starts the import; the answer is its job. */
export async function commitPreview(id: number, revision: number | undefined): Promise<Job> {
  const headers = { Prefer: 'respond-async' }
  return (await call(importPreviewsApi.commit, {
    params: { id },
    query: { revision },
    headers,
  })) as unknown as Job
}

export const cancelPreview = (id: number) => call(importPreviewsApi.cancel, { params: { id } })
